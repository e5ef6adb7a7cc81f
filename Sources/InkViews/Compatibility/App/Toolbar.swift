/// Where something is in a bar.
public struct ToolbarItemPlacement: Sendable {
  /// As suits the bar.
  public static let automatic = ToolbarItemPlacement()
  /// In the middle.
  public static let principal = ToolbarItemPlacement()
  /// At the leading edge.
  public static let navigationBarLeading = ToolbarItemPlacement()
  /// At the trailing edge.
  public static let navigationBarTrailing = ToolbarItemPlacement()
  /// At the leading edge.
  public static let topBarLeading = ToolbarItemPlacement()
  /// At the trailing edge.
  public static let topBarTrailing = ToolbarItemPlacement()
  /// Below.
  public static let bottomBar = ToolbarItemPlacement()
  /// Over the keyboard.
  public static let keyboard = ToolbarItemPlacement()
  /// What is done first.
  public static let primaryAction = ToolbarItemPlacement()
  /// What ends with a change.
  public static let confirmationAction = ToolbarItemPlacement()
  /// What ends without.
  public static let cancellationAction = ToolbarItemPlacement()
  /// What takes away.
  public static let destructiveAction = ToolbarItemPlacement()
  /// Where one is.
  public static let navigation = ToolbarItemPlacement()
  /// What is told.
  public static let status = ToolbarItemPlacement()
}

/// What is in a bar.
public protocol ToolbarContent {}

/// One thing in a bar.
public struct ToolbarItem<Content: View>: ToolbarContent {
  /// One thing in a bar.
  public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
  }
}

/// Several things in a bar.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  /// Several things in a bar.
  public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
  }
}

/// Room between things in a bar.
public struct ToolbarSpacer: ToolbarContent {
  /// Room.
  public nonisolated init() {}
}

/// Nothing of a bar, since there is none.
public struct EmptyToolbarContent: ToolbarContent {
  nonisolated init() {}
}

/// Makes a bar of a closure's statements.
@resultBuilder
public struct ToolbarContentBuilder {
  /// What is in a bar.
  public static func buildBlock<each C: ToolbarContent>(_ content: repeat each C) -> EmptyToolbarContent {
    EmptyToolbarContent()
  }
  /// An `if` without `else`.
  public static func buildIf<C: ToolbarContent>(_ content: C?) -> EmptyToolbarContent {
    EmptyToolbarContent()
  }
  /// The first branch.
  public static func buildEither<C: ToolbarContent>(first: C) -> EmptyToolbarContent { EmptyToolbarContent() }
  /// The second branch.
  public static func buildEither<C: ToolbarContent>(second: C) -> EmptyToolbarContent {
    EmptyToolbarContent()
  }
  /// A branch for a newer system.
  public static func buildLimitedAvailability<C: ToolbarContent>(_ content: C) -> EmptyToolbarContent {
    EmptyToolbarContent()
  }
}

/// Which bar.
public struct ToolbarPlacement: Sendable {
  /// All.
  public static let automatic = ToolbarPlacement()
  /// The upper one.
  public static let navigationBar = ToolbarPlacement()
  /// The lower one.
  public static let bottomBar = ToolbarPlacement()
  /// That of tabs.
  public static let tabBar = ToolbarPlacement()
}

extension View {
  /// Accepted; there is no bar.
  public nonisolated func toolbar<C: ToolbarContent>(@ToolbarContentBuilder content: () -> C) -> some View {
    self
  }
  /// Accepted; there is no bar.
  @_disfavoredOverload
  public nonisolated func toolbar<C: View>(@ViewBuilder content: () -> C) -> some View { self }
  /// Accepted; there is no bar.
  public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    self
  }
  /// Accepted; there is no bar.
  public nonisolated func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...)
    -> some View
  { self }
  /// Accepted; there is no bar.
  public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { self }
  /// Accepted; there is no bar.
  public nonisolated func toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...)
    -> some View
  { self }
}
