/// What a chip shows of its battery, register by register; one value a chip.
protocol RegisterMap: Sendable {
  /// Its usual address, 7 bits.
  var address: UInt8 { get }

  /// Time between two measurements.
  var period: Duration { get }

  /// Registers a host may write.
  var writable: Set<UInt8> { get }

  /// Registers that cut the supply when written: no display program has business there.
  var cutsPower: Set<UInt8> { get }

  /// False when it does not go on to the next register: what is read after the first byte are ones.
  var stepsOn: Bool { get }

  /// True when it goes on measuring while it is read, so that a value may change between two of its bytes.
  var measuresWhileRead: Bool { get }

  /// High bytes that hold their low ones from when they are read until those are.
  var latching: Set<UInt8> { get }

  /// Registers in which a one that is written clears its bit.
  var clearedByOnes: Set<UInt8> { get }

  /// True while the pin for interrupts is low.
  func isAlerting(_ image: RegisterImage) -> Bool

  /// True when the chip is fed and awake.
  func isAnswering(_ battery: BatteryPhysics) -> Bool

  /// Registers after power-up.
  func reset(_ image: inout RegisterImage)

  /// Puts what is measured now into the registers; what the host wrote is there already.
  func measure(_ battery: BatteryPhysics, into image: inout RegisterImage)
}

extension RegisterMap {
  var period: Duration { .seconds(1) }
  var writable: Set<UInt8> { [] }
  var cutsPower: Set<UInt8> { [] }
  var stepsOn: Bool { true }
  var measuresWhileRead: Bool { false }
  var latching: Set<UInt8> { [] }
  var clearedByOnes: Set<UInt8> { [] }
  func isAlerting(_ image: RegisterImage) -> Bool { false }
  func isAnswering(_ battery: BatteryPhysics) -> Bool { battery.isPresent }
  func reset(_ image: inout RegisterImage) {}
}

extension BatteryPhysics {
  /// Millivolts at the terminals, as a word.
  var millivolts: UInt16 { Steps.unsigned(volts, of: 0.001) }
  /// Milliamperes into the battery, as a word in two's complement.
  var milliamperes: UInt16 { Steps.signed(amperes, of: 0.001) }
  /// Whole percent.
  var percent: UInt8 { UInt8(Steps.whole(charge * 100, in: 0...100)) }
  /// True while current flows into it.
  var isCharging: Bool { amperes > 0.001 }

  /// Minutes until empty at the present average; FFFF while nothing flows out.
  var minutesToEmpty: UInt16 { Steps.time(for: charge * capacity / 1000, at: -averageAmperes) }
  /// Minutes until full at the present average; FFFF while nothing flows in.
  var minutesToFull: UInt16 { Steps.time(for: (1 - charge) * capacity / 1000, at: averageAmperes) }
}
