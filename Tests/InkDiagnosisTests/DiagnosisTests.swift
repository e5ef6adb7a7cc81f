import Foundation
import InkBoards
import InkBuses
import InkHost
import InkSimulation
import Testing

@testable import InkDiagnosis
@testable import InkPanels

struct DiagnosisTests {
  @Test("a board on which everything is right passes every check, each with a fact")
  func healthy() throws {
    let pi = try FakePi()
    let findings = try pi.findings()
    #expect(
      findings == [
        Finding(
          name: "machine",
          outcome: .passed(
            "Raspberry Pi 4 Model B Rev 1.4, Debian GNU/Linux 13 (trixie), Linux 6.12.25+rpt-rpi-v8")),
        Finding(name: "spi node", outcome: .passed("/dev/spidev0.0")),
        Finding(name: "i2c node", outcome: .passed("/dev/i2c-1, bcm2835 (i2c@7e804000)")),
        Finding(name: "gpio chip", outcome: .passed("gpiochip0, pinctrl-bcm2711")),
        Finding(
          name: "permissions", outcome: .passed("anna may use /dev/spidev0.0, /dev/i2c-1, /dev/gpiochip0")),
        Finding(name: "lines", outcome: .passed("D/C GPIO25, RST GPIO17, BUSY GPIO24, PWR GPIO18: free")),
        Finding(name: "chip select", outcome: .passed("GPIO8, driven by the kernel (spi0 CS0)")),
        Finding(name: "spi clock", outcome: .passed("4 MHz, of at most 125 MHz")),
        Finding(name: "spi message size", outcome: .passed("4096 bytes")),
        Finding(
          name: "panel", outcome: .passed("waveshare-2in13-v4: BUSY answers a reset as SSD1680's does")),
        Finding(
          name: "gauge",
          outcome: .passed("MAX17048 on simulated I2C bus address 0x36: 80.0 %, 3.976 V, version 0x0012")),
        Finding(name: "power", outcome: .passed("no supply is known to the kernel")),
        Finding(name: "idle", outcome: .passed("nothing that is known to draw current in vain")),
        Finding(name: "fonts", outcome: .passed("Inter, DejaVu, Noto CJK, Material Design Icons")),
        Finding(
          name: "glyphs", outcome: .passed("en: the 48 characters of its dates and numbers are drawn")),
        Finding(name: "time zone", outcome: .passed("Europe/Berlin, from the machine, UTC+1 today")),
        Finding(name: "clock", outcome: .passed("synchronised, 2026-03-14")),
        Finding(name: "configuration", outcome: .passed("inkglance.toml, board mine")),
        Finding(name: "service", outcome: .skipped("no display runs, and no service is installed")),
        Finding(name: "refreshes", outcome: .skipped("no display runs, and there is no history of one")),
        Finding(name: "sources", outcome: .skipped("no display to ask")),
      ])
    #expect(pi.hardware.panelIsSafe)
  }

  /// A clock that is what a test says.
  struct Clock: WakeAlarm {
    let name = "PiSugar 3 on /dev/i2c-1 address 0x57"
    var ring: Date?
    var offset: TimeInterval = 0
    var error: PowerDownError?

    func set(_ date: Date) throws {}
    func clear() throws {}
    func read() throws -> Date? {
      if let error { throw error }
      return ring
    }
    func time() throws -> Date? { Date(timeIntervalSince1970: 1_773_457_200 + offset) }
  }

  @Test("the clock that switches the machine on is asked for its time and its alarm")
  func alarm() throws {
    let pi = try FakePi()
    func outcome(_ clock: Clock) -> Outcome {
      var subject = Subject(machine: pi.machine, board: nil)
      subject.openAlarm = { clock }
      return Check.alarm(subject).run().outcome
    }
    #expect(
      outcome(Clock(ring: Date(timeIntervalSince1970: 1_773_460_800)))
        == .passed(
          "PiSugar 3 on /dev/i2c-1 address 0x57 reads 2026-03-14T03:00:00, its alarm at 2026-03-14T04:00:00"))
    #expect(outcome(Clock()).fact.hasSuffix("no alarm set"))
    let past = outcome(Clock(offset: -800_000_000))
    #expect(past.fact == "PiSugar 3 on /dev/i2c-1 address 0x57 stands at 2000-11-05T20:46:40")
    #expect(past.remedy?.commands == ["timedatectl", "sudo hwclock --systohc"])
    guard case .failed = outcome(Clock(error: .alarm("no such device"))) else { return #expect(Bool(false)) }
    #expect(Diagnosis(of: Subject(machine: pi.machine, board: nil)).checks.allSatisfy { $0.name != "alarm" })
  }

  @Test("the picture stays through a diagnosis")
  func pictureStays() throws {
    let pi = try FakePi()
    let before = pi.hardware.glass.frame
    _ = try pi.findings()
    #expect(pi.hardware.glass.frame == before)
    #expect(pi.hardware.misuses.isEmpty)
  }

  @Test("an IT8951 that tells another size than the model's is a failure of that, whatever its line did")
  func otherSize() throws {
    let model = try PanelCatalog.model(named: "waveshare-6in-hd-it8951")
    var probe = PanelProbe(levelAfterReset: .high, answers: true)
    func identity(_ width: Int, _ height: Int) -> PanelProbe.Identity {
      PanelProbe.Identity(
        width: width, height: height, firmware: "SWv_0.2", waveforms: "M841", vcomMillivolts: -1500)
    }
    probe.identity = identity(800, 600)
    #expect(
      Check.outcome(of: probe, on: model)
        == .failed(PanelError.parallel(.otherSize(width: 800, height: 600, model: model.name))))
    probe.identity = identity(1448, 1072)
    #expect(
      Check.outcome(of: probe, on: model)
        == .passed("waveshare-6in-hd-it8951: BUSY answers a reset as IT8951's does"))
  }

  @Test("the simulated board has no nodes to be asked about")
  func simulated() throws {
    let pi = try FakePi()
    pi.usedBoard?.isSimulated = true
    pi.usedBoard?.panel.wiring = nil
    let names = try pi.findings().map(\.name)
    #expect(
      names == [
        "machine", "nodes", "panel", "gauge", "power", "idle", "fonts", "glyphs", "time zone", "clock",
        "configuration",
        "service", "refreshes", "sources",
      ])
  }

  @Test("without a board the usual nodes are looked at, and nothing is opened")
  func noBoard() throws {
    let pi = try FakePi()
    pi.usedBoard = nil
    let findings = try pi.findings()
    #expect(findings.first { $0.name == "spi node" }?.outcome == .passed("/dev/spidev0.0"))
    for name in ["lines", "panel", "gauge"] {
      #expect(findings.first { $0.name == name }?.outcome == .skipped("no board says which"))
    }
    #expect(pi.hardware.wires.counters.systemCalls == 0)
  }

  @Test("a gauge that needs no bus asks for none")
  func mains() throws {
    let pi = try FakePi()
    pi.usedBoard?.gauge = Board.Gauge(model: "mains")
    try pi.remove("dev/i2c-1")
    let findings = try pi.findings()
    #expect(
      findings.first { $0.name == "i2c node" }?.outcome == .skipped("the board has no gauge on a bus"))
    #expect(findings.first { $0.name == "gauge" }?.outcome == .passed("mains: the board has no battery"))
  }

  @Test("beside a display that runs everything is well: the lines are its own, and it tells of itself")
  func running() throws {
    let pi = try FakePi()
    try pi.runDisplay()
    let findings = try pi.findings()
    func outcome(_ name: String) -> Outcome? { findings.first { $0.name == name }?.outcome }
    #expect(outcome("lines") == .passed("held by the display that runs, process 812"))
    #expect(outcome("panel") == .skipped("the display that runs has it, process 812: see refreshes"))
    #expect(outcome("service") == .passed("inkglance 0.1.0 runs, process 812, next redraw in 18 s"))
    #expect(outcome("refreshes") == .passed("partial 42 s ago (64 pixels changed); no error"))
    #expect(outcome("sources") == .passed("clock: well"))
    #expect(findings.allSatisfy { $0.outcome.remedy == nil })
    #expect(pi.hardware.wires.counters.systemCalls == 0)
  }

  @Test(
    "where no display runs it is said why nothing is asked",
    arguments: [
      ([], "no display runs, and no service is installed"),
      (
        ["etc/systemd/system/inkglance.service"],
        "no display runs; `sudo systemctl enable --now inkglance` starts the service"
      ),
    ])
  func notRunning(files: [String], fact: String) throws {
    let pi = try FakePi()
    for file in files { try pi.file(file, "") }
    #expect(try pi.findings().first { $0.name == "service" }?.outcome == .skipped(fact))
  }

  @Test(
    "where no display runs the history tells of the last refreshes; times of another waveform are a fault")
  func history() throws {
    let pi = try FakePi()
    func record(_ age: Double, _ mode: String, _ busy: Int) -> RefreshRecord {
      RefreshRecord(
        date: pi.machine.now().addingTimeInterval(-age), mode: mode, reason: "the hour changed", windows: 1,
        bytes: 560, busyMilliseconds: busy)
    }
    pi.history = [record(100_000, "full", 3502), record(7300, "full", 3502), record(7200, "partial", 692)]
    func refreshes() throws -> Outcome? { try pi.findings().first { $0.name == "refreshes" }?.outcome }
    #expect(
      try refreshes()
        == .passed(
          "no display runs; by its history the last was partial, 2 h ago (the hour changed); 1 full, 1 partial within "
            + "that day"))
    pi.history = [record(180, "full", 3502), record(120, "partial", 246), record(60, "partial", 250)]
    guard case .failed(let fact, let remedy)? = try refreshes() else {
      Issue.record("another waveform passes")
      return
    }
    #expect(fact == "the partial refresh takes 250 ms, where waveshare-2in13-v4 takes about 692 ms")
    #expect(remedy.note?.contains("waveshare-2in13-v3") == true)
    // Cold makes waveforms longer, within limits.
    pi.history = [record(60, "partial", 1700)]
    #expect(try refreshes()?.remedy == nil)
    pi.history = [record(60, "partial", 1800)]
    #expect(
      try refreshes()?.remedy?.note?.hasPrefix("It is very cold, or the glass is another revision") == true)
  }

  @Test("a display of another user is no fault")
  func anotherUser() throws {
    let pi = try FakePi()
    pi.display = .failure(.notOurs(path: "/run/inkglance/control.sock"))
    #expect(
      try pi.findings().first { $0.name == "service" }?.outcome
        == .skipped("a display runs as another user; with `sudo` it is asked"))
  }
}
