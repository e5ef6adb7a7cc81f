/// The commands of a BQ27Z561 or BQ28Z610: a pack's gauge at the address of the system's, words least significant
/// byte first (BQ28Z610 technical reference, standard commands).
struct BQ28Z610Map: RegisterMap {
  var address: UInt8 { 0x55 }

  func measure(_ battery: BatteryPhysics, into image: inout RegisterImage) {
    image.setLittle(Steps.unsigned(battery.celsius + 273.15, of: 0.1), at: 0x06)
    image.setLittle(battery.millivolts, at: 0x08)
    image.setLittle(status(of: battery), at: 0x0A)
    image.setLittle(battery.milliamperes, at: 0x0C)
    image.setLittle(Steps.unsigned(battery.charge * battery.capacity, of: 1), at: 0x10)
    image.setLittle(Steps.unsigned(battery.capacity, of: 1), at: 0x12)
    image.setLittle(Steps.signed(battery.averageAmperes, of: 0.001), at: 0x14)
    image.setLittle(battery.minutesToEmpty, at: 0x16)
    image.setLittle(battery.minutesToFull, at: 0x18)
    image.setLittle(Steps.signed(battery.averageAmperes * battery.volts, of: 0.001), at: 0x22)
    image.setLittle(12, at: 0x2A)
    image.setLittle(UInt16(battery.percent), at: 0x2C)
    image.setLittle(Steps.unsigned(battery.capacity, of: 1), at: 0x3C)
  }

  /// DSG says discharging or at rest, as in the smart battery standard.
  private func status(of battery: BatteryPhysics) -> UInt16 {
    (battery.isCharging ? 0 : 0x0040) | (battery.charge >= 0.995 ? 0x0020 : 0)
      | (battery.charge <= 0.005 ? 0x0010 : 0)
  }
}
