/// A supply's properties as values: microunits by the kernel's rule, other units where a driver is known to break it.
struct SupplyProperties {
  private let supply: PowerSupply

  init(_ supply: PowerSupply) { self.supply = supply }

  /// Volts; a driver that counts in millivolts, or gives the chip's register, is found by the size.
  var volts: Double? {
    guard let number = supply.number("voltage_now") ?? supply.number("voltage_avg") else { return nil }
    if number >= 1_000_000 { return number * 1e-6 }
    // The max17040 driver of old kernels gave the register: 53744 for 4.199 V.
    if (30_000...65_535).contains(number), supply.name.contains("max170") || supply.name == "battery" {
      return number * 78.125e-6
    }
    return (2000...20_000).contains(number) ? number * 1e-3 : nil
  }

  /// True where the driver counts in thousandths, and then in all units.
  private var isInMilliunits: Bool {
    supply.number("voltage_now").map { (2000...20_000).contains($0) } ?? false
  }

  /// Amperes into the battery.
  ///
  /// Some drivers give no sign; the status has it then.
  var amperes: Double? {
    guard let number = supply.number("current_now") ?? supply.number("current_avg") else { return nil }
    let amperes = number * (isInMilliunits ? 1e-3 : 1e-6)
    return switch supply.text("status") {
    case "Discharging": -abs(amperes)
    case "Charging": abs(amperes)
    default: amperes
    }
  }

  /// Degrees Celsius.
  var celsius: Double? { supply.number("temp").map { isInMilliunits ? $0 : $0 / 10 } }

  /// The percentage, from the best property there is.
  var percent: Double? {
    if let capacity = supply.number("capacity") { return capacity }
    for kind in ["charge", "energy"] {
      if let now = supply.number("\(kind)_now"), let full = supply.number("\(kind)_full"), full > 0 {
        return now / full * 100
      }
    }
    return switch supply.text("capacity_level") {
    case "Critical": 5
    case "Low": 20
    case "Normal": 55
    case "High": 90
    case "Full": 100
    default: nil
    }
  }

  /// True where the percentage stands for one of five levels.
  var isPercentCoarse: Bool {
    percent != nil
      && ["capacity", "charge_now", "energy_now"].allSatisfy { supply.number($0) == nil }
  }

  /// What the battery is doing; nil for "Unknown".
  var chargeState: ChargeState? {
    switch supply.text("status") {
    case "Charging": .charging
    case "Discharging": .discharging
    case "Full": .full
    case "Not charging": .notCharging
    default: nil
    }
  }

  /// A duration that a driver gives now or as an average; 0 is none.
  ///
  /// Seconds by the kernel's rule; the driver of the CW2015 gives the chip's minutes, 8191 for none.
  func seconds(_ property: String) -> Duration? {
    guard let number = supply.number("\(property)_now") ?? supply.number("\(property)_avg"), number > 0 else {
      return nil
    }
    guard supply.name.hasPrefix("cw2015") else { return .seconds(number) }
    return number < 8191 ? .seconds(number * 60) : nil
  }

  /// What it holds when full, of what it held when new.
  var healthPercent: Double? {
    for kind in ["charge", "energy"] {
      if let full = supply.number("\(kind)_full"), let design = supply.number("\(kind)_full_design"),
        design > 0
      {
        return min(100, full / design * 100)
      }
    }
    return nil
  }
}
