import Foundation
import InkBuses
import InkDiagnosis
import InkErrors
import InkGauges
import InkSimulation
import Testing

@testable import InkCommand

@MainActor
struct GaugeScanCommandTests {
  @Test("the simulated board's gauge is found, with what to write into a board file")
  func simulated() async {
    let run = await Run("gauge", "scan", "--board", "simulated")
    #expect(run.status == .done)
    #expect(
      run.output == """
        ADDRESS  MODEL     HOW SURE  TOLD BY
        1-0x36   max17048  likely    VERSION is 0x0012, VCELL 3.976 V a cell, 1 in all
        1-0x36   max17058  likely    VERSION is 0x0012, VCELL 3.976 V a cell, 1 in all
        1-0x36   max17049  likely    VERSION is 0x0012, VCELL 3.976 V a cell, 2 in all
        1-0x36   max17059  likely    VERSION is 0x0012, VCELL 3.976 V a cell, 2 in all

        For the board file:
          [gauge]
          model = "max17048"
          bus = 1
          address = 0x36

        """)
  }

  @Test("the same for a program")
  func json() async throws {
    let json = try #require(await Run("gauge", "scan", "--board", "simulated", "--json").json)
    let buses = try #require(json["buses"] as? [[String: Any]])
    let address = try #require((buses.first?["addresses"] as? [[String: Any]])?.first)
    #expect(address["address"] as? String == "0x36" && address["driver"] is NSNull)
    let first = try #require((address["candidates"] as? [[String: Any]])?.first)
    #expect(first["model"] as? String == "max17048" && first["certainty"] as? String == "likely")
  }

  @Test("a bus without a gauge ends with 1 and says so")
  func nothing() async {
    let run = await Run("gauge", "scan", "--board", "simulated") { board in
      let station = try SimulatedStation(board)
      station.hardware.bus.detach(at: 0x36)
      return station
    }
    #expect(run.status == .checkFailed)
    #expect(run.output == "simulated I2C bus: no gauge answers\n")
  }

  @Test("a machine without a bus says how to get one")
  func noBus() async {
    let run = await Run("gauge", "scan")
    #expect(run.status == .deviceUnavailable)
    #expect(run.errors.contains("/no/machine/dev/i2c-1"))
  }

  @Test("a battery of the kernel is told where there is no bus")
  func kernel() async throws {
    let directory = try TemporaryDirectory()
    let supply = directory.path + "/sys/class/power_supply/axp20x-battery"
    try FileManager.default.createDirectory(atPath: supply, withIntermediateDirectories: true)
    try "Battery\n".write(toFile: supply + "/type", atomically: true, encoding: .utf8)
    let run = await Run("gauge", "scan", machine: Machine(root: directory.path))
    #expect(run.status == .done)
    #expect(
      run.output == """
        ADDRESS  MODEL         HOW SURE  TOLD BY
        kernel   power-supply  sure      the power supply axp20x-battery

        For the board file:
          [gauge]
          model = "power-supply"
          supply = "axp20x-battery"

        """)
  }

  @Test("a driven chip and an unknown one have a line each, and a bus that failed is told")
  func report() {
    var report = ScanReport(buses: [
      .init(
        name: "/dev/i2c-1", number: 1,
        found: [
          ProbedAddress(
            address: 0x36, driver: "cw2015", supply: "cw2015-battery",
            findings: [ProbeFinding("cw2015", .likely, "the kernel driver cw2015 has it")]),
          ProbedAddress(address: 0x0B, driver: "unheard-of"), ProbedAddress(address: 0x57),
        ])
    ])
    report.problems = ["Opening /dev/i2c-3 failed: this user may not use it (EACCES)."]
    #expect(
      report.text(width: 120) == """
        Opening /dev/i2c-3 failed: this user may not use it (EACCES).
        ADDRESS  MODEL   HOW SURE  TOLD BY
        1-0x36   cw2015  driven    the kernel driver cw2015 has it, and shows it as the power supply cw2015-battery
        1-0x0b   -       driven    the kernel driver unheard-of has it
        1-0x57   -       unknown   a chip that is no gauge known here

        For the board file:
          [gauge]
          model = "power-supply"
          supply = "cw2015-battery"

        """)
    #expect(!report.isEmpty)
  }
}
