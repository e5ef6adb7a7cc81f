/// A tap for the hand, of which a display has none.
public struct SensoryFeedback: Equatable, Sendable {
  /// How strong a tap is.
  public struct Weight: Equatable, Sendable {
    public static let light = Weight()
    public static let medium = Weight()
    public static let heavy = Weight()
  }

  public static let success = SensoryFeedback()
  public static let warning = SensoryFeedback()
  public static let error = SensoryFeedback()
  public static let selection = SensoryFeedback()
  public static let increase = SensoryFeedback()
  public static let decrease = SensoryFeedback()
  public static let start = SensoryFeedback()
  public static let stop = SensoryFeedback()
  public static let alignment = SensoryFeedback()
  public static let levelChange = SensoryFeedback()
  public static let impact = SensoryFeedback()

  /// A tap as of a blow.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { impact }
}

extension View {
  /// Accepted; there is nothing to tap with.
  public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View
  {
    self
  }

  /// Accepted; there is nothing to tap with.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View {
    self
  }
}
