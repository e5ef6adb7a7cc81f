/// The trend of the voltage, for chips that report neither current nor rate.
struct VoltageSlope {
  static let samples = 30
  static let shortest = Duration.seconds(120)
  /// Volts a minute and cell beyond which the trend means something.
  static let steepness = 0.0005
  /// Volts a cell that the readings may stray from the line.
  static let noise = 0.005

  private var readings: [(time: Double, volts: Double)] = []

  /// Takes a reading; gives the flow that the last 30 show, nil when they show none clearly.
  mutating func update(voltsPerCell volts: Double, at now: Duration) -> FlowDetector.Flow? {
    readings.append((now.inSeconds / 60, volts))
    if readings.count > Self.samples { readings.removeFirst() }
    guard readings.count == Self.samples, let first = readings.first, let last = readings.last,
      last.time - first.time >= Self.shortest.inSeconds / 60
    else { return nil }

    let count = Double(readings.count)
    let meanTime = readings.reduce(0) { $0 + $1.time } / count
    let meanVolts = readings.reduce(0) { $0 + $1.volts } / count
    var covariance = 0.0
    var variance = 0.0
    for (time, volts) in readings {
      covariance += (time - meanTime) * (volts - meanVolts)
      variance += (time - meanTime) * (time - meanTime)
    }
    let slope = covariance / variance
    let residue = readings.reduce(0) { sum, each in
      let error = each.volts - meanVolts - slope * (each.time - meanTime)
      return sum + error * error
    }
    guard (residue / count).squareRoot() < Self.noise, abs(slope) > Self.steepness else { return nil }
    return slope > 0 ? .into : .outOf
  }

  /// Forgets the readings.
  mutating func reset() { readings = [] }
}
