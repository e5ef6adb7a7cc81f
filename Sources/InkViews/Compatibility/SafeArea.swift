import Foundation

/// Parts of the canvas that content keeps out of; a widget has none.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  /// Regions from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// What the container covers.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What a keyboard covers.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Everything.
  public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
  /// Accepted; a widget has no safe area to ignore.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    self
  }

  /// Accepted; a widget has no safe area to ignore.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
}
