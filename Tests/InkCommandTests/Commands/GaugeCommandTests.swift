import Foundation
import InkBoards
import InkBuses
import InkErrors
import InkFeeds
import InkHost
import InkSimulation
import Testing

@testable import InkCommand

@MainActor
struct GaugeCommandTests {
  /// A board with a battery of a known kind, broken by `change`.
  static func broken(_ change: @escaping (SimulatedBoard) -> Void) -> (Board) throws -> SimulatedStation {
    { board in
      let station = try SimulatedStation(board)
      change(station.hardware)
      return station
    }
  }

  @Test("without a board the simulated one is read, and that is said on standard error")
  func simulated() async {
    let run = await Run("gauge") { board in
      let station = try SimulatedStation(board)
      station.hardware.battery.charge = 0.5
      station.hardware.battery.schedule = nil
      return station
    }
    #expect(run.status == .done)
    #expect(
      run.output == """
        gauge        MAX17048 on simulated I2C bus address 0x36
        percent      47.9 %
        voltage      3.775 V
        current      unknown
        state        discharging, -12.5 % an hour
        time left    3 h 50 min until empty
        temperature  unknown
        age          less than a second

        """)
    #expect(run.errors.hasPrefix("No board is configured, so this is the simulated one."))
  }

  @Test("a board that was named is not explained")
  func named() async {
    let run = await Run("gauge", "--board", "simulated")
    #expect(run.status == .done)
    #expect(run.errors == "")
  }

  @Test("a display file's board is taken, whatever else is wrong with its names")
  func displayFile() async throws {
    let directory = try TemporaryDirectory()
    let display = try directory.file(
      "inkglance.toml", "board = \"mine\"\n[[widget]]\nkind = \"batery\"\n")
    _ = try directory.file(
      "boards/mine.toml",
      "simulated = true\n[panel]\nmodel = \"waveshare-2in13-v4\"\n[gauge]\nmodel = \"max17040\"\n")
    let paths = ConfigurationPaths(boards: [directory.path + "/boards"], displays: [display])
    let run = await Run("gauge", paths: paths)
    #expect(run.status == .done)
    #expect(run.errors == "")
    #expect(run.output.hasPrefix("gauge        MAX17040 on simulated I2C bus address 0x36\n"))
  }

  @Test("every key is there, and what is not known is null")
  func json() async throws {
    let run = await Run("gauge", "--json", "--board", "simulated")
    let json = try #require(run.json)
    #expect(
      Set(json.keys) == [
        "schema", "gauge", "simulated", "read_at", "age_ms", "battery_present", "percent", "shown_percent",
        "voltage_v", "current_a", "charge_rate_percent_per_hour", "state", "time_to_empty_s",
        "time_to_full_s",
        "temperature_celsius", "external_power", "cycles", "health_percent", "percent_estimated",
        "capacity_mah", "notes",
      ])
    #expect(json["schema"] as? Int == 1)
    #expect(json["read_at"] as? String == "2026-03-14T03:00:00Z")
    #expect(json["simulated"] as? Bool == true)
    #expect(json["state"] as? String == "discharging")
    #expect(json["current_a"] is NSNull)
  }

  @Test("registers have their names, addresses and bytes")
  func raw() async throws {
    let run = await Run("gauge", "--raw", "--board", "simulated")
    #expect(run.output.contains("\nVERSION    0x08     00 12  "))
    let json = try #require(await Run("gauge", "--raw", "--json", "--board", "simulated").json)
    let registers = try #require(json["registers"] as? [[String: Any]])
    let version = try #require(registers.first { $0["name"] as? String == "VERSION" })
    #expect(version["bytes"] as? String == "00 12")
  }

  @Test("a silent gauge ends with 69 and says where to look")
  func silent() async {
    let run = await Run("gauge", simulate: Self.broken { $0.bus.detach(at: 0x36) })
    #expect(run.status == .deviceUnavailable)
    #expect(run.output == "")
    #expect(run.errors.contains("MAX17048 on simulated I2C bus address 0x36 does not answer.\n"))
  }

  @Test("a voltage no cell has ends with 65, and the registers can still be read")
  func implausible() async {
    let flipped = Self.broken { $0.bus.setReadFault(.flippedBit(byte: 0, bit: 7), at: 0x36) }
    #expect(await Run("gauge", simulate: flipped).status == .badData)
    #expect(await Run("gauge", "--raw", simulate: flipped).status == .done)
  }

  @Test("a board on mains has no battery, which is not an error")
  func mains() async throws {
    let directory = try TemporaryDirectory()
    let board = try directory.file(
      "m.toml", "simulated = true\n[panel]\nmodel = \"waveshare-2in13-v4\"\n[gauge]\nmodel = \"mains\"\n")
    let run = await Run("gauge", "--board", board)
    #expect(run.status == .done)
    #expect(run.output == "gauge    mains\nbattery  none: this board is fed by mains\n")
  }

  @Test("a board without a gauge is a matter of configuration")
  func none() async throws {
    let directory = try TemporaryDirectory()
    let board = try directory.file("m.toml", "simulated = true\n[panel]\nmodel = \"waveshare-2in13-v4\"\n")
    let run = await Run("gauge", "--board", board)
    #expect(run.status == .configuration)
    #expect(run.errors.hasPrefix("The board \"m\" has no gauge.\n"))
  }

  @Test("an unknown board ends with 66 and a suggestion")
  func unknownBoard() async {
    let run = await Run("gauge", "--board", "simulatd")
    #expect(run.status == .noInput)
    #expect(run.errors.contains("\"simulated\" was meant."))
  }

  @Test("watching is a line a reading, also for those that fail")
  func watch() async throws {
    let run = await Run("gauge", "--watch", "--every", "60", "--count", "3", "--board", "simulated") {
      board in
      let station = try SimulatedStation(board)
      station.hardware.battery.schedule = nil
      station.hardware.battery.charge = 0.5
      return station
    }
    #expect(run.status == .done)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0] == "03:00:00   47.9 %  3.775 V  state unknown")
    #expect(lines[2].hasPrefix("03:02:00   47.5 %"))
    #expect(lines[2].contains("discharging"))

    let silent = await Run(
      "gauge", "--watch", "--count", "2", "--json", simulate: Self.broken { $0.bus.detach(at: 0x36) })
    #expect(silent.status == .done)
    let documents = silent.output.split(separator: "\n")
    #expect(documents.count == 2)
    // What reads a pipe takes lines: an error is one as well, however narrow the terminal was.
    let piped = await Run(
      "gauge", "--watch", "--count", "2", width: 40, simulate: Self.broken { $0.bus.detach(at: 0x36) })
    #expect(piped.output.split(separator: "\n").count == 2, "\(piped.output)")
    #expect(
      documents[0].contains("\"error\":\"MAX17048 on simulated I2C bus address 0x36 does not answer.\""))
  }

  @Test("watching registers is not offered")
  func watchRaw() async {
    #expect(await Run("gauge", "--watch", "--raw", "--board", "simulated").status == .usage)
  }

  @Test(
    "every gauge can be read on a simulated board", arguments: SimulatedGauge.all.map(\.name))
  func everyGauge(name: String) async throws {
    let directory = try TemporaryDirectory()
    let text = "simulated = true\n[panel]\nmodel = \"waveshare-2in13-v4\"\n[gauge]\nmodel = \"\(name)\"\n"
    let board = try directory.file("m.toml", text)
    let run = await Run("gauge", "--board", board)
    #expect(run.status == .done)
    #expect(!run.output.contains("percent      unknown"), "\(run.output)")
    #expect(await Run("gauge", "--raw", "--board", board).status == .done)
  }

  @Test("the discharge curve of the simulated board, and the time left by it")
  func history() async throws {
    let run = await Run("gauge", "--history", "--board", "simulated")
    #expect(run.status == .done, "\(run.errors)")
    #expect(run.output.contains("readings    4320 readings since 2026-03-11"))
    #expect(run.output.contains(" on battery, by these discharges\n"))
    // 1200 mAh at 150 mA: eight hours, five percent in 24 minutes.
    #expect(run.output.contains("when full   8 h\n"))
    #expect(run.output.contains(" 95 %      24 min    24 min  ####################\n"))
    #expect(run.widestLine <= 80)
    let json = try #require(await Run("gauge", "--history", "--json", "--board", "simulated").json)
    #expect(json["full_to_empty_s"] as? Int == 28_800)
    #expect((json["curve"] as? [[String: Any]])?.count == 21)
    #expect((json["discharges"] as? Int ?? 0) > 5)
    let narrow = await Run("gauge", "--history", "--board", "simulated", width: 40)
    #expect(narrow.widestLine <= 40)
  }

  /// A history of a discharge from full in ten hours, the last reading a minute ago.
  static func kept() throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    let database = try HistoryDatabase(path: "\(directory.path)/history.sqlite")
    try database.add(
      [],
      (0...60).map { step in
        BatteryRecord(
          date: HistoryCommandTests.now.addingTimeInterval(Double(step - 60) * 360 - 60),
          percent: Double(100 - step), volts: 3.9, state: "discharging")
      })
    return directory
  }

  @Test("what a running display kept is the history, without a look at the gauge")
  func keptHistory() async throws {
    let directory = try Self.kept()
    let board = try directory.file(
      "m.toml",
      "[panel]\nmodel = \"waveshare-2in13-v4\"\nspi = \"/dev/spidev0.0\"\n"
        + "lines = { data_command = 25, reset = 17, busy = 24 }\n[gauge]\nmodel = \"max17048\"\n")
    let run = await Run(
      "gauge", "--history", "--json", "--board", board,
      change: { $0.stateDirectory = StateDirectory(directory.path) })
    let json = try #require(run.json, "\(run.errors)")
    #expect(json["readings"] as? Int == 61)
    #expect(json["level_percent"] as? Double == 40)
    #expect(json["time_left_s"] as? Int == 4 * 3600)
    #expect(json["full_to_empty_s"] as? Int == 10 * 3600)
    #expect(json["simulated"] as? Bool == false)
    let recent = await Run(
      "gauge", "--history", "--since", "30m", "--board", board,
      change: { $0.stateDirectory = StateDirectory(directory.path) })
    #expect(recent.output.contains("when full   unknown\n"))
    #expect(recent.output.contains("Nothing is told until"))
  }

  @Test("a history that is not there, and choices that exclude each other")
  func noHistory() async throws {
    let directory = try TemporaryDirectory()
    let board = try directory.file(
      "m.toml",
      "[panel]\nmodel = \"waveshare-2in13-v4\"\nspi = \"/dev/spidev0.0\"\n"
        + "lines = { data_command = 25, reset = 17, busy = 24 }\n[gauge]\nmodel = \"max17048\"\n")
    let run = await Run(
      "gauge", "--history", "--board", board,
      change: { $0.stateDirectory = StateDirectory(directory.path) })
    #expect(run.status == .noInput)
    #expect(run.errors.contains("There is no history at"))
    #expect(await Run("gauge", "--history", "--raw").status == .usage)
    #expect(await Run("gauge", "--history", "--watch").status == .usage)
    #expect(await Run("gauge", "--history", "--since", "yesteryear").status == .usage)
  }

  @Test("bits and fields of registers have their names, and what they were taken from stands above them")
  func meanings() async {
    let run = await Run("gauge", "--raw", "--board", "simulated")
    #expect(run.output.contains("\nby Maxim MAX17048/MAX17049 datasheet, register summary\n"))
    #expect(run.output.contains("0x971C RCOMP 151, ATHD 4 %\n"))
    #expect(run.output.contains("0x0100 RI\n"))
    #expect(run.output.contains("0x8030 HibThr 26.62 %/h, ActThr 0.06 V\n"))
  }

  @Test("a gauge that falls silent while it is watched keeps its last value, with its age")
  func watchLastGood() async throws {
    let run = await Run("gauge", "--watch", "--every", "60", "--count", "3", "--json") { board in
      let station = try SimulatedStation(board)
      station.hardware.battery.schedule = nil
      station.hardware.battery.charge = 0.5
      // The first reading takes four transfers.
      station.hardware.faults.fail(atStep: 5, with: .noAcknowledge, forever: true)
      return station
    }
    let documents = run.output.split(separator: "\n")
    #expect(documents.count == 3)
    #expect(documents[0].contains("\"percent\":47.9"))
    #expect(documents[2].contains("\"last_percent\":48"), "\(documents[2])")
    #expect(documents[2].contains("\"last_age_ms\":"))
  }

  @Test("the help of a command that others begin with has its own options, and names the others")
  func help() async {
    for words in [["gauge", "--help"], ["help", "gauge"]] {
      let run = await Run(words: words)
      #expect(run.status == .done)
      #expect(run.output.hasPrefix("inkglance gauge: read the fuel gauge\n"))
      #expect(run.output.contains("  --history "))
      #expect(run.output.contains("see also:\n  gauge scan"))
    }
    #expect(await Run("gauge", "scan", "--help").output.hasPrefix("inkglance gauge scan: "))
  }

  @Test("a narrow page keeps what registers mean, below their names")
  func narrowRegisters() async {
    let run = await Run("gauge", "--raw", "--board", "simulated", width: 40)
    #expect(run.output.contains("ATHD 4 %"))
    #expect(run.widestLine <= 40)
  }
}
