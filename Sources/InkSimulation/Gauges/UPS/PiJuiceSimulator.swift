/// PiJuice's microcontroller: commands answered by a few bytes and a checksum.
///
/// Address 14; the checksum is FF with every byte of the answer in exclusive or (PiJuice command list).
public final class PiJuiceSimulator: SimulatedI2CChip {
  /// The usual address.
  public static let address: UInt8 = 0x14

  /// What it measures.
  public let battery: BatteryPhysics
  /// True when every checksum is wrong.
  public var sendsBadChecksum = false

  /// A board that has run for long.
  public init(battery: BatteryPhysics) {
    self.battery = battery
  }

  public func transfer(_ written: [UInt8], reading count: Int, at time: Duration) -> [UInt8]? {
    battery.advance(to: time)
    guard battery.isPresent || battery.isPlugged else { return nil }
    guard let command = written.first, count > 0 else { return Array(repeating: 0xFF, count: count) }
    let answer = Array((answer(to: command) + Array(repeating: 0, count: count)).prefix(count - 1))
    return answer + [answer.reduce(0xFF, ^) ^ (sendsBadChecksum ? 0x55 : 0)]
  }

  private func answer(to command: UInt8) -> [UInt8] {
    switch command {
    case 0x40: [status]
    case 0x41: [battery.percent]
    case 0x47: [UInt8(truncatingIfNeeded: Steps.whole(battery.celsius, in: -40...125))]
    case 0x49: bytes(battery.isPresent ? battery.millivolts : 0)
    // Out of the battery counts as positive.
    case 0x4B: bytes(Steps.signed(-battery.amperes, of: 0.001))
    case 0x4D: bytes(5050)
    case 0x4F: bytes(Steps.signed(battery.load, of: 0.001))
    default: []
    }
  }

  private var status: UInt8 {
    let state: UInt8 = !battery.isPresent ? 3 : battery.isCharging ? 1 : 0
    return state << 2 | (battery.isPlugged ? 3 << 4 : 0)
  }

  private func bytes(_ word: UInt16) -> [UInt8] { [UInt8(truncatingIfNeeded: word), UInt8(word >> 8)] }

  public func linesHeldLow(from start: Duration, to end: Duration) {}

  public func brownOut(at time: Duration) {
    battery.advance(to: time)
  }
}
