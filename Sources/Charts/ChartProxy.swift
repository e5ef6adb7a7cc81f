import SwiftUI

/// Where things are in a chart, for what is laid over or under it.
///
/// The room that axes take is estimated by the number of their letters.
public struct ChartProxy {
  private let x: AxisScale
  private let y: AxisScale
  private let area: CGRect

  @MainActor
  init(_ plan: ChartPlan, _ size: CGSize) {
    x = plan.x
    y = plan.y
    func hasLabel(_ tick: ChartPlan.Tick) -> Bool {
      tick.parts.contains { if case .label = $0.kind { true } else { false } }
    }
    let letters = plan.yTicks.filter { hasLabel($0) }.map(\.title.count).max() ?? 0
    let width = letters == 0 ? 0 : CGFloat(letters) * 6 + 4
    let height: CGFloat = plan.xTicks.contains(where: { hasLabel($0) }) ? 16 : 0
    let legend: CGFloat = plan.legend.isEmpty ? 0 : 17
    let isLeading = plan.yTicks.contains { $0.position.place == .leading }
    area = CGRect(
      x: isLeading ? width : 0, y: letters == 0 ? 0 : 6, width: max(1, size.width - width),
      height: max(1, size.height - height - legend - (letters == 0 ? 0 : 6)))
  }

  /// The size of the part with the marks.
  public var plotSize: CGSize { area.size }
  /// The size of the part with the marks.
  public var plotAreaSize: CGSize { area.size }
  /// The part with the marks, for `GeometryProxy`.
  public var plotFrame: Anchor<CGRect>? { Anchor(area) }
  /// The part with the marks, for `GeometryProxy`.
  public var plotAreaFrame: Anchor<CGRect> { Anchor(area) }

  /// Where a value is, from the leading edge of the part with the marks; nil where it has no place.
  public func position<P: Plottable>(forX value: P) -> CGFloat? {
    x.place(value.primitivePlottable._plotValue).map { $0 * area.width }
  }

  /// Where a value is, from the top of the part with the marks; nil where it has no place.
  public func position<P: Plottable>(forY value: P) -> CGFloat? {
    y.place(value.primitivePlottable._plotValue).map { (1 - $0) * area.height }
  }

  /// Where two values meet; nil where they have no place.
  public func position<X: Plottable, Y: Plottable>(for values: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: values.x), let y = position(forY: values.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The value at a distance from the leading edge; nil when it is of another type.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
    value(x, at: position / area.width)
  }

  /// The value at a distance from the top; nil when it is of another type.
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
    value(y, at: 1 - position / area.height)
  }

  /// The values at a point; nil when they are of other types.
  public func value<X: Plottable, Y: Plottable>(at position: CGPoint, as type: (X, Y).Type = (X, Y).self)
    -> (X, Y)?
  {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else {
      return nil
    }
    return (x, y)
  }

  private func value<P: Plottable>(_ scale: AxisScale, at place: Double) -> P? {
    scale.value(at: place).flatMap { P.PrimitivePlottable._value($0) }.flatMap { P(primitivePlottable: $0) }
  }
}
