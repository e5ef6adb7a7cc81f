import SwiftUI

/// How wide or high a mark is.
public struct MarkDimension: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  enum Value: Sendable {
    case automatic
    case fixed(CGFloat)
    case ratio(CGFloat)
    case inset(CGFloat)
  }

  let value: Value

  init(_ value: Value) { self.value = value }

  /// Points.
  public init(integerLiteral value: Int) { self.init(.fixed(CGFloat(value))) }
  /// Points.
  public init(floatLiteral value: Double) { self.init(.fixed(value)) }

  /// As suits the chart.
  public static var automatic: MarkDimension { MarkDimension(.automatic) }
  /// Points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(.fixed(value)) }
  /// A part of the step from one value to the next, 0…1.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(.ratio(value)) }
  /// The step less so many points at each side.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(.inset(value)) }

  /// Points, where a step has so many; `share` is the automatic part of it.
  func points(ofStep step: CGFloat, share: CGFloat) -> CGFloat {
    switch value {
    case .automatic: step * share
    case .fixed(let points): points
    case .ratio(let ratio): step * ratio
    case .inset(let inset): step - 2 * inset
    }
  }
}

/// How marks at the same place lie on each other.
public enum MarkStackingMethod: Sendable {
  case standard, normalized, center, unstacked
}

/// How a line goes from point to point.
public struct InterpolationMethod: Sendable, Hashable {
  enum Value: Hashable {
    case straight, curved, stepStart, stepCenter, stepEnd
  }

  let value: Value

  /// Straight.
  public static var linear: InterpolationMethod { InterpolationMethod(value: .straight) }
  /// Rounded through every point.
  public static var catmullRom: InterpolationMethod { InterpolationMethod(value: .curved) }
  /// Rounded through every point.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { InterpolationMethod(value: .curved) }
  /// Rounded through every point.
  public static var cardinal: InterpolationMethod { InterpolationMethod(value: .curved) }
  /// Rounded through every point.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod { InterpolationMethod(value: .curved) }
  /// Rounded through every point, without overshooting.
  public static var monotone: InterpolationMethod { InterpolationMethod(value: .curved) }
  /// A step at each point.
  public static var stepStart: InterpolationMethod { InterpolationMethod(value: .stepStart) }
  /// A step between points.
  public static var stepCenter: InterpolationMethod { InterpolationMethod(value: .stepCenter) }
  /// A step before the next point.
  public static var stepEnd: InterpolationMethod { InterpolationMethod(value: .stepEnd) }
}

/// Where a mark's annotation is.
public struct AnnotationPosition: Sendable, Hashable {
  /// Of the mark's box; the annotation touches it from outside.
  let anchor: UnitPoint
  let isInside: Bool

  init(_ x: CGFloat, _ y: CGFloat, inside: Bool = false) {
    anchor = UnitPoint(x: x, y: y)
    isInside = inside
  }

  /// As suits the mark.
  public static let automatic = AnnotationPosition(0.5, 0)
  /// In the middle of the mark.
  public static let overlay = AnnotationPosition(0.5, 0.5, inside: true)
  /// Above.
  public static let top = AnnotationPosition(0.5, 0)
  /// Below.
  public static let bottom = AnnotationPosition(0.5, 1)
  /// Before.
  public static let leading = AnnotationPosition(0, 0.5)
  /// After.
  public static let trailing = AnnotationPosition(1, 0.5)
  /// Above and before.
  public static let topLeading = AnnotationPosition(0, 0)
  /// Above and after.
  public static let topTrailing = AnnotationPosition(1, 0)
  /// Below and before.
  public static let bottomLeading = AnnotationPosition(0, 1)
  /// Below and after.
  public static let bottomTrailing = AnnotationPosition(1, 1)
}

