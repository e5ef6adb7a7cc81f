/// What a kernel driver shows of a chip's registers, by the driver's own integer arithmetic (Linux 6.12,
/// `drivers/power/supply` and `drivers/hwmon`): a second reading of the same registers, by other people.
struct KernelDriver: Sendable {
  let name: String
  /// Properties as files under `/sys/class/power_supply` have them.
  let show: @Sendable ([UInt8: [UInt8]]) -> [String: Int]

  private static func big(_ registers: [UInt8: [UInt8]], _ address: UInt8) -> Int {
    let bytes = registers[address] ?? [0xFF, 0xFF]
    return Int(bytes[0]) << 8 | Int(bytes.count > 1 ? bytes[1] : registers[address + 1]?[0] ?? 0)
  }

  private static func little(_ registers: [UInt8: [UInt8]], _ address: UInt8) -> Int {
    let bytes = registers[address] ?? [0xFF, 0xFF]
    return Int(bytes[1]) << 8 | Int(bytes[0])
  }

  private static func signed(_ word: Int) -> Int { Int(Int16(truncatingIfNeeded: word)) }

  /// max17040_battery: a shift, a product and a quotient by part; the whole percents.
  static func max17040(shift: Int, times: Int, by: Int) -> KernelDriver {
    KernelDriver(name: "max17040") {
      ["voltage_now": (big($0, 0x02) >> shift) * times / by, "capacity": big($0, 0x04) >> 8]
    }
  }

  /// max17042_battery with a shunt in microohms.
  static func max17042(microohms: Int) -> KernelDriver {
    KernelDriver(name: "max17042") {
      [
        "voltage_now": little($0, 0x09) * 625 / 8, "capacity": little($0, 0x06) >> 8,
        "current_now": signed(little($0, 0x0A)) * 1_562_500 / microohms,
        "temp": signed(little($0, 0x08)) * 10 / 256, "charge_full": little($0, 0x10) * 5_000_000 / microohms,
        "time_to_empty_now": little($0, 0x11) * 5625 / 1000,
      ]
    }
  }

  /// bq27xxx_battery with the registers of the BQ27421 family.
  static let bq27421 = KernelDriver(name: "bq27xxx-battery") {
    [
      "voltage_now": little($0, 0x04) * 1000, "capacity": little($0, 0x1C),
      "current_now": signed(little($0, 0x10)) * 1000, "temp": little($0, 0x02) - 2731,
      "charge_full": little($0, 0x0E) * 1000,
    ]
  }

  /// bq27xxx_battery with the registers of the BQ28Z610 and BQ27Z561.
  static let bq28z610 = KernelDriver(name: "bq27xxx-battery") {
    var shown = [
      "voltage_now": little($0, 0x08) * 1000, "capacity": little($0, 0x2C),
      "current_now": signed(little($0, 0x14)) * 1000, "temp": little($0, 0x06) - 2731,
      "charge_full": little($0, 0x12) * 1000, "cycle_count": little($0, 0x2A),
    ]
    let minutes = little($0, 0x16)
    if minutes != 0xFFFF { shown["time_to_empty_now"] = minutes * 60 }
    return shown
  }

  /// sbs-battery.
  static let sbs = KernelDriver(name: "sbs-battery") {
    var shown = [
      "voltage_now": little($0, 0x09) * 1000, "capacity": min(100, little($0, 0x0D)),
      "current_now": signed(little($0, 0x0A)) * 1000, "temp": little($0, 0x08) - 2731,
      "charge_full": little($0, 0x10) * 1000, "cycle_count": little($0, 0x17),
    ]
    let minutes = little($0, 0x12)
    if minutes != 0xFFFF { shown["time_to_empty_avg"] = minutes * 60 }
    return shown
  }

  /// cw2015_battery: a step of the voltage taken for 312/1024 mV, the time in minutes.
  static let cw2015 = KernelDriver(name: "cw2015-battery") {
    [
      "voltage_now": big($0, 0x02) * 312 / 1024 * 1000, "capacity": big($0, 0x04) >> 8,
      "time_to_empty_now": big($0, 0x06) & 0x1FFF,
    ]
  }

  /// axp20x_battery over axp20x_adc: twelve bits for voltages, thirteen for the discharge current, and for the charge
  /// current of the AXP192.
  static func axp20x(chargeBits: Int, hasGauge: Bool) -> KernelDriver {
    KernelDriver(name: "axp20x-battery") { registers in
      func split(_ address: UInt8, _ bits: Int) -> Int {
        let bytes = registers[address] ?? [0, 0]
        return Int(bytes[0]) << (bits - 8) | Int(bytes[1]) & (1 << (bits - 8) - 1)
      }
      let isCharging = (registers[0x00]?[0] ?? 0) & 0x04 != 0
      var shown = [
        "voltage_now": split(0x78, 12) * 1100 / 1000 * 1000,
        "current_now": isCharging ? split(0x7A, chargeBits) * 500 : -split(0x7C, 13) * 500,
      ]
      if hasGauge { shown["capacity"] = Int(registers[0xB9]?[0] ?? 0) & 0x7F }
      return shown
    }
  }

  /// ina2xx of hwmon, in millivolts and milliamperes: the calibration it writes makes a count of the current a
  /// milliampere.
  static func ina2xx(isINA226: Bool, microohms: Int) -> KernelDriver {
    KernelDriver(name: "ina2xx") {
      let calibration = ((isINA226 ? 5_120_000 : 40_960_000) + microohms / 2) / microohms
      let shunt = signed(big($0, 0x01))
      let bus = isINA226 ? big($0, 0x02) * 1250 : (big($0, 0x02) >> 3) * 4000
      return [
        "voltage_now": (bus + 500) / 1000 * 1000,
        "current_now": shunt * calibration / (isINA226 ? 2048 : 4096) * 1000,
      ]
    }
  }
}
