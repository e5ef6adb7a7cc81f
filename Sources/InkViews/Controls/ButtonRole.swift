import Foundation

/// What pressing a button would do to things.
public struct ButtonRole: Hashable, Sendable {
  private let name: String

  /// It takes something away.
  public static let destructive = ButtonRole(name: "destructive")
  /// It goes back.
  public static let cancel = ButtonRole(name: "cancel")
}
