import InkBuses

/// A display controller as its pins see it: bytes with D/C, reset, supply, BUSY.
///
/// Times are virtual and never go back. An implementation is written from the chip's datasheet alone.
public protocol SimulatedController: AnyObject {
  /// The panel the chip is bonded to.
  var panel: SimulatedPanel { get }
  /// What a person in front of it sees.
  var glass: Glass { get }
  /// Everything the datasheet forbids that was done to the chip, in order.
  var misuses: [Misuse] { get set }

  /// True while the supply is there.
  var isPowered: Bool { get }
  /// True while the chip drives BUSY or still works without having driven it yet.
  var isBusy: Bool { get }
  /// True in deep sleep, which only a reset ends.
  var isAsleep: Bool { get }
  /// True while the booster makes the high voltages.
  var isAnalogOn: Bool { get }

  /// The supply rises or falls.
  func setPower(_ isOn: Bool, at time: Duration)
  /// RST changes.
  func setReset(_ level: Level, at time: Duration)
  /// A byte with D/C low.
  func command(_ byte: UInt8, at time: Duration)
  /// Bytes with D/C high.
  func data(_ bytes: [UInt8], at time: Duration)
  /// Lets time pass: refreshes end, states left too long are noticed.
  func advance(to time: Duration)

  /// BUSY's level now; nil when the chip has no supply and the line floats.
  var busyLevel: Level? { get }
  /// The level that means busy: high on Solomon chips, low on UltraChip's.
  var busyActiveLevel: Level { get }
  /// When BUSY changes next if nothing else is sent; nil when it stays.
  var nextBusyChange: Duration? { get }
}

extension SimulatedController {
  /// True while BUSY is at the level of work, whatever holds it there.
  var isHeldBusy: Bool { busyLevel == busyActiveLevel }
}
