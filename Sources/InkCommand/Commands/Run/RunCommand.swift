import Foundation
import InkBoards
import InkErrors
import InkFleet
import InkHost
import InkPanels
import InkSimulation
import InkTimelines

/// `inkglance run`: the display, until somebody stops it.
struct RunCommand: Command {
  static let declaration = CommandDeclaration(
    "run", "show the widgets and keep them right",
    discussion: """
      Draws the widgets of the display file on the board's panel and refreshes what changes, on the tick. One line is \
      printed for each tick: time, what was drawn, plan and reason, windows, bytes, transfers, time busy, battery. \
      Ctrl-C and SIGTERM leave the panel asleep; SIGHUP has the configuration read again, and a file that cannot be \
      used keeps the last good one. `status`, `explain`, `reload` and `logs` ask the running display.

      Without files the simulated board shows a battery, a clock and a date.
      """,
    options: [
      .board, .config, .at,
      OptionDeclaration(
        "speed", "N", "how many times faster time passes on the simulated board, 0.1 to 100000"),
      OptionDeclaration("ticks", "N", "end after so many refreshes"),
      OptionDeclaration("once", nil, "end after one refresh, or when the panel shows what it should already"),
      OptionDeclaration("timings", nil, "print where each tick's time went"),
      OptionDeclaration(
        "press", "BUTTON[:GESTURE]@TIME,…",
        "press buttons of the simulated board so long after the start: A@10s,B:long@1m"),
      .glass, .trace, .fault,
      OptionDeclaration(
        "panel-memory", "FILE",
        "keep the simulated panel from run to run, with the display's state, as a real one keeps its picture"),
    ],
    examples: [
      .init(command: "inkglance run", effect: "the simulated board, in real time"),
      .init(
        command: "inkglance run --ticks 3 --speed 60 --glass glass.png",
        effect: "three refreshes, an hour of display in a minute, and a picture of the glass"),
      .init(
        command: "inkglance run --press A@10s --ticks 3 --timings",
        effect: "a press of the button A, and what it costs"),
      .init(command: "inkglance run --board waveshare-epd-2in13-v4", effect: "a panel on this machine"),
    ])

  func run(_ arguments: Arguments, in context: CommandContext) async throws -> ExitStatus {
    let speed = try arguments.number("speed", in: 0.1...100_000)
    let ticks = try arguments.integer("ticks", in: 1...1_000_000)
    if ticks != nil, arguments.has("once") {
      throw UsageError.conflict("`--ticks` and `--once` were both given.", command: "run")
    }
    let glass = try arguments.picture("glass")
    let files = try DisplayFiles(arguments, in: context)
    let start = try arguments.moment("at", zone: files.timeZone, today: context.now())
    let limit = ticks ?? (arguments.has("once") ? 1 : nil)
    guard files.board.isSimulated else {
      for option in ["speed", "at", "press", "glass", "trace", "panel-memory"]
      where arguments.value(option) != nil {
        throw UsageError.conflict("`--\(option)` works on a simulated board only.", command: "run")
      }
      let clock = try SystemClock(isTrusted: files.display.trustsClock)
      let chip = files.board.panel.wiring?.chip
      let mark = context.refreshMark(of: files.board, at: clock.uptime)
      if mark?.left != nil {
        context.console.message(
          "A refresh was under way when the last run ended; its end is waited for.", .notice)
      }
      return try await run(
        files, on: try LinuxStation.open(files.board, unfinished: mark?.left), hardware: nil, clock: clock,
        mark: mark, buttons: { LinuxButtonSignals($0, chip: chip) }, limit: limit, arguments: arguments,
        in: context)
    }
    let presses = try Self.presses(arguments)
    let note = "This board is simulated: no hardware is used."
    context.console.message(
      TextWrap.lines(note, width: context.console.width).joined(separator: "\n"), .notice)
    let simulated = try context.simulate(files.board)
    let hardware = simulated.hardware
    hardware.wires.isRecording = arguments.value("trace") != nil
    try arguments.value("panel-memory").map(PanelMemory.init)?.attach(to: hardware)
    let isLive = start == nil && (speed ?? 1) == 1
    let clock: any HostClock =
      isLive
      ? try LiveSimulatedClock(hardware)
      : try SimulatedClock(hardware, startingAt: start ?? context.now(), speed: speed ?? 1)
    let result: Result<ExitStatus, any Error>
    do {
      result = .success(
        try await run(
          files, on: simulated.station, hardware: hardware,
          clock: presses.map { PressedClock(clock, $0) } ?? clock,
          simulatedClock: clock as? SimulatedClock, presses: presses, buttons: { presses?.use($0) },
          limit: limit, arguments: arguments, in: context))
    } catch {
      result = .failure(error)
    }
    // What was seen up to an error is what explains it.
    try glass?.write(hardware.glass.picture(in: simulated.station.panel.model.inks))
    if let path = arguments.value("trace") {
      try FileAccess.write(Array(hardware.wires.trace.text.utf8), to: path)
    }
    return try result.get()
  }

