import Foundation

/// A size a parent proposes; each axis is nil for "your ideal", 0 for "your minimum", infinity for "your
/// maximum", or points.
public struct ProposedViewSize: Hashable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  /// A proposal from its axes.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// A proposal of a whole size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The least a view can be.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// What a view wants to be.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// The most a view can be.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// The size, with `size` where an axis is nil: 10 points unless told.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// The length along an axis.
  subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }

  /// A proposal by the axes of a stack.
  init(_ axis: Axis, main: CGFloat?, cross: CGFloat?) {
    self =
      axis == .horizontal
      ? ProposedViewSize(width: main, height: cross) : ProposedViewSize(width: cross, height: main)
  }

  /// The proposal less insets, not below zero.
  func inset(by insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max($0 - insets.leading - insets.trailing, 0) },
      height: height.map { max($0 - insets.top - insets.bottom, 0) })
  }
}

extension CGSize {
  /// The length along an axis.
  subscript(axis: Axis) -> CGFloat { axis == .horizontal ? width : height }

  /// A size by the axes of a stack.
  init(_ axis: Axis, main: CGFloat, cross: CGFloat) {
    self = axis == .horizontal ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
  }
}
