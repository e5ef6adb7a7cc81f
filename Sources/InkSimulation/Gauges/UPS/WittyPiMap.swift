/// The registers of a UUGear Witty Pi 4 or its L3V7 (firmware, I2C registers): a byte each, and no going on to the next.
struct WittyPiMap: RegisterMap {
  /// True for the one with a cell of its own.
  let isL3V7: Bool

  var address: UInt8 { 0x08 }
  var writable: Set<UInt8> { Set(16...49) }
  var stepsOn: Bool { false }
  /// The watchdog measures once a second, whatever is being read.
  var measuresWhileRead: Bool { true }

  /// The socket feeds it too.
  func isAnswering(_ battery: BatteryPhysics) -> Bool { battery.isPresent || battery.isPlugged }

  func reset(_ image: inout RegisterImage) {
    image[0] = isL3V7 ? 0x37 : 0x26
    image[12] = 5
    image[16] = 0x08
    image[18] = 4
    image[19] = isL3V7 ? 31 : 255
    image[20] = 100
    image[21] = 70
    image[22] = 255
  }

  func measure(_ battery: BatteryPhysics, into image: inout RegisterImage) {
    let input = battery.isPlugged ? 5.05 : battery.volts
    set(input, at: 1, in: &image)
    set(5.1, at: 3, in: &image)
    set(battery.load, at: 5, in: &image)
    // By the socket, by the cell, by the regulator behind the input.
    image[7] = battery.isPlugged ? 0 : isL3V7 ? 2 : 1
    image[50] = UInt8(truncatingIfNeeded: Steps.whole(battery.celsius, in: -40...125))
  }

  /// A byte of whole ones, and one of hundredths, cut off.
  private func set(_ value: Double, at register: UInt8, in image: inout RegisterImage) {
    let hundredths = max(0, Int((value * 100).rounded(.down)))
    image[register] = UInt8(truncatingIfNeeded: hundredths / 100)
    image[register + 1] = UInt8(hundredths % 100)
  }
}
