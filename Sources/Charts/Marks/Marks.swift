import SwiftUI

/// A line through points.
public struct LineMark: ChartContent, PrimitiveMarks {
  public typealias Body = Never
  let marks: [Mark]

  /// A point of the line.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    marks = [Mark(.line, x: .init(x), y: .init(y))]
  }

  /// A point of one of several lines.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    var mark = Mark(.line, x: .init(x), y: .init(y))
    mark.series = series.plot
    marks = [mark]
  }
}

/// The area under a line, or between two.
public struct AreaMark: ChartContent, PrimitiveMarks {
  public typealias Body = Never
  let marks: [Mark]

  /// From the axis to a value.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    var mark = Mark(.area, x: .init(x), y: .init(y))
    mark.stacking = stacking
    marks = [mark]
  }

  /// From the axis to a value of one of several areas.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    var mark = Mark(.area, x: .init(x), y: .init(y))
    mark.stacking = stacking
    mark.series = series.plot
    marks = [mark]
  }

  /// Between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { marks = [Mark(.area, x: .init(x), y: .init(yStart, yEnd))] }

  /// Between two values of one of several areas.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    var mark = Mark(.area, x: .init(x), y: .init(yStart, yEnd))
    mark.series = series.plot
    marks = [mark]
  }
}

/// A point.
public struct PointMark: ChartContent, PrimitiveMarks {
  public typealias Body = Never
  let marks: [Mark]

  /// At two values.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    marks = [Mark(.point, x: .init(x), y: .init(y))]
  }

  /// At a value, in the middle of the other axis.
  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) { marks = [Mark(.point, x: .init(x))] }

  /// At a value, in the middle of the other axis.
  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) { marks = [Mark(.point, y: .init(y))] }
}

/// A bar.
public struct BarMark: ChartContent, PrimitiveMarks {
  public typealias Body = Never
  let marks: [Mark]

  private init(
    x: Mark.Span?, y: Mark.Span?, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    var mark = Mark(.bar, x: x, y: y)
    mark.width = width
    mark.height = height
    mark.stacking = stacking
    marks = [mark]
  }

  /// From the axis to a value; lying where the first value is a number and the second a category.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) { self.init(x: .init(x), y: .init(y), width: width, height: height, stacking: stacking) }

  /// Standing between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) { self.init(x: .init(x), y: .init(yStart, yEnd), width: width) }

  /// Lying between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) { self.init(x: .init(xStart, xEnd), y: .init(y), height: height) }

  /// Standing from edge to edge.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) { self.init(x: .init(x), y: nil, width: width, stacking: stacking) }

  /// Lying from edge to edge.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) { self.init(x: nil, y: .init(y), height: height, stacking: stacking) }

  /// A part of a bar along the whole chart.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) { self.init(x: .init(xStart, xEnd), y: nil) }
}

/// A line across the chart.
public struct RuleMark: ChartContent, PrimitiveMarks {
  public typealias Body = Never
  let marks: [Mark]

  /// Upright at a value.
  public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    marks = [Mark(.rule, x: .init(x))]
  }

  /// Level at a value.
  public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
    marks = [Mark(.rule, y: .init(y))]
  }

  /// Upright between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { marks = [Mark(.rule, x: .init(x), y: .init(yStart, yEnd))] }

  /// Level between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) { marks = [Mark(.rule, x: .init(xStart, xEnd), y: .init(y))] }
}

/// A rectangle.
public struct RectangleMark: ChartContent, PrimitiveMarks {
  public typealias Body = Never
  let marks: [Mark]

  private init(
    _ x: Mark.Span?, _ y: Mark.Span?, width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) {
    var mark = Mark(.rectangle, x: x, y: y)
    mark.width = width
    mark.height = height
    marks = [mark]
  }

  /// Around two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) { self.init(.init(x), .init(y), width: width, height: height) }

  /// Between two values on each axis.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { self.init(.init(xStart, xEnd), .init(yStart, yEnd)) }

  /// Between two values, around a third.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) { self.init(.init(x), .init(yStart, yEnd), width: width) }

  /// Between two values, from top to bottom.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) { self.init(.init(xStart, xEnd), nil) }

  /// Between two values, from edge to edge.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { self.init(nil, .init(yStart, yEnd)) }
}

/// A piece of a pie or ring.
public struct SectorMark: ChartContent, PrimitiveMarks {
  public typealias Body = Never
  let marks: [Mark]

  /// A piece as large as its value's part of all values.
  public init<A: Plottable>(
    angle: PlottableValue<A>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    var mark = Mark(.sector)
    mark.angle = angle.plot
    mark.innerRadius = innerRadius
    mark.outerRadius = outerRadius
    // A gap, since neighbours may have patterns that are much alike.
    mark.angularInset = angularInset ?? 0.75
    marks = [mark]
  }
}
