/// The properties of one power supply at one moment.
///
/// The file `uevent` has them all from one look; the single files stand in for what it lacks (Linux,
/// `Documentation/ABI/testing/sysfs-class-power`).
struct PowerSupply {
  let name: String
  private let properties: [String: String]
  private let files: any PowerSupplies

  init(_ name: String, in files: any PowerSupplies) {
    self.name = name
    self.files = files
    var properties: [String: String] = [:]
    for line in (files.text(of: name, "uevent") ?? "").split(separator: "\n") {
      let parts = line.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, parts[0].hasPrefix("POWER_SUPPLY_") else { continue }
      properties[parts[0].dropFirst("POWER_SUPPLY_".count).lowercased()] = String(parts[1])
    }
    self.properties = properties
  }

  /// A property; nil where it is missing or empty.
  func text(_ property: String) -> String? {
    let text = properties[property] ?? files.text(of: name, property)
    return text?.isEmpty == false ? text : nil
  }

  /// A property that is a number.
  func number(_ property: String) -> Double? { text(property).flatMap(Double.init) }

  /// True for a battery that feeds the machine; those of mice and headsets say that they do not.
  var isBattery: Bool { text("type") == "Battery" && text("scope") != "Device" }

  /// Whether it gives power; nil for batteries.
  var isOnline: Bool? {
    guard let type = text("type"), type != "Battery", type != "UPS" else { return nil }
    return number("online").map { $0 > 0 }
  }

  /// Everything there is, in order, for a person who diagnoses.
  var all: [(property: String, value: String)] {
    properties.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
