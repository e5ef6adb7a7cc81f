import Foundation
import InkBitmap
import InkCatalogue
import InkGauges
import InkPanels
import InkSimulation
import InkTimelines
import InkViews
import Testing

@testable import InkHost

@MainActor @Suite("DisplayHost")
struct DisplayHostTests {
  /// 30 November 2026, 12:45:00 UTC, a Monday.
  static let start = Date(timeIntervalSince1970: 1_796_042_700)

  /// The widgets we ship.
  static let widgets = WidgetDescriptor.all(in: Catalogue())

  /// A handheld on a simulated board.
  struct Handheld {
    let board: SimulatedBoard
    let clock: ManualClock
    let host: DisplayHost
    let panel: PanelSession
    let station: Station
  }

  static func handheld(
    widgets: [WidgetDescriptor]? = nil, board: SimulatedBoard? = nil, hasGauge: Bool = true,
    gauge own: (any FuelGauge)? = nil, signals: (any GaugeSignals)? = nil,
    startingAt date: Date = start, state: StateKeeper? = nil, crashes: CrashWatch? = nil,
    model name: String = "waveshare-2in13-v4", thermometer: Thermometer = .gauge,
    verdict: ClockTruth = .trusted,
    change: (inout HostSettings) -> Void = { _ in }, watch: (PanelWires) -> PanelWires = { $0 }
  ) throws -> Handheld {
    let board = try board ?? #require(SimulatedBoard(model: name))
    board.battery.schedule = nil
    let wires = board.wires
    let panel = PanelSession(
      model: try PanelCatalog.model(named: name),
      wires: watch(
        PanelWires(
          spi: wires.spi, dataCommand: wires.dataCommand, reset: wires.reset, busy: wires.busy,
          power: wires.power, clock: board.clock)))
    let gauge =
      try own ?? GaugeCatalog.model(named: "max17048").gauge(on: board.gaugeDevice, clock: board.clock)
    let layout = ScreenLayout.lockScreen(CGSize(width: 250, height: 122))
    var settings = HostSettings(placements: layout.defaultPlacements(hasBattery: true))
    settings.hairlines = layout.hairlines
    settings.rotation = .right
    settings.timeZone = try #require(TimeZone(identifier: "UTC"))
    change(&settings)
    let station = Station(
      panel: panel, gauge: hasGauge ? gauge : nil, clock: board.clock, gaugeSignals: signals,
      thermometer: thermometer)
    let clock = ManualClock(board, startingAt: date)
    clock.verdict = verdict
    let host = try DisplayHost(
      settings, widgets: widgets ?? Self.widgets, station: station, clock: clock, state: state,
      crashes: crashes)
    clock.isBusy = { [unowned host] in host.isAsking }
    return Handheld(board: board, clock: clock, host: host, panel: panel, station: station)
  }

  @Test(
    "A panel of three and more inks shows accents in colour, and every change takes a full refresh",
    arguments: [
      ("waveshare-2in13b-v4", Ink.red), ("waveshare-2in13g", .red), ("inky-phat-jd79661", .red),
    ])
  func colors(name: String, ink: Ink) async throws {
    let it = try Self.handheld(model: name) { $0.refresh.minimumInterval = .zero }
    it.board.battery.charge = 0.07
    var reports: [TickReport] = []
    it.host.onTick = { reports.append($0) }
    try await it.host.run(refreshes: 2)
    let refreshed = reports.filter { $0.refresh != nil }
    #expect(refreshed.map { $0.panel?.mode } == [.full, .full])
    #expect(refreshed.last?.plan?.reason == .noPartial)
    #expect(it.board.glass.picture == it.host.picture.rotated(by: .right))
    #expect(it.board.glass.picture.pixels(of: ink).bytes.contains { $0 != 0 }, "nothing is in colour")
    #expect(it.board.glass.frame.bytes.contains { $0 != 0 })
    #expect(it.board.panelIsSafe && it.board.misuses.isEmpty)
  }

  @Test("The first refresh is full, a minute later only the minute is pushed, and the glass shows the screen")
  func firstTicks() async throws {
    let it = try Self.handheld()
    var reports: [TickReport] = []
    it.host.onTick = { reports.append($0) }
    try await it.host.run(refreshes: 3)
    let refreshed = reports.filter { $0.refresh != nil }
    #expect(refreshed.map { $0.panel?.mode } == [.full, .partial, .partial])
    #expect(refreshed[1].drawn == ["clock"])
    #expect(it.board.glass.frame == it.host.picture.plane(0).rotated(by: .right))
    #expect(it.board.panelIsSafe)
    #expect(it.board.misuses.isEmpty, "\(it.board.misuses)")
  }

