import SwiftUI

/// One mark with everything that was said of it.
struct Mark {
  enum Kind {
    case line, area, bar, point, rule, rectangle, sector
  }

  /// What a mark takes of an axis: a point, or from one value to another.
  struct Span {
    var low: PlotValue
    var high: PlotValue?
    /// Whether the end comes from the calendar, so that bars and points stand in the middle.
    var isUnit = false

    init<Value>(_ value: PlottableValue<Value>) {
      low = value.plot
      high = value.end
      isUnit = value.end != nil
    }

    init<Value>(_ start: PlottableValue<Value>, _ end: PlottableValue<Value>) {
      low = start.plot
      high = end.plot
    }
  }

  /// A view beside a mark.
  struct Annotation {
    var position: AnnotationPosition
    var spacing: CGFloat
    var content: AnyView
  }

  var kind: Kind
  var x: Span?
  var y: Span?
  /// What a sector takes of the whole.
  var angle: PlotValue?
  var innerRadius = MarkDimension.automatic
  var outerRadius = MarkDimension.automatic
  var angularInset: CGFloat = 0
  /// What tells it from other lines.
  var series: PlotValue?
  var style: AnyShapeStyle?
  /// What its style, its symbol, its place beside others and its line are chosen by.
  var styleKey: PlotValue?
  var symbolKey: PlotValue?
  var positionKey: PlotValue?
  var lineStyleKey: PlotValue?
  var lineStyle: StrokeStyle?
  var interpolation = InterpolationMethod.linear
  var symbol: AnyShape?
  /// Points across.
  var symbolSize: CGSize?
  var opacity = 1.0
  var cornerRadius: CGFloat?
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var stacking = MarkStackingMethod.standard
  var offset = CGSize.zero
  var zIndex = 0.0
  var annotations: [Annotation] = []

  init(_ kind: Kind, x: Span? = nil, y: Span? = nil) {
    self.kind = kind
    self.x = x
    self.y = y
  }

  /// What tells a line of this mark from others.
  var lineKey: [PlotValue?] { [series, styleKey, symbolKey, lineStyleKey] }
}
