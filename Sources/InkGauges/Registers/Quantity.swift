/// What of a reading a register gives.
enum Quantity: String, Sendable {
  case percent, volts, amperes, celsius, percentPerHour, cycles, health, fullCapacity
  /// Seconds.
  case timeToEmpty, timeToFull

  /// What a person calls it.
  var title: String {
    switch self {
    case .percent: "percentage"
    case .volts: "voltage"
    case .amperes: "current"
    case .celsius: "temperature"
    case .percentPerHour: "rate"
    case .cycles: "cycle count"
    case .health: "health"
    case .fullCapacity: "capacity"
    case .timeToEmpty: "time to empty"
    case .timeToFull: "time to full"
    }
  }

  /// Puts `value` into a reading.
  func store(_ value: Double, in reading: inout BatteryReading) {
    switch self {
    case .percent: reading.percent = value
    case .volts: reading.volts = value
    case .amperes: reading.amperes = value
    case .celsius: reading.celsius = value
    case .percentPerHour: reading.chargeRatePercentPerHour = value
    case .cycles: reading.cycles = Int(value)
    case .health: reading.healthPercent = value
    case .fullCapacity: reading.fullMilliampereHours = value
    case .timeToEmpty: reading.timeToEmpty = .seconds(value)
    case .timeToFull: reading.timeToFull = .seconds(value)
    }
  }
}
