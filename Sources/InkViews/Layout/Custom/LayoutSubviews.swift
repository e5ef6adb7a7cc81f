import Foundation

/// The views that a layout lays out.
///
/// Unchecked because layouts are asked on the main actor only.
public struct LayoutSubviews: RandomAccessCollection, @unchecked Sendable {
  let nodes: [LayoutNode]
  let context: ViewContext
  let placements: LayoutPlacements
  /// The direction of reading.
  public let layoutDirection: LayoutDirection

  public var startIndex: Int { 0 }
  public var endIndex: Int { nodes.count }

  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(node: nodes[index], index: index, placements: placements)
  }
}

/// A view that a layout lays out.
///
/// Unchecked because layouts are asked on the main actor only.
public struct LayoutSubview: @unchecked Sendable {
  let node: LayoutNode
  let index: Int
  let placements: LayoutPlacements

  /// How early it is served.
  public var priority: Double { MainActor.assumeIsolated { node.layoutPriority } }

  /// The distances it likes to keep from its neighbours.
  public var spacing: ViewSpacing { MainActor.assumeIsolated { node.spacing } }

  /// Its size for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    MainActor.assumeIsolated { node.size(for: proposal) }
  }

  /// Its size and guides for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    return ViewDimensions(width: size.width, height: size.height, node: node, proposal: proposal)
  }

  /// Puts one of its points at a point.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    let size = sizeThatFits(proposal)
    placements.places[index] = .init(
      origin: CGPoint(x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y),
      proposal: proposal)
  }

  /// A value that the view was given for its layout.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    let id = ObjectIdentifier(key)
    let found = MainActor.assumeIsolated {
      var next: LayoutNode? = node
      while let current = next {
        if let value = (current as? LayoutValueNode)?.values[id] { return Found(value) }
        next = (current as? UnaryNode)?.child
      }
      return Found(nil)
    }
    return found.value as? K.Value ?? K.defaultValue
  }
}

/// Carries a value out of the main actor, on which the caller is already.
private struct Found: @unchecked Sendable {
  let value: Any?

  init(_ value: Any?) { self.value = value }
}

/// Where a layout has put its views.
final class LayoutPlacements: @unchecked Sendable {
  /// A view's top leading corner, and what it is proposed there.
  struct Place {
    var origin: CGPoint
    var proposal: ProposedViewSize
  }

  var places: [Int: Place] = [:]
}

/// A key for a value that a view gives to its layout.
public protocol LayoutValueKey {
  /// The value's type.
  associatedtype Value

  /// The value of views that give none.
  static var defaultValue: Value { get }
}

/// Gives a value to the layout.
struct LayoutValueModifier {
  let key: ObjectIdentifier
  let value: Any
}

extension LayoutValueModifier: NodeModifier {
  func makeNode(around child: LayoutNode, in context: ViewContext) -> LayoutNode {
    LayoutValueNode([key: value], child, in: context)
  }
}

/// The node of values for the layout.
@MainActor
final class LayoutValueNode: UnaryNode {
  let values: [ObjectIdentifier: Any]

  init(_ values: [ObjectIdentifier: Any], _ child: LayoutNode, in context: ViewContext) {
    self.values = values
    super.init(child, in: context)
  }

  override var name: String { "layoutValue" }
}

extension View {
  /// Gives a value to the layout that the view stands in.
  public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(LayoutValueModifier(key: ObjectIdentifier(key), value: value))
  }
}
