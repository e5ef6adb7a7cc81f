import Foundation
import InkBoards
import InkCatalogue
import InkTimelines
import Testing

@testable import InkCommand
@testable import InkHost

@MainActor @Suite("Sleeper, at a reload")
struct SleeperReloadTests {
  @Test("What a reload says of [sleep] is in use: another, the same, none, and one again")
  func reload() throws {
    let context = CommandContext(
      program: "inkglance", console: Streams().console(width: 80, isTerminal: false, usesColor: false),
      commands: CommandTable([]), widgets: WidgetDescriptor.all(in: Catalogue()))
    let simulated = try SimulatedStation(
      try BoardFile.load("simulated", paths: ConfigurationPaths(boards: [], displays: [])))
    let clock = try SimulatedClock(
      simulated.hardware, startingAt: Date(timeIntervalSince1970: 1_773_457_200), speed: 100_000)
    func settings(_ sleep: Settings.Sleep?) throws -> HostSettings {
      var display = Settings.builtIn
      display.sleep = sleep
      return try HostSettings(
        board: try BoardFile.load("simulated", paths: ConfigurationPaths(boards: [], displays: [])),
        display: display, model: simulated.station.panel.model, widgets: context.widgets)
    }
    var sleep = Settings.Sleep(clock: "rtc", command: "systemctl poweroff")
    let host = try DisplayHost(
      try settings(sleep), widgets: context.widgets, station: simulated.station, clock: clock)
    let service = DisplayService(
      host, identity: .init(program: "inkglance", version: "1", board: "simulated", panel: "x"), file: nil)
    func read(_ sleep: Settings.Sleep?) {
      service.readConfiguration = {
        .init(settings: try settings(sleep), file: nil, widgets: context.widgets)
      }
      host.onReload()
      #expect(service.log.errors.isEmpty)
    }
    let board = try BoardFile.load("simulated", paths: ConfigurationPaths(boards: [], displays: []))
    context.useSleeper(of: service, on: board, hardware: simulated.hardware, clock: clock)
    let first = try #require(host.sleeper)
    #expect(first.switchOff != nil)

    // Nobody takes the supply of a machine that the kernel's clock wakes, whatever is said for its end.
    sleep.cut = .seconds(30)
    read(sleep)
    let resting = try #require(host.sleeper)
    let date = clock.now + 3600
    try resting.alarm.set(date)
    try resting.switchOff?(date)

    sleep.lead = .seconds(77)
    read(sleep)
    let second = try #require(host.sleeper)
    #expect(second.policy.lead == .seconds(77))
    #expect(second.switchOff != nil)
    #expect(first !== second)

    read(sleep)
    #expect(host.sleeper === second)

    read(nil)
    #expect(host.sleeper == nil)

    read(sleep)
    #expect(host.sleeper?.switchOff != nil)
  }
}
