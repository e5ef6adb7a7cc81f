import SwiftUI

/// What an axis reaches over.
public protocol ScaleDomain {
  var _chartDomain: ChartDomain { get }
}

/// What an axis reaches over, where something was said of it.
public struct ChartDomain: Sendable {
  var low: PlotValue?
  var high: PlotValue?
  var categories: [String]?
  var includesZero: Bool?
  var isReversed = false
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  public var _chartDomain: ChartDomain {
    ChartDomain(low: lowerBound.primitivePlottable._plotValue, high: upperBound.primitivePlottable._plotValue)
  }
}

extension Range: ScaleDomain where Bound: Plottable {
  public var _chartDomain: ChartDomain {
    ChartDomain(low: lowerBound.primitivePlottable._plotValue, high: upperBound.primitivePlottable._plotValue)
  }
}

extension Array: ScaleDomain where Element: Plottable {
  /// Categories in this order, or from the least to the greatest.
  public var _chartDomain: ChartDomain {
    let plots = map(\.primitivePlottable._plotValue)
    let lengths = plots.filter { $0.length != nil }
    guard lengths.isEmpty else {
      let sorted = lengths.sorted { ($0.length ?? 0) < ($1.length ?? 0) }
      return ChartDomain(low: sorted.first, high: sorted.last)
    }
    return ChartDomain(categories: plots.compactMap(\.category))
  }
}

/// As far as the marks reach.
public struct AutomaticScaleDomain: ScaleDomain {
  public let _chartDomain: ChartDomain
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// As far as the marks reach.
  public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain(_chartDomain: ChartDomain()) }

  /// As far as the marks reach, with zero or without.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain(
      _chartDomain: ChartDomain(includesZero: includesZero, isReversed: reversed ?? false))
  }
}

/// Which part of the plot an axis takes.
public struct PlotDimensionScaleRange: Sendable {
  let start: CGFloat
  let end: CGFloat

  /// All of it.
  public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange(start: 0, end: 0) }
  /// Less so many points at both ends.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: padding, end: padding)
  }
  /// Less so many points at the ends.
  public static func plotDimension(
    startPadding: CGFloat = 0, endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange { PlotDimensionScaleRange(start: startPadding, end: endPadding) }
}

/// How values are spread along an axis.
public struct ScaleType: Sendable, Hashable {
  let isLogarithmic: Bool

  /// Evenly.
  public static let linear = ScaleType(isLogarithmic: false)
  /// By their decimal exponent.
  public static let log = ScaleType(isLogarithmic: true)
  /// Evenly, dates.
  public static let date = ScaleType(isLogarithmic: false)
  /// Categories.
  public static let category = ScaleType(isLogarithmic: false)
  /// Evenly.
  public static let squareRoot = ScaleType(isLogarithmic: false)
  /// By their exponent.
  public static let symmetricLog = ScaleType(isLogarithmic: true)
}
