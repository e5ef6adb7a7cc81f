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
