import InkBitmap

/// What to do with the panel now, and why.
public struct RefreshPlan: Equatable, Sendable {
  /// What to do.
  public enum Action: Equatable, Sendable {
    /// The glass is right as it is.
    case none
    /// The glass should change, but not now; nil means until something else changes.
    case hold(until: Duration?)
    case full
    case fast
    /// Places in native orientation, whole bytes across.
    case partial([PixelRect])
  }

  public var action: Action
  public var reason: RefreshReason

  /// A plan.
  public init(_ action: Action, _ reason: RefreshReason) {
    self.action = action
    self.reason = reason
  }

  /// Leave the glass alone.
  public static func none(_ reason: RefreshReason) -> RefreshPlan { RefreshPlan(.none, reason) }
  /// Wait; `until` is a time since 1970 as the planner was given it.
  public static func hold(until: Duration?, _ reason: RefreshReason) -> RefreshPlan {
    RefreshPlan(.hold(until: until), reason)
  }
  /// Refresh everything with the long waveform.
  public static func full(_ reason: RefreshReason) -> RefreshPlan { RefreshPlan(.full, reason) }
  /// Refresh everything with the short waveform.
  public static func fast(_ reason: RefreshReason) -> RefreshPlan { RefreshPlan(.fast, reason) }
  /// Refresh places.
  public static func partial(_ windows: [PixelRect], _ reason: RefreshReason) -> RefreshPlan {
    RefreshPlan(.partial(windows), reason)
  }

  /// True where the glass should change, but not now.
  public var isHeld: Bool {
    if case .hold = action { true } else { false }
  }

  /// The mode this plan asks for; nil when nothing is refreshed now.
  public var mode: RefreshMode? {
    switch action {
    case .none, .hold: nil
    case .full: .full
    case .fast: .fast
    case .partial: .partial
    }
  }
}
