import Foundation

/// How glass looks; ink has none.
public struct Glass: Hashable, Sendable {
  private let name: String

  public static let regular = Glass(name: "regular")
  public static let clear = Glass(name: "clear")
  public static let identity = Glass(name: "identity")

  /// Accepted; there is no glass.
  public func tint(_ color: Color?) -> Glass { self }

  /// Accepted; there is no glass.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

extension View {
  /// Accepted; there is no glass on ink.
  public nonisolated func glassEffect(_ glass: Glass = .regular) -> some View { self }

  /// Accepted; there is no glass on ink.
  public nonisolated func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View { self }

  /// Accepted; nothing moves here.
  public nonisolated func geometryGroup() -> some View { self }

  /// Accepted; there is no status bar.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Accepted; there is no screen reader.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View { self }
}
