import Foundation

#if compiler(>=6.2)
  /// A type whose metatype may cross isolation; every type was, before the language could say otherwise.
  public typealias _SendableMetatype = SendableMetatype
#else
  /// A type whose metatype may cross isolation; every type may, in this version of the language.
  public typealias _SendableMetatype = Any
#endif

/// A custom alignment guide.
public protocol AlignmentID: _SendableMetatype {
  /// The guide's place in a view that has not set it, points from the top leading corner.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide of either axis, as the engine compares them.
struct AlignmentKey: Hashable, Sendable {
  let id: ObjectIdentifier
  let axis: Axis
  let defaultValue: @Sendable (ViewDimensions) -> CGFloat

  init(_ id: any AlignmentID.Type, axis: Axis) {
    self.id = ObjectIdentifier(id)
    self.axis = axis
    defaultValue = { id.defaultValue(in: $0) }
  }

  static func == (left: AlignmentKey, right: AlignmentKey) -> Bool {
    left.id == right.id && left.axis == right.axis
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(axis)
  }

  /// True for the six guides of a frame's edges and centre, which containers never take from their children.
  var isFrameGuide: Bool { self == .start(axis) || self == .middle(axis) || self == .end(axis) }

  /// One value from those of a container's children: the least first baseline, the greatest last baseline,
  /// the mean of anything else.
  func combine(_ values: [CGFloat]) -> CGFloat? {
    guard !values.isEmpty else { return nil }
    switch self {
    case VerticalAlignment.firstTextBaseline.key: return values.min()
    case VerticalAlignment.lastTextBaseline.key: return values.max()
    default: return values.reduce(0, +) / CGFloat(values.count)
    }
  }

  private static func start(_ axis: Axis) -> AlignmentKey {
    axis == .horizontal ? HorizontalAlignment.leading.key : VerticalAlignment.top.key
  }

  private static func middle(_ axis: Axis) -> AlignmentKey {
    axis == .horizontal ? HorizontalAlignment.center.key : VerticalAlignment.center.key
  }

  private static func end(_ axis: Axis) -> AlignmentKey {
    axis == .horizontal ? HorizontalAlignment.trailing.key : VerticalAlignment.bottom.key
  }
}
