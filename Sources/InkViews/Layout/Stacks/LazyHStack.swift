import Foundation

/// Views side by side; everything is shown at once, so it is an `HStack`.
public struct LazyHStack<Content: View> {
  let stack: HStack<Content>

  /// A row.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    stack = HStack(alignment: alignment, spacing: spacing, content: content)
  }
}

extension LazyHStack: View {
  /// The row.
  public var body: some View { stack }
}
