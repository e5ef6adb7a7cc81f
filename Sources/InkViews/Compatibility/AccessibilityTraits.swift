import Foundation

/// What an element is to a screen reader.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  /// Traits from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A button.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// A header.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// Selected.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// A link.
  public static let isLink = AccessibilityTraits(rawValue: 8)
  /// A picture.
  public static let isImage = AccessibilityTraits(rawValue: 16)
  /// A text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 32)
  /// The summary of what is shown.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 64)
  /// Changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 128)
  /// Plays a sound.
  public static let playsSound = AccessibilityTraits(rawValue: 256)
  /// Starts a film or music.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 512)
  /// A key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1024)
  /// A field to search by.
  public static let isSearchField = AccessibilityTraits(rawValue: 2048)
  /// Touched directly.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 4096)
  /// Turns pages.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 8192)
  /// Keeps from everything else.
  public static let isModal = AccessibilityTraits(rawValue: 16384)
  /// A switch.
  public static let isToggle = AccessibilityTraits(rawValue: 32768)
  /// A bar of tabs.
  public static let isTabBar = AccessibilityTraits(rawValue: 65536)
}
