import Testing

@testable import InkGauges

@Suite struct PowerSupplyGaugeTests {
  func text(_ files: [String: String], name: String = "battery") throws -> String {
    try PowerSupplyGauge(in: SupplyFiles([name: files.merging(["type": "Battery"]) { own, _ in own }])).read()
      .text
  }

  @Test("The kernel's units, from one file")
  func uevent() throws {
    let uevent = """
      POWER_SUPPLY_NAME=bq27441-0
      POWER_SUPPLY_TYPE=Battery
      POWER_SUPPLY_STATUS=Discharging
      POWER_SUPPLY_PRESENT=1
      POWER_SUPPLY_VOLTAGE_NOW=3800000
      POWER_SUPPLY_CURRENT_NOW=-250000
      POWER_SUPPLY_CAPACITY=64
      POWER_SUPPLY_TEMP=251
      POWER_SUPPLY_TIME_TO_EMPTY_NOW=7200
      POWER_SUPPLY_CHARGE_FULL=950000
      POWER_SUPPLY_CHARGE_FULL_DESIGN=1000000
      POWER_SUPPLY_CYCLE_COUNT=12
      """
    let gauge = PowerSupplyGauge(in: SupplyFiles(["bq27441-0": ["uevent": uevent]]))
    #expect(
      try gauge.read().text
        == "64.0% 3.800V -0.250A 25.1°C discharging empty in 7200s 12 cycles 95% health 950mAh")
    #expect(gauge.name == "power supply \"bq27441-0\"")
    #expect(
      try gauge.rawRegisters().contains(RawRegister(name: "capacity", address: nil, bytes: [], meaning: "64"))
    )
  }

  @Test(
    "Voltages in other units are found by their size",
    arguments: [
      ("battery", "3800000", "3.800V"), ("battery", "3800", "3.800V"), ("battery", "53744", "4.199V"),
      ("max17040", "53744", "4.199V"), ("battery", "12", ""), ("battery", "", ""),
    ])
  func volts(name: String, number: String, volts: String) throws {
    #expect(
      try text(["voltage_now": number, "capacity": "64"], name: name)
        == ["64.0%", volts].filter { !$0.isEmpty }.joined(separator: " "))
  }

  @Test("A driver in milliunits has all of them so")
  func milliunits() throws {
    let files = [
      "voltage_now": "3800", "current_now": "250", "temp": "25", "capacity": "64", "status": "Discharging",
    ]
    #expect(try text(files) == "64.0% 3.800V -0.250A 25.0°C discharging")
  }

  @Test("Several cells are counted by the voltage")
  func cells() throws {
    let gauge = PowerSupplyGauge(
      in: SupplyFiles(["BAT0": ["type": "Battery", "voltage_now": "11400000", "capacity": "50"]]))
    #expect(try gauge.read().volts == 11.4)
    #expect(gauge.cells == 3)
  }

  @Test(
    "The percentage comes from the best there is",
    arguments: [
      (["capacity": "64", "charge_now": "1", "charge_full": "2"], "64.0%"),
      (["charge_now": "500000", "charge_full": "2000000"], "25.0% 2000mAh"),
      (["energy_now": "3", "energy_full": "4"], "75.0%"), (["capacity_level": "Low"], "20.0% by voltage"),
      (["voltage_now": "3802000"], "50.0% by voltage 3.802V"),
    ])
  func percent(files: [String: String], expected: String) throws {
    #expect(try text(files) == expected)
  }

  @Test("Mice and headsets are no battery of this machine, and mains tells of power")
  func choice() throws {
    let files = SupplyFiles([
      "a-mouse": ["type": "Battery", "scope": "Device", "capacity": "10"],
      "ac": ["type": "Mains", "online": "1"],
      "bat": ["type": "Battery", "capacity": "70", "status": "Charging"],
    ])
    #expect(try PowerSupplyGauge(in: files).read().text == "70.0% charging power")
    files.supplies["ac"]?["online"] = "0"
    #expect(try PowerSupplyGauge(in: files).read().hasExternalPower == false)
    files.supplies["bat"] = nil
    #expect(throws: GaugeError.noSupply(name: nil)) { try PowerSupplyGauge(in: files).read() }
    #expect(throws: GaugeError.noSupply(name: "bat")) { try PowerSupplyGauge(in: files, named: "bat").read() }
  }

  @Test("A battery that is out has no percentage, whatever the driver says")
  func absent() throws {
    let files = SupplyFiles(["axp": ["type": "Battery", "present": "0", "capacity": "100"]])
    let reading = try PowerSupplyGauge(in: files).read()
    #expect(!reading.isPresent && reading.percent == nil && reading.caveats == [.noBattery])
  }

  @Test("A supply that says nothing is not ready")
  func silent() {
    let gauge = PowerSupplyGauge(in: SupplyFiles(["bat": ["type": "Battery"]]))
    #expect(throws: GaugeError.notReady(gauge: "power supply \"bat\"")) { try gauge.read() }
  }

  @Test("What stands in for a chip says so")
  func fallback() throws {
    let gauge = PowerSupplyGauge(
      in: SupplyFiles(["bat": ["type": "Battery", "capacity": "70"]]), named: "bat", heldBy: "max17040",
      settings: GaugeSettings())
    #expect(try gauge.read().caveats == [.throughKernel(driver: "max17040", supply: "bat")])
  }
}
