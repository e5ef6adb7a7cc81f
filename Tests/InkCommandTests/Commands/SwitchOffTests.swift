import Foundation
import InkBoards
import InkCatalogue
import InkClocks
import InkSimulation
import InkTimelines
import Testing

@testable import InkCommand
@testable import InkHost

@MainActor @Suite("Switching off for good")
struct SwitchOffTests {
  nonisolated static let ends: [(gauge: String, clock: String?, cut: Duration?, isTold: Bool)] = [
    ("pisugar-3", nil, nil, true), ("pisugar-3", "board", nil, true), ("pisugar-3", "rtc", nil, true),
    ("pijuice", "board", .seconds(60), true), ("pisugar-3", "board", .zero, false),
    ("witty-pi-4", "board", nil, false), ("max17048", "rtc", nil, false), ("max17048", "pijuice", nil, true),
    ("max17048", nil, nil, false),
  ]

  @Test("Alarms are taken away, and boards that go on with the supply are told to take it", arguments: ends)
  func ends(gauge: String, clockName: String?, cut: Duration?, isTold: Bool) throws {
    let context = CommandContext(
      program: "inkglance", console: Streams().console(width: 80, isTerminal: false, usesColor: false),
      commands: CommandTable([]), widgets: WidgetDescriptor.all(in: Catalogue()))
    let directory = try TemporaryDirectory()
    let file = try directory.file(
      "board.toml",
      """
      title = "Board"
      simulated = true
      [panel]
      model = "waveshare-2in13-v4"
      [gauge]
      model = "\(gauge)"
      """)
    let board = try BoardFile.load(file, paths: ConfigurationPaths(boards: [], displays: []))
    for ending in [DisplayHost.Ending.shutDown, .batteryEmpty, .stopped, .done] {
      let simulated = try SimulatedStation(board)
      let clock = try SimulatedClock(
        simulated.hardware, startingAt: Date(timeIntervalSince1970: 1_773_457_200), speed: 100_000)
      var display = Settings.builtIn
      display.battery.powerOffCommand = "systemctl poweroff"
      display.sleep = clockName.map { Settings.Sleep(clock: $0, command: "systemctl poweroff") }
      display.sleep?.cut = cut
      let host = try DisplayHost(
        try HostSettings(
          board: board, display: display, model: simulated.station.panel.model, widgets: context.widgets),
        widgets: context.widgets, station: simulated.station, clock: clock)
      let service = DisplayService(
        host, identity: .init(program: "inkglance", version: "1", board: "board", panel: "x"), file: nil)
      context.useSleeper(of: service, on: board, hardware: simulated.hardware, clock: clock)
      try host.sleeper?.alarm.set(clock.now + 3600)
      host.ending = ending
      try context.switchOffForGood(service, on: board, hardware: simulated.hardware, clock: clock)
      let isOver = ending == .shutDown || ending == .batteryEmpty
      if let sleeper = host.sleeper { #expect(try (sleeper.alarm.read() == nil) == isOver) }
      let chips = simulated.hardware.bus.addresses.compactMap {
        simulated.hardware.bus.chip(at: $0) as? any BoardClockSimulator
      }
      let cuts = chips.compactMap(\.cutAt)
      #expect(cuts.count == (isOver && isTold ? 1 : 0), "\(ending)")
      if let at = cuts.first {
        let ahead = at - simulated.hardware.clock.now
        let wanted = cut ?? .seconds(30)
        #expect((wanted - .seconds(2)...wanted + .seconds(2)).contains(ahead))
      }
      #expect(service.log.errors.isEmpty)
    }
  }
}
