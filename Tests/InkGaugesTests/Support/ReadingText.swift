@testable import InkGauges

extension BatteryReading {
  /// What is known, in one line.
  var text: String {
    func number(_ value: Double?, _ places: Int, _ unit: String) -> String? {
      value.map { Decimals.text($0, places) + unit }
    }
    let parts: [String?] = [
      isPresent ? nil : "no battery",
      number(percent, 1, isPercentEstimated ? "% by voltage" : "%"), number(volts, 3, "V"),
      number(amperes, 3, "A"), number(celsius, 1, "°C"), chargeState?.rawValue,
      hasExternalPower.map { $0 ? "power" : "no power" },
      timeToEmpty.map { "empty in \($0.components.seconds)s" },
      timeToFull.map { "full in \($0.components.seconds)s" },
      cycles.map { "\($0) cycles" }, number(healthPercent, 0, "% health"),
      number(fullMilliampereHours, 0, "mAh"),
    ]
    return parts.compactMap { $0 }.joined(separator: " ")
  }
}
