/// What of a chip's numbers can be believed, by what batteries are.
struct Judgement {
  let name: String
  let cells: Int
  let settings: GaugeSettings

  /// Above so many volts a cell an exact 0 % is no measurement.
  static let notEmptyVolts = 3.5
  /// No board that this program runs on moves more amperes; a wrong shunt does.
  static let mostAmperes = 10.0
  /// So far the chip's capacity may be from the board file's.
  static let capacityRatio = 0.5...1.6

  /// Takes away what cannot be, saying so; throws where the voltage shows that the chip or its settings are wrong.
  func apply(to reading: inout BatteryReading, estimatesPercent: Bool) throws(GaugeError) {
    if let volts = reading.volts, !Plausible.volts(cells: cells).contains(volts) {
      throw .implausibleVoltage(volts: volts, cells: cells, gauge: name)
    }
    let perCell = reading.volts.map { $0 / Double(max(1, cells)) }
    if let percent = reading.percent {
      if !Plausible.percent.contains(percent) {
        drop(.percent, Decimals.text(percent, 1) + " %", &reading)
        reading.percent = nil
      } else if percent == 0, let perCell, perCell > Self.notEmptyVolts {
        reading.percent = nil
        reading.caveats.append(.percentNotReady)
      }
    }
    if let amperes = reading.amperes, abs(amperes) > Self.mostAmperes {
      reading.amperes = nil
      reading.caveats.append(.currentOverRange)
    }
    if let celsius = reading.celsius, !Plausible.celsius.contains(celsius) {
      drop(.celsius, Decimals.text(celsius, 1) + " °C", &reading)
      reading.celsius = nil
    }
    if let health = reading.healthPercent, !(1...110).contains(health) { reading.healthPercent = nil }
    if let cycles = reading.cycles, !(0..<60_000).contains(cycles) { reading.cycles = nil }
    judgeCapacity(&reading)
    judgeTimes(&reading)
    if estimatesPercent, reading.percent == nil, let volts = reading.volts {
      reading.percent = VoltageEstimate.percent(
        volts: volts, amperes: reading.amperes, cells: cells, chemistry: settings.chemistry)
      reading.isPercentEstimated = reading.percent != nil
    }
  }

  private func judgeCapacity(_ reading: inout BatteryReading) {
    if let full = reading.fullMilliampereHours, !(20...200_000).contains(full) {
      reading.fullMilliampereHours = nil
    }
    guard let named = settings.capacityMilliampereHours else { return }
    if let full = reading.fullMilliampereHours, !Self.capacityRatio.contains(full / named) {
      reading.caveats.append(.capacityDiffers(chip: Int(full), board: Int(named)))
    }
    reading.fullMilliampereHours = reading.fullMilliampereHours ?? named
  }

  /// Times of a hundred hours and more are what a chip says when next to nothing flows.
  private func judgeTimes(_ reading: inout BatteryReading) {
    let longest = Duration.seconds(100 * 3600)
    if let time = reading.timeToEmpty, time > longest { reading.timeToEmpty = nil }
    if let time = reading.timeToFull, time > longest { reading.timeToFull = nil }
  }

  private func drop(_ quantity: Quantity, _ value: String, _ reading: inout BatteryReading) {
    reading.caveats.append(.implausible(quantity.title, value))
  }
}
