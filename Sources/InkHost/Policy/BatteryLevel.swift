/// How serious a battery's charge is.
public enum BatteryLevel: Int, Sendable, Comparable, CaseIterable {
  case normal
  /// Widgets may say so.
  case low
  /// The display says so.
  case warning
  /// One last picture, then no refresh until there is power.
  case critical
  /// The machine is to be switched off.
  case empty

  public static func < (a: BatteryLevel, b: BatteryLevel) -> Bool { a.rawValue < b.rawValue }
}
