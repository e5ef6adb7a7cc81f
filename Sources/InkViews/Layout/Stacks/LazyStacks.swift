import Foundation

/// A set of views kept in place while scrolling; nothing scrolls here, so it is ignored.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  /// A set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

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