/// What happens to annotations that stick out; they are always moved into the chart.
public struct AnnotationOverflowResolution: Sendable {
  /// What happens along one axis.
  public struct Strategy: Sendable {
    /// As suits the chart.
    public static var automatic: Strategy { Strategy() }
    /// Moved into the chart.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy() }
    /// Moved into the chart.
    public static var fit: Strategy { Strategy() }
    /// The chart makes room.
    public static func padScale(to boundary: Boundary) -> Strategy { Strategy() }
    /// The chart makes room.
    public static var padScale: Strategy { Strategy() }
    /// Left as it is.
    public static var disabled: Strategy { Strategy() }
  }

  /// What annotations have to stay in.
  public struct Boundary: Sendable {
    /// As suits the chart.
    public static var automatic: Boundary { Boundary() }
    /// The chart.
    public static var chart: Boundary { Boundary() }
    /// The part with the marks.
    public static var plot: Boundary { Boundary() }
  }

  /// What happens along each axis.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
  /// As suits the chart.
  public static var automatic: AnnotationOverflowResolution { AnnotationOverflowResolution() }
}

/// What an annotation's content may know of its mark.
public struct AnnotationContext {
  /// The size of the mark.
  public let targetSize: CGSize
}

/// The shape of a point.
public protocol ChartSymbolShape: InsettableShape {
  /// How much larger it is drawn than a square of the same area.
  var perceptualUnitRect: CGRect { get }
}

/// The shapes that points have by themselves.
public struct BasicChartSymbolShape: ChartSymbolShape {
  enum Kind: CaseIterable, Sendable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }

  let kind: Kind
  var inset: CGFloat = 0

  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  public func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: inset, dy: inset)
    func regular(_ corners: Int, turned: CGFloat) -> Path {
      let radius = min(rect.width, rect.height) / 2
      return Path { path in
        path.addLines(
          (0..<corners).map { corner in
            let angle = 2 * .pi * CGFloat(corner) / CGFloat(corners) - .pi / 2 + turned
            return CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
          })
        path.closeSubpath()
      }
    }
    func bars(_ turns: [CGFloat]) -> Path {
      var path = Path()
      let length = min(rect.width, rect.height)
      let bar = CGRect(x: -length / 2, y: -length / 8, width: length, height: length / 4)
      for turn in turns {
        path.addRect(
          bar,
          transform: CGAffineTransform(rotationAngle: turn).concatenating(
            CGAffineTransform(translationX: rect.midX, y: rect.midY)))
      }
      return path
    }
    switch kind {
    case .circle: return Path(ellipseIn: rect)
    case .square: return Path(rect.insetBy(dx: rect.width * 0.06, dy: rect.height * 0.06))
    case .triangle: return regular(3, turned: 0)
    case .diamond: return regular(4, turned: 0)
    case .pentagon: return regular(5, turned: 0)
    case .plus: return bars([0, .pi / 2])
    case .cross: return bars([.pi / 4, -.pi / 4])
    case .asterisk: return bars([0, .pi / 3, -.pi / 3])
    }
  }

  public func inset(by amount: CGFloat) -> BasicChartSymbolShape {
    BasicChartSymbolShape(kind: kind, inset: inset + amount)
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A disc.
  public static var circle: BasicChartSymbolShape { .init(kind: .circle) }
  /// A square.
  public static var square: BasicChartSymbolShape { .init(kind: .square) }
  /// A triangle.
  public static var triangle: BasicChartSymbolShape { .init(kind: .triangle) }
  /// A square on its corner.
  public static var diamond: BasicChartSymbolShape { .init(kind: .diamond) }
  /// A pentagon.
  public static var pentagon: BasicChartSymbolShape { .init(kind: .pentagon) }
  /// An upright cross.
  public static var plus: BasicChartSymbolShape { .init(kind: .plus) }
  /// A cross on its corner.
  public static var cross: BasicChartSymbolShape { .init(kind: .cross) }
  /// A star of lines.
  public static var asterisk: BasicChartSymbolShape { .init(kind: .asterisk) }
}
