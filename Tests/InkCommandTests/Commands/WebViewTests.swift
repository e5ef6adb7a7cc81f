import Foundation
import InkBoards
import InkCatalogue
import InkTimelines
import Testing

@testable import InkCommand
@testable import InkHost

@MainActor @Suite("Web view, at a reload")
struct WebViewTests {
  @Test("A reload brings it, keeps it, moves it and takes it away; where it cannot be, the display says why")
  func reload() throws {
    let context = CommandContext(
      program: "inkglance", console: Streams().console(width: 80, isTerminal: false, usesColor: false),
      commands: CommandTable([]), widgets: WidgetDescriptor.all(in: Catalogue()))
    let board = try BoardFile.load("simulated", paths: ConfigurationPaths(boards: [], displays: []))
    let simulated = try SimulatedStation(board)
    let clock = try SimulatedClock(
      simulated.hardware, startingAt: Date(timeIntervalSince1970: 1_773_457_200), speed: 100_000)
    func settings(_ web: Settings.Web?) throws -> HostSettings {
      var display = Settings.builtIn
      display.web = web
      return try HostSettings(
        board: board, display: display, model: simulated.station.panel.model, widgets: context.widgets)
    }
    let host = try DisplayHost(
      try settings(nil), widgets: context.widgets, station: simulated.station, clock: clock)
    let service = DisplayService(
      host, identity: .init(program: "inkglance", version: "1", board: "simulated", panel: "x"), file: nil)
    context.useSleeper(of: service, on: board, hardware: simulated.hardware, clock: clock)
    let view = context.serveWeb(of: service, isNew: true)
    defer { view.end() }
    func read(_ web: Settings.Web?) throws -> String {
      service.readConfiguration = {
        .init(settings: try settings(web), file: nil, widgets: context.widgets)
      }
      let before = service.log.events.count
      host.onReload()
      return service.log.events.dropFirst(before).first?.text ?? ""
    }
    #expect(service.log.events.isEmpty)

    var web = Settings.Web()
    web.listen = Settings.Web.Listen(address: "127.0.0.1", port: 0)
    let first = try read(web)
    #expect(first.hasPrefix("The web view is at http://127.0.0.1:"))
    let kept = try read(web)
    #expect(kept.hasPrefix("The configuration was read again"))
    web.names = ["display.lan"]
    let moved = try read(web)
    #expect(moved.hasPrefix("The web view is at http://127.0.0.1:"))
    web.listen = Settings.Web.Listen(address: "192.0.2.1", port: 8080)
    let failed = try read(web)
    #expect(failed.hasPrefix("The web view cannot listen on 192.0.2.1:8080"))
    let gone = try read(nil)
    #expect(gone.hasPrefix("The configuration was read again"))
  }
}
