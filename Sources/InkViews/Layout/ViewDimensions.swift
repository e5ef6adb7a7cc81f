import Foundation

/// A view's size in its own coordinates, and its alignment guides.
public struct ViewDimensions {
  public let width: CGFloat
  public let height: CGFloat
  /// The view whose explicit guides count; nil for a bare frame.
  let node: LayoutNode?
  let proposal: ProposedViewSize

  /// A guide: the one set explicitly, else its default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  /// A guide: the one set explicitly, else its default.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// A guide if it is set explicitly.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }

  /// A guide if it is set explicitly.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  subscript(key: AlignmentKey) -> CGFloat { explicit(key) ?? key.defaultValue(self) }

  /// Guides are asked for while laying out, which happens on the main actor.
  private func explicit(_ key: AlignmentKey) -> CGFloat? {
    guard let node else { return nil }
    let proposal = proposal
    return MainActor.assumeIsolated { node.explicitGuide(key, for: proposal) }
  }
}

extension ViewDimensions: Equatable {
  /// True when the sizes are the same and belong to the same view.
  public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool {
    left.node === right.node && left.proposal == right.proposal
  }
}
