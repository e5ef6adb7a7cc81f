import SwiftUI

/// What an axis shows.
public protocol AxisContent {
  /// The marks of the axis, in order.
  var _axisMarks: [AxisMarkSet] { get }
}

/// Marks at some values of an axis.
public struct AxisMarkSet {
  enum Values {
    case automatic(count: Int?)
    case stride(Double)
    case calendar(Calendar.Component, count: Int)
    case list([PlotValue])
  }

  var values: Values
  var position: AxisMarkPosition
  /// Nil: the parts that an axis has by itself.
  var parts: ((AxisValue) -> [AxisPart])?
  var format: ((PlotValue) -> String?)?
  var stroke: StrokeStyle?
  var style: AnyShapeStyle?
  var font: Font?
}

/// Where an axis is.
public struct AxisMarkPosition: Sendable, Hashable {
  enum Place: Hashable {
    case automatic, leading, trailing, top, bottom
  }

  let place: Place

  /// Below, or at the trailing edge.
  public static let automatic = AxisMarkPosition(place: .automatic)
  /// At the leading edge.
  public static let leading = AxisMarkPosition(place: .leading)
  /// At the trailing edge.
  public static let trailing = AxisMarkPosition(place: .trailing)
  /// Above.
  public static let top = AxisMarkPosition(place: .top)
  /// Below.
  public static let bottom = AxisMarkPosition(place: .bottom)
}

/// How labels stand to their marks; the chart aligns them by their kind.
public struct AxisMarkPreset: Sendable {
  /// As suits the chart.
  public static let automatic = AxisMarkPreset()
  /// In the chart.
  public static let inset = AxisMarkPreset()
  /// At the marks.
  public static let aligned = AxisMarkPreset()
  /// Beyond the chart.
  public static let extended = AxisMarkPreset()
}

/// Which values an axis marks.
public struct AxisMarkValues {
  let values: AxisMarkSet.Values

  /// Round values, about five.
  public static var automatic: AxisMarkValues { AxisMarkValues(values: .automatic(count: nil)) }

  /// Round values, about so many.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues(values: .automatic(count: desiredCount)) }

  /// Round values, apart at least so much.
  public static func automatic<P: Plottable>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues(values: .automatic(count: desiredCount)) }

  /// Values as far apart as that.
  public static func stride<P: Plottable>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(values: .stride(stepSize.primitivePlottable._plotValue.length ?? 1))
  }

  /// Days, hours or other parts of the calendar.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues { AxisMarkValues(values: .calendar(component, count: max(1, count))) }
}

/// A value that an axis marks.
public struct AxisValue {
  let plot: PlotValue
  /// Its place among the axis's values, from 0.
  public let index: Int
  /// How many values the axis marks.
  public let count: Int

  /// The value as a type; nil when it is of another one.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? {
    P.PrimitivePlottable._value(plot).flatMap { P(primitivePlottable: $0) }
  }
}

/// Marks of an axis.
public struct AxisMarks: AxisContent {
  public let _axisMarks: [AxisMarkSet]

  /// Lines and labels.
  public nonisolated init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    _axisMarks = [AxisMarkSet(values: values.values, position: position, stroke: stroke)]
  }

  /// Lines and labels at these values.
  public nonisolated init<P: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P],
    stroke: StrokeStyle? = nil
  ) {
    _axisMarks = [AxisMarkSet(values: .list(values.plots), position: position, stroke: stroke)]
  }

  /// Lines, and labels in a format.
  public nonisolated init<F: FormatStyle>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    _axisMarks = [
      AxisMarkSet(
        values: values.values, position: position, format: { format.text(of: $0) }, stroke: stroke)
    ]
  }

  /// Lines, and labels in a format at these values.
  public nonisolated init<P: Plottable, F: FormatStyle>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P],
    stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    _axisMarks = [
      AxisMarkSet(
        values: .list(values.plots), position: position, format: { format.text(of: $0) }, stroke: stroke)
    ]
  }

  /// What the closure makes of each value.
  public nonisolated init<Content: AxisMark>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    _axisMarks = [
      AxisMarkSet(values: values.values, position: position, parts: { content($0)._axisParts })
    ]
  }

  /// What the closure makes of each of these values.
  public nonisolated init<P: Plottable, Content: AxisMark>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    _axisMarks = [
      AxisMarkSet(values: .list(values.plots), position: position, parts: { content($0)._axisParts })
    ]
  }

  /// The same at round values.
  public nonisolated init<Content: AxisMark>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
  ) {
    _axisMarks = [
      AxisMarkSet(values: values.values, position: position, parts: { _ in content()._axisParts })
    ]
  }
}

extension Array where Element: Plottable {
  /// Their places.
  var plots: [PlotValue] { map(\.primitivePlottable._plotValue) }
}

extension FormatStyle where FormatInput: Plottable, FormatOutput == String {
  /// The text of a place; nil when it is of another kind.
  func text(of plot: PlotValue) -> String? {
    FormatInput.PrimitivePlottable._value(plot).flatMap { FormatInput(primitivePlottable: $0) }
      .map { format($0) }
  }
}

/// Makes an axis of a closure's statements.
@resultBuilder
public struct AxisContentBuilder {
  /// An axis of several sets of marks.
  public static func buildBlock<each Content: AxisContent>(
    _ content: repeat each Content
  ) -> some AxisContent {
    var marks: [AxisMarkSet] = []
    repeat marks += (each content)._axisMarks
    return AxisMarkList(_axisMarks: marks)
  }

  /// An `if` without `else`.
  public static func buildIf<Content: AxisContent>(_ content: Content?) -> AxisMarkList {
    AxisMarkList(_axisMarks: content?._axisMarks ?? [])
  }

  /// The first branch.
  public static func buildEither<Content: AxisContent>(first: Content) -> AxisMarkList {
    AxisMarkList(_axisMarks: first._axisMarks)
  }

  /// The second branch.
  public static func buildEither<Content: AxisContent>(second: Content) -> AxisMarkList {
    AxisMarkList(_axisMarks: second._axisMarks)
  }

  /// A branch for a newer system.
  public static func buildLimitedAvailability<Content: AxisContent>(_ content: Content) -> AxisMarkList {
    AxisMarkList(_axisMarks: content._axisMarks)
  }
}

/// Several sets of marks.
public struct AxisMarkList: AxisContent {
  public let _axisMarks: [AxisMarkSet]

  nonisolated init(_axisMarks: [AxisMarkSet]) { self._axisMarks = _axisMarks }
}

extension AxisContent {
  /// What all of it is drawn with.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisContent {
    AxisMarkList(
      _axisMarks: _axisMarks.map { set in
        var set = set
        set.style = AnyShapeStyle(style)
        return set
      })
  }

  /// The font of its labels.
  public func font(_ font: Font?) -> some AxisContent {
    AxisMarkList(
      _axisMarks: _axisMarks.map { set in
        var set = set
        set.font = font
        return set
      })
  }
}
