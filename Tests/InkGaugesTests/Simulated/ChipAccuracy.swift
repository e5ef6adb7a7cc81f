/// How far off a chip may be by its own datasheet: its steps and its errors, and no more.
///
/// The simulated chips make the errors of their estimates and lags; drivers may add nothing to them.
struct ChipAccuracy {
  /// Points, at every minute from full to empty and back.
  var percent = 1.0
  /// Volts a cell.
  var volts = 0.005
  /// Amperes; nil where the chip measures none.
  var amperes: Double?

  /// By the name of the model.
  static func of(_ model: String) -> ChipAccuracy {
    switch model {
    // ±7.5 mV a cell (MAX17048 and MAX17058 datasheets, electrical characteristics), ±12.5 mV before.
    case "max17048", "max17049", "max17058", "max17059": ChipAccuracy(percent: 1, volts: 0.0075)
    case "max17040", "max17041", "max17043", "max17044": ChipAccuracy(percent: 1, volts: 0.0125)
    // ±7.5 mV, ±1 % of the current.
    case "max17055", "max17260", "max17261", "max17262", "max17263":
      ChipAccuracy(percent: 1, volts: 0.0075, amperes: 0.010)
    // ±7.5 mV, ±2.8 % of the charge.
    case "lc709203f", "lc709204f": ChipAccuracy(percent: 2.8, volts: 0.0075)
    // Whole percents and millivolts. The current is an average over a minute, which lags the end of a charge.
    case "bq27421", "bq27427", "bq27441", "bq27z561", "bq28z610":
      ChipAccuracy(percent: 1, volts: 0.005, amperes: 0.13)
    case "bq27220", "sbs": ChipAccuracy(percent: 1, volts: 0.005, amperes: 0.010)
    case "cw2015": ChipAccuracy(percent: 1, volts: 0.0075)
    case "cw2217": ChipAccuracy(percent: 1, volts: 0.0075, amperes: 0.010)
    // A step of 2.2 mV, one conversion in four seconds.
    case "stc3115", "stc3117": ChipAccuracy(percent: 1, volts: 0.008, amperes: 0.010)
    // Steps of 1.1 mV and half a milliampere.
    case "axp202", "axp209": ChipAccuracy(percent: 1, volts: 0.005, amperes: 0.005)
    case "axp2101": ChipAccuracy(percent: 1, volts: 0.005)
    // The voltage at rest, worked out from that under load: what is lost behind the resistance stays unknown.
    case "axp192": ChipAccuracy(percent: 15, volts: 0.005, amperes: 0.005)
    case "ina219", "ina226": ChipAccuracy(percent: 15, volts: 0.005, amperes: 0.021)
    case "waveshare-ups-hat-b", "waveshare-ups-hat-c", "waveshare-ups-hat-d", "waveshare-ups-module-3s":
      ChipAccuracy(percent: 15, volts: 0.005, amperes: 0.021)
    case "ads1115", "ups-pico": ChipAccuracy(percent: 15, volts: 0.006)
    // Hundredths of a volt, cut off.
    case "witty-pi-4", "witty-pi-4-l3v7": ChipAccuracy(percent: 15, volts: 0.011)
    case "ip5209", "ip5312", "52pi-ups-v6": ChipAccuracy(percent: 15, volts: 0.005, amperes: 0.005)
    // Four lamps.
    case "ip5306": ChipAccuracy(percent: 25)
    case "pijuice", "waveshare-ups-hat-e", "sunfounder-spc", "sunfounder-pipower-5":
      ChipAccuracy(percent: 1, volts: 0.005, amperes: 0.010)
    default: ChipAccuracy()
    }
  }
}
