import Foundation

/// How a path is stroked; the line lies half on each side of the path.
public struct StrokeStyle: Hashable, Sendable {
  /// Points.
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  /// Miters longer than this times half the width become bevels.
  public var miterLimit: CGFloat
  /// Lengths of ink and gap in turn, points; empty is a solid line.
  public var dash: [CGFloat]
  /// Where in the dash pattern the line starts, points.
  public var dashPhase: CGFloat

  /// A style; the defaults are SwiftUI's.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
