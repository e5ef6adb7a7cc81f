import Foundation
import InkBoards
import InkDiagnosis
import InkErrors
import InkSimulation
import InkTimelines
import Testing

@testable import InkCommand

@MainActor
struct DiagnoseCommandTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  @Test("a page of findings: mark, name, fact; below a failing one what to do, commands alone on their line")
  func page() async throws {
    _ = try directory.file("root/usr/share/fonts/opentype/inter/Inter.otf", "")
    let run = await Run("diagnose", "--board", "simulated", machine: Machine(root: directory.path + "/root"))
    {
      let station = try SimulatedStation($0)
      station.hardware.bus.setReadFault(.allOnes, at: 0x36)
      return station
    }
    #expect(run.status == .checkFailed)
    #expect(run.errors == "")
    #expect(
      run.output == """
        inkglance 0.1.0, board simulated
        ok    machine        no device tree
        -     nodes          the simulated board uses none
        ok    panel          waveshare-2in13-v4: BUSY answers a reset as SSD1680's does
        FAIL  gauge          MAX17048 on simulated I2C bus address 0x36 answers with
                             ones only.
              Its battery is unplugged, or another chip sits at this address. Check the
              battery, then see the registers with: inkglance gauge --raw
              inkglance gauge --raw
        ok    power          no supply is known to the kernel
        -     idle           the simulated board draws what it is told
        warn  fonts          not installed: DejaVu (symbols and rare scripts may be
                             boxes), Noto CJK (Chinese, Japanese and Korean are boxes),
                             Material Design Icons (icons are boxes)
              sudo apt install fonts-dejavu-core fonts-noto-cjk fonts-materialdesignicons-webfont
        -     glyphs         there is no font to ask: see fonts
        warn  time zone      none is set, so times are shown in UTC
              Set the machine's, or write `time_zone` in the display file.
              sudo timedatectl set-timezone Europe/Berlin
        -     clock          this system does not tell whether it is synchronised; it is
                             2026-03-14
        ok    configuration  built-in display, board simulated
        -     service        no display runs, and no service is installed
        -     refreshes      no display runs, and there is no history of one
        -     sources        no widget has a source
        4 passed, 2 warned, 1 failed, 7 skipped

        """)
  }

  @Test("only commands to paste and words without a gap are wider than the page", arguments: [80, 40])
  func width(width: Int) async {
    let run = await Run("diagnose", "--board", "waveshare-epd-2in13-v4", width: width)
    for line in run.output.split(separator: "\n") where line.count > width {
      #expect(
        ["sudo ", "inkglance ", "test -e "].contains { line.hasPrefix("      \($0)") } || line.contains("`"),
        "\(line)")
    }
  }

  @Test("marks are coloured where the console can")
  func color() async {
    let run = await Run("diagnose", "--board", "simulated", usesColor: true)
    #expect(run.output.contains("\n\u{1B}[32mok\u{1B}[0m    machine "))
    let plain = await Run("diagnose", "--board", "simulated")
    #expect(!plain.output.contains("\u{1B}"))
  }

  @Test("warnings end with 0, and with 1 where --strict is given")
  func strict() async throws {
    for path in [
      "opentype/inter/a.otf", "truetype/dejavu/a.ttf", "truetype/materialdesignicons-webfont/a.ttf",
    ] { _ = try directory.file("root/usr/share/fonts/\(path)", "") }
    let machine = Machine(root: directory.path + "/root")
    #expect(await Run("diagnose", "--board", "simulated", machine: machine).status == .done)
    #expect(
      await Run("diagnose", "--strict", "--board", "simulated", machine: machine).status == .checkFailed)
  }

  @Test("the same findings as JSON")
  func json() async throws {
    let run = await Run("diagnose", "--json", "--board", "simulated")
    let json = try #require(run.json)
    #expect(Set(json.keys) == ["schema", "program", "version", "board", "passes", "checks"])
    #expect(json["passes"] as? Bool == false)
    let checks = try #require(json["checks"] as? [[String: Any]])
    #expect(
      checks.map { $0["name"] as? String } == [
        "machine", "nodes", "panel", "gauge", "power", "idle", "fonts", "glyphs", "time_zone", "clock",
        "configuration", "service", "refreshes", "sources",
      ])
    let fonts = try #require(checks.first { $0["name"] as? String == "fonts" })
    #expect(Set(fonts.keys) == ["name", "outcome", "fact", "remedy", "commands"])
    #expect(fonts["outcome"] as? String == "failed")
    #expect(fonts["commands"] as? [String] != [])
  }

  @Test("a board file with faults is a finding; the rest of the page is there")
  func brokenFile() async throws {
    let board = try directory.file("b.toml", "simulated = true\n[panel]\nmodel = \"waveshare-2in13-v5\"\n")
    let run = await Run("diagnose", "--board", board, width: 300)
    #expect(run.status == .checkFailed)
    #expect(run.output.hasPrefix("inkglance 0.1.0, no board\n"))
    #expect(run.output.contains("FAIL  spi node          /dev/spidev0.0 is not there\n"))
    #expect(run.output.contains("\n-     panel             no board says which\n"))
    #expect(run.output.contains("FAIL  configuration     \(board):3:9: there is no panel model"))
    #expect(run.output.contains("\n      inkglance check \(board)\n"))
  }

  @Test("a display file with faults is a finding with its remedy under the program's name")
  func brokenDisplay() async throws {
    let display = try directory.file("inkglance.toml", "board = \"simulated\"\n[[widget]]\nkind = \"x\"\n")
    let paths = ConfigurationPaths(boards: [], displays: [display])
    let run = await Run("diagnose", name: "shelf", width: 300, paths: paths)
    #expect(
      run.output.contains(
        "FAIL  configuration  \(display):3:8: there is no widget \"x\".\n"), "\(run.output)")
    #expect(run.output.contains("\n      shelf check \(display)\n"))
  }

  @Test("what is only a warning of `check` is no finding")
  func warningOfCheck() async throws {
    let text = "board = \"simulated\"\n[[widget]]\nkind = \"room\"\nslot = \"rectangular.1\"\n"
    let display = try directory.file("inkglance.toml", text)
    let paths = ConfigurationPaths(boards: [], displays: [display])
    let widgets = WidgetDescriptor.all(in: RoomWidget())
    let warned = await Run("diagnose", width: 300, widgets: widgets, paths: paths)
    #expect(
      warned.output.contains("ok    configuration  \(display), board simulated\n"), "\(warned.output)")
    // A fault beside it is told, and counted alone.
    _ = try directory.file("inkglance.toml", text + "[[widget]]\nkind = \"rom\"\nslot = \"inline.1\"\n")
    let failed = await Run("diagnose", width: 300, widgets: widgets, paths: paths)
    #expect(failed.output.contains("FAIL  configuration  \(display):6:8: there is no widget \"rom\".\n"))
  }

  @Test("nobody has named a board: simulated on a desk, the usual nodes on a Raspberry Pi")
  func nobody() async throws {
    let desk = await Run("diagnose")
    #expect(desk.output.hasPrefix("inkglance 0.1.0, board simulated\n"))
    #expect(
      desk.output.contains("warn  configuration  built-in display, and no board: everything is simulated\n"))
    _ = try directory.file("pi/sys/firmware/devicetree/base/model", "Raspberry Pi 5 Model B Rev 1.0\0")
    let pi = await Run("diagnose", machine: Machine(root: directory.path + "/pi"))
    #expect(pi.output.hasPrefix("inkglance 0.1.0, no board\n"))
    #expect(pi.output.contains("FAIL  spi node "))
    #expect(pi.output.contains("\n      sudo raspi-config nonint do_spi 0\n"))
  }

  @Test("a real board's nodes are the machine's")
  func realBoard() async {
    let run = await Run("diagnose", "--board", "waveshare-epd-2in13-v4", width: 300)
    #expect(run.status == .checkFailed)
    #expect(run.output.contains("\n-     panel             its node or lines cannot be had: see above\n"))
    #expect(run.output.contains("\n-     gauge             its bus cannot be had: see above\n"))
  }
}
