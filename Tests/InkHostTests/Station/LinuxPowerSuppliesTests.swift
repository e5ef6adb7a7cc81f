import Foundation
import InkBoards
import InkGauges
import InkLinux
import Testing

@testable import InkHost

/// On a tree of files.
final class LinuxPowerSuppliesTests {
  let root = NSTemporaryDirectory() + "supplies-\(UUID().uuidString)"
  var system: SystemTree { SystemTree(dev: root + "/dev", sys: root + "/sys") }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  func file(_ path: String, _ text: String) throws {
    let whole = root + "/" + path
    let directory = (whole as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    try text.write(toFile: whole, atomically: true, encoding: .utf8)
  }

  @Test("all lines of an attribute, without the last line end")
  func lines() throws {
    try file("sys/class/power_supply/battery/uevent", "A=1\nB=2\n")
    let supplies = LinuxPowerSupplies(in: system)
    #expect(supplies.names == ["battery"])
    #expect(supplies.text(of: "battery", "uevent") == "A=1\nB=2")
    #expect(supplies.text(of: "battery", "capacity") == nil)
  }

  @Test("a board that names the kernel's battery reads it, through the whole way")
  func kernel() throws {
    let uevent = """
      POWER_SUPPLY_TYPE=Battery
      POWER_SUPPLY_STATUS=Discharging
      POWER_SUPPLY_VOLTAGE_NOW=3800000
      POWER_SUPPLY_CAPACITY=64

      """
    try file("sys/class/power_supply/axp20x-battery/uevent", uevent)
    let board = Board(
      name: "mine", panel: Board.Panel(model: "waveshare-2in13-v4"), gauge: Board.Gauge(model: "power-supply")
    )
    let gauge = try #require(try LinuxStation.gauge(of: board, in: system))
    let reading = try gauge.read()
    #expect(reading.percent == 64 && reading.chargeState == .discharging)
    #expect(gauge.name == "power supply \"axp20x-battery\"")
  }

  @Test("the supply of a chip's driver is found by the chip's place")
  func driver() throws {
    try file("sys/bus/i2c/devices/1-0036/power_supply/battery/type", "Battery\n")
    #expect(LinuxPowerSupplies(in: system).name(bus: 1, address: 0x36) == "battery")
    #expect(LinuxPowerSupplies(in: system).name(bus: 1, address: 0x0B) == nil)
  }

  @Test("a chip of many parts has its battery below one of them")
  func parts() throws {
    for (part, type) in [("axp20x-ac-power-supply", "Mains"), ("axp20x-battery-power-supply", "Battery")] {
      let name = part.replacingOccurrences(of: "-power-supply", with: "")
      try file("sys/bus/i2c/devices/0-0034/\(part)/power_supply/\(name)/type", type + "\n")
      try file("sys/class/power_supply/\(name)/type", type + "\n")
    }
    #expect(LinuxPowerSupplies(in: system).name(bus: 0, address: 0x34) == "axp20x-battery")
    #expect(LinuxProbedBus(0, in: system).supply(at: 0x34) == "axp20x-battery")
  }

  @Test("what a board file says of its gauge reaches the driver")
  func settings() {
    var gauge = Board.Gauge(
      model: "ina219", address: 0x43, cells: 1, capacityMilliampereHours: 1000, shuntMilliohms: 10)
    gauge.chemistry = "lfp"
    gauge.isCurrentInverted = true
    gauge.channel = 2
    #expect(
      gauge.settings
        == GaugeSettings(
          address: 0x43, cells: 1, capacityMilliampereHours: 1000, shuntMilliohms: 10, chemistry: .lfp,
          isCurrentInverted: true, channel: 2))
  }
}
