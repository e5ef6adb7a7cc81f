import Foundation
import InkGauges

/// One reading, for people and for programs.
struct GaugeReport {
  let gauge: String
  let isSimulated: Bool
  /// As the chip gave it.
  let reading: BatteryReading
  /// As it is understood.
  let battery: Battery
  let age: Duration?
  let moment: Date

  /// One fact a line; what is not known is said to be unknown.
  func text(width: Int) -> String {
    var facts = FactList()
    facts.add("gauge", gauge)
    guard reading.isPresent else {
      let isOut = reading.caveats.contains(.noBattery)
      facts.add("battery", isOut ? "none is connected" : "none: this board is fed by mains")
      return facts.text(width: width)
    }
    let percent = Self.measure(reading.percent, 1, "%")
    let by = reading.volts == nil ? "in coarse steps" : "by the voltage"
    facts.add("percent", reading.isPercentEstimated ? "\(percent), \(by)" : percent)
    facts.add("voltage", Self.measure(reading.volts, 3, "V"))
    facts.add("current", Self.measure(reading.amperes, 3, "A", isSigned: true))
    facts.add("state", stateText)
    facts.add("time left", timeText)
    facts.add("temperature", Self.measure(reading.celsius, 1, "°C"))
    if let power = reading.hasExternalPower { facts.add("mains", power ? "connected" : "not connected") }
    facts.add("cycles", reading.cycles.map { "\($0)" })
    facts.add("health", reading.healthPercent.map { Self.measure($0, 0, "%") })
    facts.add("age", age.map { $0.wholeMilliseconds < 1000 ? "less than a second" : $0.longText })
    for caveat in reading.caveats {
      let explanation = caveat.explanation
      facts.add("note", "\(explanation.whatHappened) \(explanation.whatToDo)")
    }
    return facts.text(width: width)
  }

  private var stateText: String {
    let name: String? =
      switch battery.state {
      case .charging: "charging"
      case .discharging: "discharging"
      case .full: "full"
      case .notCharging: "not charging, on mains"
      case nil: nil
      }
    let rate = reading.chargeRatePercentPerHour.map { Self.measure($0, 1, "% an hour", isSigned: true) }
    switch (name, rate) {
    case (let name?, let rate?): return "\(name), \(rate)"
    case (let name?, nil): return name
    case (nil, let rate?): return "unknown; \(rate)"
    case (nil, nil): return "unknown"
    }
  }

  private var timeText: String? {
    switch (battery.state, battery.timeRemaining) {
    case (.charging, let time?): "\(time.longText) until full"
    case (_, let time?): "\(time.longText) until empty"
    case (.full, nil), (.notCharging, nil): nil
    default: "unknown"
    }
  }

  /// For programs; times in UTC.
  var json: JSONValue {
    [
      "schema": 1, "gauge": .string(gauge), "simulated": .bool(isSimulated),
      "read_at": .string(moment.formatted(.iso8601)), "age_ms": .milliseconds(age),
      "battery_present": .bool(reading.isPresent),
      "percent": .decimal(reading.percent, places: 3),
      "shown_percent": .whole(battery.percent),
      "voltage_v": .decimal(reading.volts, places: 4),
      "current_a": .decimal(reading.amperes, places: 4),
      "charge_rate_percent_per_hour": .decimal(reading.chargeRatePercentPerHour, places: 3),
      "state": .text(battery.state?.rawValue),
      "time_to_empty_s": .whole(
        battery.state == .discharging
          ? (battery.timeRemaining ?? reading.timeToEmpty).map { Int($0.components.seconds) } : nil),
      "time_to_full_s": .whole(
        battery.state == .charging
          ? (battery.timeRemaining ?? reading.timeToFull).map { Int($0.components.seconds) } : nil),
      "temperature_celsius": .decimal(reading.celsius, places: 2),
      "external_power": .truth(reading.hasExternalPower),
      "percent_estimated": .bool(reading.isPercentEstimated),
      "capacity_mah": .decimal(reading.fullMilliampereHours, places: 0),
      "notes": .array(reading.caveats.map { .string($0.summary) }),
      "cycles": .whole(reading.cycles), "health_percent": .decimal(reading.healthPercent, places: 1),
    ]
  }

  private static func measure(
    _ value: Double?, _ places: Int, _ unit: String, isSigned: Bool = false
  ) -> String {
    guard let value else { return "unknown" }
    return String(format: "%\(isSigned ? "+" : "").\(places)f ", value) + unit
  }
}
