import Foundation

/// Views one above the other; everything is shown at once, so it is a `VStack`.
public struct LazyVStack<Content: View> {
  let stack: VStack<Content>

  /// A column.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    stack = VStack(alignment: alignment, spacing: spacing, content: content)
  }
}

extension LazyVStack: View {
  /// The column.
  public var body: some View { stack }
}
