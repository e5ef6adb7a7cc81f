import SwiftUI

/// A part of an axis at a value.
public struct AxisPart {
  enum Kind {
    case grid, tick
    /// Nil: the value in words.
    case label(AnyView?)
  }

  var kind: Kind
  var stroke: StrokeStyle?
  var length: CGFloat?
  var isCentered = false
  var style: AnyShapeStyle?
  var font: Font?
  var format: ((PlotValue) -> String?)?
  var offset = CGSize.zero
}

/// What stands at a value of an axis.
public protocol AxisMark {
  /// Its parts, in order.
  var _axisParts: [AxisPart] { get }
}

/// Parts of an axis of any type.
public struct AnyAxisMark: AxisMark {
  public let _axisParts: [AxisPart]

  init(_ parts: [AxisPart]) { _axisParts = parts }

  /// A part without its type.
  public init<Content: AxisMark>(_ content: Content) { _axisParts = content._axisParts }
}

extension AxisMark {
  private func with(_ change: (inout AxisPart) -> Void) -> AnyAxisMark {
    AnyAxisMark(
      _axisParts.map { part in
        var part = part
        change(&part)
        return part
      })
  }

  /// What it is drawn with.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    with { $0.style = $0.style ?? AnyShapeStyle(style) }
  }

  /// The font of a label.
  public func font(_ font: Font?) -> some AxisMark { with { $0.font = $0.font ?? font } }

  /// Shifts it.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    with { part in
      part.offset.width += x
      part.offset.height += y
    }
  }
}

/// Makes parts of an axis of a closure's statements.
@resultBuilder
public struct AxisMarkBuilder {
  /// Several parts.
  public static func buildBlock<each Content: AxisMark>(_ content: repeat each Content) -> AnyAxisMark {
    var parts: [AxisPart] = []
    repeat parts += (each content)._axisParts
    return AnyAxisMark(parts)
  }

  /// An `if` without `else`.
  public static func buildIf<Content: AxisMark>(_ content: Content?) -> AnyAxisMark {
    AnyAxisMark(content?._axisParts ?? [])
  }

  /// The first branch.
  public static func buildEither<Content: AxisMark>(first: Content) -> AnyAxisMark { AnyAxisMark(first) }

  /// The second branch.
  public static func buildEither<Content: AxisMark>(second: Content) -> AnyAxisMark { AnyAxisMark(second) }

  /// A branch for a newer system.
  public static func buildLimitedAvailability<Content: AxisMark>(_ content: Content) -> AnyAxisMark {
    AnyAxisMark(content)
  }
}

/// A line through the chart at a value.
public struct AxisGridLine: AxisMark {
  public let _axisParts: [AxisPart]

  /// A hairline, unless a stroke says otherwise.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    _axisParts = [AxisPart(kind: .grid, stroke: stroke, isCentered: centered ?? false)]
  }
}

/// A short line at a value.
public struct AxisTick: AxisMark {
  /// How long a tick is.
  public struct Length: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    let points: CGFloat?

    /// Points.
    public init(integerLiteral value: Int) { points = CGFloat(value) }
    /// Points.
    public init(floatLiteral value: Double) { points = value }
    init(points: CGFloat?) { self.points = points }

    /// As suits the chart.
    public static var automatic: Length { Length(points: nil) }
    /// As long as the label.
    public static var label: Length { Length(points: nil) }
    /// As long as the longest label.
    public static var longestLabel: Length { Length(points: nil) }
  }

  public let _axisParts: [AxisPart]

  /// Four points long, unless a length says otherwise.
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    _axisParts = [
      AxisPart(kind: .tick, stroke: stroke, length: length.points, isCentered: centered ?? false)
    ]
  }

  /// As long as said, points.
  @_disfavoredOverload
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    _axisParts = [AxisPart(kind: .tick, stroke: stroke, length: length, isCentered: centered ?? false)]
  }
}

/// What happens to labels that would touch: those after the first are left out.
public struct AxisValueLabelCollisionResolution: Sendable {
  /// As suits the chart.
  public static let automatic = AxisValueLabelCollisionResolution()
  /// The later one is left out.
  public static let greedy = AxisValueLabelCollisionResolution()
  /// The later one is left out.
  public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil)
    -> AxisValueLabelCollisionResolution
  { AxisValueLabelCollisionResolution() }
  /// The text is cut.
  public static let truncate = AxisValueLabelCollisionResolution()
  /// Left as it is.
  public static let disabled = AxisValueLabelCollisionResolution()
}

/// Which way a label reads; always level here.
public struct AxisValueLabelOrientation: Sendable {
  /// As suits the chart.
  public static let automatic = AxisValueLabelOrientation()
  /// Level.
  public static let horizontal = AxisValueLabelOrientation()
  /// Upwards.
  public static let vertical = AxisValueLabelOrientation()
  /// Downwards.
  public static let verticalReversed = AxisValueLabelOrientation()
}

/// The words at a value.
public struct AxisValueLabel<Content>: AxisMark {
  public let _axisParts: [AxisPart]

  init(_ view: AnyView?, centered: Bool?, format: ((PlotValue) -> String?)? = nil) {
    _axisParts = [AxisPart(kind: .label(view), isCentered: centered ?? false, format: format)]
  }
}

extension AxisValueLabel where Content == Never {
  /// The value.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) { self.init(nil, centered: centered) }

  /// The value in a format.
  public init<F: FormatStyle>(
    format: F, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    self.init(nil, centered: centered, format: { format.text(of: $0) })
  }
}

extension AxisValueLabel where Content == Text {
  /// Words.
  public init(
    _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) { self.init(AnyView(Text(titleKey)), centered: centered) }

  /// Words.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) { self.init(AnyView(Text(title)), centered: centered) }
}

extension AxisValueLabel where Content: View {
  /// A view.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { self.init(AnyView(content()), centered: centered) }
}