  @MainActor
  private func run(
    _ files: DisplayFiles, on station: Station, hardware: SimulatedBoard?, clock: any HostClock,
    mark: RefreshMark? = nil, simulatedClock: SimulatedClock? = nil, presses: SimulatedPresses? = nil,
    buttons: @escaping ([Board.Button]) -> (any ButtonSignals)?, limit: Int?, arguments: Arguments,
    in context: CommandContext
  ) async throws -> ExitStatus {
    let model = station.panel.model
    let isNew = files.board.isSimulated && arguments.value("panel-memory") == nil
    let settings = try HostSettings(
      board: files.board, display: files.display, model: model, widgets: context.widgets)
    if let name = presses?.unknown(among: settings.buttons) {
      throw UsageError.unknownName(
        kind: "button", name: name,
        suggestion: Suggestion.nearest(to: name, among: settings.buttons.map(\.name)),
        remedy: "Name one that `inkglance buttons --seconds 0` lists.")
    }
    settings.speak()
    let host = try DisplayHost(
      settings, widgets: context.widgets, station: station, clock: clock,
      state: context.stateKeeper(of: files, panel: model, isNew: isNew),
      crashes: context.crashWatch(of: files, isNew: isNew))
    host.refreshMark = mark
    host.makeButtonSignals = { $0.isEmpty ? nil : buttons($0) }
    let history = context.historyRecorder(isNew: isNew)
    host.recall(history?.samples(until: clock.now) ?? [])
    host.use { context.discharges(isNew: isNew) }
    host.useBudget { context.wakeBudget(of: files.board, isNew: isNew).map { LifeBudget($0) } }
    let identity = DisplayStatus.Identity(
      program: context.program, version: Version.number, board: files.board.name, panel: model.name)
    let service = DisplayService(
      host, identity: identity, file: files.display.file, manager: context.serviceManager)
    let console = context.console
    if let clock = simulatedClock {
      clock.isHeld = { [unowned host] in host.isAsking || host.hasAnswers }
    }
    // A refresh holds the main thread for seconds, in which somebody at a terminal sees nothing else.
    var progress: ProgressTicking?
    service.willRefresh = { plan in
      progress = console.beginProgress(
        "\(plan.name) refresh", typical: plan.mode.flatMap(model.traits)?.typical)
    }
    service.didRefresh = {
      progress?.end()
      progress = nil
    }
    service.isInJournal = console.isJournal
    service.onMessage = { console.message($1, $0) }
    var fleet: FleetReporter?
    service.onTick = { [unowned host, unowned service] report in
      history?.note(host.takeSamples())
      history?.note(report, at: clock.uptime)
      fleet?.note(report)
      if let problem = history?.takeProblem() { service.say(.warning, problem) }
      guard let line = TickLine(report, zone: host.settings.timeZone) else { return }
      console.fields(line.text)
      if arguments.has("timings") { console.fields(TimingsLine(report.timings).text) }
      guard console.isTerminal, report.refresh != nil else { return }
      console.write(console.glass(host.picture))
    }
    service.readConfiguration = {
      let again = try DisplayFiles(arguments, in: context)
      guard again.board == files.board else { throw ReloadError.otherBoard(again.board.name) }
      let settings = try HostSettings(
        board: again.board, display: again.display, model: model, widgets: context.widgets)
      settings.speak()
      return .init(settings: settings, file: again.display.file, widgets: context.widgets)
    }
    if let path = context.controlSocket {
      do {
        try service.listen(at: path)
      } catch {
        service.say(.warning, error.description)
      }
    }
    let startedAt = clock.uptime
    context.useSleeper(of: service, on: files.board, hardware: hardware, clock: clock) { date in
      history?.note(host.takeSamples())
      history?.finish(at: clock.uptime, now: clock.now, until: date)
    }
    let web = context.serveWeb(of: service, isNew: isNew)
    defer { web.end() }
    fleet = context.fleetReporter(of: service, identity: identity)
    defer { fleet?.end() }
    if let reason = host.learnWakeReason() {
      service.say(.info, reason.description)
      if host.sleeper != nil {
        // A real clock counts from the start of the machine; a service that starts again late is none of these.
        let isStart = reason != .first && hardware == nil && startedAt < .seconds(600)
        history?.begin(
          reason, at: startedAt, now: clock.now, secondsStarting: isStart ? startedAt.seconds : nil)
      }
    }
    defer {
      history?.note(host.takeSamples())
      var rest: Date?
      if case .asleep(let until) = host.ending { rest = until }
      history?.finish(at: clock.uptime, now: clock.now, until: rest)
    }
    try await service.run(refreshes: limit, endsWhenRight: arguments.has("once"))
    try context.switchOffForGood(service, on: files.board, hardware: hardware, clock: clock)
    return .done
  }

  @MainActor
  private static func presses(_ arguments: Arguments) throws(UsageError) -> SimulatedPresses? {
    guard let text = arguments.value("press") else { return nil }
    guard let presses = SimulatedPresses(text) else {
      throw .badValue(
        "--press", value: text, expected: "buttons and times such as A@10s or A@10s,B:long@1m30s",
        command: "run")
    }
    return presses
  }
}