  @Test("Through an hour every minute tick is a partial refresh of at most 560 bytes, on the minute")
  func hour() async throws {
    let it = try Self.handheld(hasGauge: false)
    var reports: [TickReport] = []
    it.host.onTick = { if $0.refresh != nil { reports.append($0) } }
    try await it.host.run(refreshes: 60)
    for (minute, report) in reports.enumerated().dropFirst() {
      let panel = try #require(report.panel)
      #expect(report.drawn == ["clock"])
      #expect(abs(report.date.timeIntervalSince(Self.start) - 60 * Double(minute)) < 0.01)
      // Whole-screen refreshes clear the ghosts now and then; the hour, at minute 15, changes three figures, and the
      // tick after it writes their places again.
      guard panel.mode == .partial, ![15, 16].contains(minute) else { continue }
      #expect(panel.bytes <= 560, "minute \(minute)")
      #expect(panel.transfers + panel.lineSets <= 64, "minute \(minute)")
    }
    #expect(reports.filter { $0.panel?.mode == .partial }.count > 40)
    #expect(it.board.glass.frame == it.host.picture.plane(0).rotated(by: .right))
    #expect(it.board.misuses.isEmpty)
  }

  @Test("A signal to stop ends the run with the panel asleep")
  func stop() async throws {
    let it = try Self.handheld()
    it.clock.onWait = { _ in .stop }
    try await it.host.run()
    #expect(it.host.refreshes <= 1)
    #expect(it.board.panelIsSafe)
  }

  @Test("A board that never worked ends the run with its error, the panel safe")
  func deadBoard() async throws {
    let it = try Self.handheld()
    it.board.wires.busyFault = .stuck(.high)
    await #expect(throws: PanelError.self) { try await it.host.run(refreshes: 1) }
    #expect(it.board.panelIsSafe)
  }

  @Test("A refresh that fails later is reported, tried again, and made good by a full one")
  func laterFailure() async throws {
    let it = try Self.handheld()
    var reports: [TickReport] = []
    it.host.onTick = { [board = it.board] report in
      reports.append(report)
      if report.refresh == 1 { board.wires.busyFault = .stuck(.high) }
      if !report.problems.isEmpty { board.wires.busyFault = nil }
    }
    try await it.host.run(refreshes: 2)
    #expect(reports.contains { $0.problems.contains { $0.contains("BUSY") } })
    #expect(reports.last?.panel?.mode == .full)
    #expect(it.board.glass.frame == it.host.picture.plane(0).rotated(by: .right))
    #expect(it.board.panelIsSafe)
  }

  @Test("A gauge that stops answering leaves the clock running and its last value on the glass")
  func gaugeFails() async throws {
    let it = try Self.handheld()
    var reports: [TickReport] = []
    it.host.onTick = { [board = it.board] report in
      reports.append(report)
      if report.refresh == 1 { board.bus.detach(at: 0x36) }
    }
    try await it.host.run(refreshes: 4)
    #expect(reports.last?.panel?.mode == .partial)
    #expect(reports.contains { !$0.problems.isEmpty })
    #expect(reports.last?.battery?.percent == reports.first?.battery?.percent)
  }

  @Test("A widget that is not there is an error that suggests one that is")
  func unknownWidget() throws {
    #expect(throws: PlacementError.unknownKind("batery", suggestion: "battery")) {
      try Self.handheld { $0.placements[2].kind = "batery" }
    }
  }

  @Test("A family that a widget does not support is an error that names those it does")
  func wrongFamily() throws {
    #expect(
      throws: PlacementError.unsupportedFamily(
        kind: "date", family: "systemLarge",
        supported: [
          "accessoryCircular", "accessoryRectangular", "accessoryInline", "systemSmall", "systemMedium",
        ])
    ) {
      try Self.handheld { $0.placements[0].slot.family = .systemLarge }
    }
  }

  @Test("A clock set by two hours shows the new time at once")
  func clockSet() async throws {
    let it = try Self.handheld()
    var dates: [Date] = []
    var isSet = false
    it.clock.onWait = { [clock = it.clock] _ in
      guard !isSet, dates.count == 1 else { return nil }
      isSet = true
      clock.epoch += 7200
      return .clockChanged
    }
    it.host.onTick = { if $0.refresh != nil { dates.append($0.date) } }
    try await it.host.run(refreshes: 2)
    #expect(dates[1].timeIntervalSince(dates[0]) > 7190)
    #expect(dates[1].timeIntervalSince(dates[0]) < 7290)
  }
}
