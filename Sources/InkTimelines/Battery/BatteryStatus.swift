import Foundation
import InkViews

/// The battery as a widget sees it: what is known of it, smoothed and rounded for showing.
public struct BatteryStatus: Hashable, Sendable {
  /// What the battery is doing.
  public enum State: String, Hashable, Sendable {
    case unknown, unplugged, charging, full
  }

  /// 0…1; nil when no trustworthy reading is known.
  public var level: Double?
  public var state: State
  /// Seconds to empty when unplugged, to full when charging; nil when not known.
  public var timeRemaining: TimeInterval?
  /// True when the gauge does not answer and the level is its last good one.
  public var isStale: Bool
  /// True when the machine was told to save power.
  public var isLowPower: Bool
  /// How long it lasts on a machine that rests between ticks; nil where nothing was kept of that.
  public var budget: LifeBudget?

  /// A status; without arguments nothing is known.
  public init(
    level: Double? = nil, state: State = .unknown, timeRemaining: TimeInterval? = nil, isStale: Bool = false,
    isLowPower: Bool = false
  ) {
    self.level = level
    self.state = state
    self.timeRemaining = timeRemaining
    self.isStale = isStale
    self.isLowPower = isLowPower
  }

  /// Whole percent, 0…100; nil when not known.
  public var percent: Int? { level.map { Int(($0 * 100).rounded()) } }
}

extension EnvironmentValues {
  /// The device's battery; set by the host, which draws again when it changes.
  public var battery: BatteryStatus {
    get {
      BatteryReader.note()
      return self[BatteryKey.self]
    }
    set { self[BatteryKey.self] = newValue }
  }

  private struct BatteryKey: EnvironmentKey {
    static let defaultValue = BatteryStatus()
  }
}
