/// Taps for the hand, of which a display has none.
@MainActor @preconcurrency
open class UIFeedbackGenerator {
  /// A generator.
  public init() {}

  /// Does nothing.
  open func prepare() {}
}

/// A tap as of a blow.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How strong it is.
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  /// A generator.
  public convenience init(style: FeedbackStyle) { self.init() }

  /// Does nothing.
  open func impactOccurred() {}

  /// Does nothing.
  open func impactOccurred(intensity: CGFloat) {}
}

/// A tap that something came out well or badly.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What came out.
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  /// Does nothing.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A tap that another thing is chosen.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing.
  open func selectionChanged() {}
}
