/// Whether a battery into which nothing flows is full.
struct Fullness {
  /// Percent from which it counts as full after a minute.
  static let percent = 99.0
  /// Volts a cell from which it counts as full after ten minutes.
  static let volts = 4.10
  /// Volts a cell from which next to no current means full: 98.5 % of 4.20 V.
  static let taperVolts = 0.985 * 4.2
  /// Below this percentage it is not full any more.
  static let leavingPercent = 97.0
  /// A voltage this much below the one at which it was full ends that.
  static let leavingDrop = 0.08

  private(set) var isFull = false
  private var percentSince: Duration?
  private var voltsSince: Duration?
  private var fullVolts: Double?

  /// Takes a reading; `isTapering` where less than a twentieth of the capacity flows in an hour.
  mutating func update(
    percent: Double?, voltsPerCell: Double?, isFlowing: Bool, isTapering: Bool = false, at now: Duration
  ) {
    let isDone = isTapering && (voltsPerCell ?? 0) >= Self.taperVolts
    let isFlowing = isFlowing && !isDone
    if isFull {
      let isLow = percent.map { $0 < Self.leavingPercent } ?? false
      let hasDropped = zip2(fullVolts, voltsPerCell).map { $0 - $1 > Self.leavingDrop } ?? false
      // A voltage that made it full keeps it so however low the gauge's percentage is.
      if isFlowing || hasDropped || (isLow && voltsSince == nil && !isDone) { isFull = false }
    }
    percentSince = !isFlowing && (percent ?? 0) >= Self.percent ? percentSince ?? now : nil
    voltsSince = !isFlowing && (voltsPerCell ?? 0) >= Self.volts ? voltsSince ?? now : nil
    let byPercent = percentSince.map { now - $0 >= .seconds(60) } ?? false
    let byVolts = voltsSince.map { now - $0 >= .seconds(600) } ?? false
    if !isFull, byPercent || byVolts || isDone {
      isFull = true
      fullVolts = voltsPerCell
    }
  }

  private func zip2(_ a: Double?, _ b: Double?) -> (Double, Double)? {
    guard let a, let b else { return nil }
    return (a, b)
  }
}
