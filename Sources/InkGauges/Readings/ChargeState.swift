/// What a battery is doing.
public enum ChargeState: String, Sendable, CaseIterable {
  case charging
  case discharging
  /// External power, and the charger is done.
  case full
  /// External power, and nothing flows: a charge limit, or too hot or cold to charge.
  case notCharging
}
