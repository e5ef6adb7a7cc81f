import Foundation

/// How a text is set among others.
public enum TextScale: Sendable {
  case `default`, secondary
}

/// How large controls are.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  case mini, small, regular, large, extraLarge
}

/// Where content margins go; widgets have theirs from the host.
public struct ContentMarginPlacement: Sendable {
  public static let automatic = ContentMarginPlacement()
  public static let scrollContent = ContentMarginPlacement()
  public static let scrollIndicators = ContentMarginPlacement()
}

/// Names for views that would move into each other.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  /// A name space.
  public struct ID: Hashable, Sendable {
    private let id = UUID()
  }

  /// The name space.
  public let wrappedValue = ID()

  /// A new name space.
  public init() {}
}

/// What of two views would be matched.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32

  /// Properties by their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Accepted; nothing moves here.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    self
  }

  /// Accepted; nothing moves here.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    self
  }

  /// Accepted; the view stays flat.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    self
  }

  /// Accepted; text keeps its size.
  public nonisolated func textScale(_ scale: TextScale, isEnabled: Bool = true) -> some View { self }

  /// Accepted; the language of a text is that of its characters and of the locale.
  public nonisolated func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View {
    self
  }

  /// As large as the proposal along some axes.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    frame(
      maxWidth: axes.contains(.horizontal) ? .infinity : nil,
      maxHeight: axes.contains(.vertical) ? .infinity : nil, alignment: alignment)
  }

  /// A margin; there is no other safe area.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }

  /// A margin at some edges; there is no other safe area.
  public nonisolated func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    padding(edges, length)
  }

  /// A margin; widgets have theirs from the host.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    padding(edges, length)
  }

  /// A margin; widgets have theirs from the host.
  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    padding(length)
  }

  /// Accepted; controls have one size.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View { self }

  /// Accepted; a tree is evaluated once.
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void
  ) -> some View {
    self
  }

  /// Accepted; nothing is opened here.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  /// Accepted; there is no pointer.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// Accepted; nothing can be touched here.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    self
  }

  /// Accepted; there are no system gestures.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// Accepted; there are no rows.
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View { self }

  /// Accepted; there are no rows.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

  /// Accepted; there is no screen reader.
  public nonisolated func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    self
  }

  /// Accepted; there is no screen reader.
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

  /// Accepted; there is no screen reader.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// Accepted; there is no screen reader.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

  /// Accepted; views are mirrored by their layout.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
}
