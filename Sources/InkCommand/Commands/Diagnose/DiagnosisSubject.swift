import Foundation
import InkBoards
import InkDiagnosis
import InkErrors
import InkFeeds
import InkFleet
import InkGauges
import InkHost
import InkPanels
import InkSimulation
import InkWeb

/// What a command line asks to be diagnosed.
@MainActor
struct DiagnosisSubject {
  let subject: Subject
  /// What is simulated of it, to look at the glass; nil for a real board.
  private(set) var hardware: () -> SimulatedBoard? = { nil }

  /// A board file with faults is a finding, not an error: the rest of the page is wanted all the more.
  init(_ arguments: Arguments, in context: CommandContext) throws {
    let machine = context.machine
    let display = Self.askingOnce(context.controlSockets)
    let choice: BoardChoice
    do {
      choice = try BoardChoice(arguments, in: context)
    } catch let error as any ExplainedError {
      subject = Subject(
        machine: machine, board: nil, configuration: Self.outcome(of: error, arguments, in: context),
        display: display)
      return
    }
    let settings = try? DisplayFile.load(path: arguments.value("config"), paths: context.paths)
    let zone = settings?.timeZone
    let locale = (settings?.locale ?? context.locale?.identifier).map { Locale(identifier: $0) }
    let configuration = Self.configuration(choice, arguments, in: context)
    // Somebody with hardware who has named no board yet wants to know about the hardware.
    if choice.origin == .nobody, machine.isRaspberryPi {
      subject = Subject(
        machine: machine, board: nil, configuration: configuration, timeZone: zone, locale: locale,
        display: display)
      return
    }
    var found = Subject(
      machine: machine, board: choice.board, configuration: configuration, timeZone: zone, locale: locale,
      display: display)
    if let fleet = settings?.fleet, let wanted = FleetSettings(fleet, host: ProcessInfo.processInfo.hostName)
    {
      var check = BrokerCheck(
        settings: wanted, machine: machine, secrets: context.secrets, display: display)
      if context.simulatedPi != nil { check.read = nil }
      found.broker = { check.outcome }
    }
    if let web = settings?.web {
      let check = WebCheck(
        settings: web, machine: machine, secrets: context.secrets, display: display,
        listen: Self.listening(at: web.listen, in: context))
      found.web = { check.outcome }
    }
    let board = choice.board
    if let pi = context.simulatedPi {
      // Its nodes and lines are looked at like those of any machine.
      found.board?.isSimulated = false
      found.openPanel = { try Self.panel { try pi.station(board).station.panel } }
      found.openGauge = { try pi.openedStation(board).station.gauge }
      found.scanGauges = { (try? pi.probedBus(of: board)).flatMap { try? GaugeProbe.scan($0) } }
      hardware = { try? pi.openedStation(board).hardware }
    } else if board.isSimulated {
      let simulated = try context.simulate(board)
      found.openPanel = { simulated.station.panel }
      found.openGauge = { simulated.station.gauge }
      found.scanGauges = { try? GaugeProbe.scan(SimulatedProbedBus(bus: simulated.hardware.bus)) }
      hardware = { simulated.hardware }
    } else {
      found.openPanel = { try Self.panel { try LinuxStation.panel(of: board, in: machine.system) } }
      found.openGauge = { try LinuxStation.gauge(of: board, in: machine.system) }
      if let bus = board.gauge?.bus {
        found.scanGauges = { try? GaugeProbe.scan(LinuxProbedBus(bus, in: machine.system)) }
      }
    }
    found.buttons = (try? settings.map { try HostSettings.buttons(of: board, $0) }) ?? board.buttons
    if let sleep = settings?.sleep, !(board.isSimulated && context.simulatedPi == nil) {
      let hardware = hardware
      found.openAlarm = {
        context.alarm(of: sleep, on: board, hardware: hardware(), now: machine.now)
      }
    }
    found.history = { context.pastRefreshes() }
    found.edit = Self.edit(
      choice.origin == .option ? arguments.value("board") : settings?.board, in: context)
    subject = found
  }

  /// The same with what the sources give, where no display runs that would know it.
  func askingSources(_ arguments: Arguments, in context: CommandContext) async -> Subject {
    var asking = subject
    // A simulated machine has no network, and its files are not where the display file says.
    guard context.simulatedPi == nil, case .failure(.nobody) = subject.display(), let board = subject.board,
      let model = try? PanelCatalog.model(named: board.panel.model),
      let display = try? DisplayFile.load(
        path: arguments.value("config"), paths: context.paths, vocabulary: context.vocabulary),
      let settings = try? HostSettings(board: board, display: display, model: model, widgets: context.widgets)
    else { return subject }
    let now = context.now()
    let ticking = context.console.beginProgress("asking the sources", typical: .seconds(1))
    defer { ticking?.end() }
    let asked = try? await SourceSurvey.ask(
      settings, widgets: context.widgets, at: now, within: SourcesCheck.patience)
    asking.sources = asked.map { asked in
      SourcesCheck(asked: asked, moments: context.moments, limit: SourcesCheck.patience).outcome
    }
    return asking
  }

  /// Takes an address for a moment; on a simulated machine looks who has it.
  private static func listening(
    at address: Settings.Web.Listen, in context: CommandContext
  ) -> () throws(WebError) -> Void {
    guard let pi = context.simulatedPi else {
      return { () throws(WebError) in try WebServer.tryListening(at: address) }
    }
    return { () throws(WebError) in
      if pi.machine.isListening(at: address.port) { throw .inUse(address: "\(address)") }
    }
  }

  /// Asks the running display at the first call, for 1 s at most: the page is to be there in two.
  ///
  /// One that is refreshing answers later, and is told as silent.
  private static func askingOnce(
    _ sockets: [String]
  ) -> () -> Result<DisplayStatus, ControlError> {
    var answer: Result<DisplayStatus, ControlError>?
    return {
      if let answer { return answer }
      let asked = Result { () throws(ControlError) in
        let answer = try ControlClient.ask(ControlRequest(.status), at: sockets, within: .seconds(1))
        guard let status = answer.status else { throw .badAnswer(path: sockets.first ?? "") }
        return status
      }
      answer = asked
      return asked
    }
  }

  /// The panel; a node or a line that cannot be had is passed on as what it is.
  private nonisolated static func panel(_ open: () throws -> PanelSession) throws -> PanelSession {
    do {
      return try open()
    } catch StationError.bus(let cause) {
      throw cause
    }
  }

  /// A file that cannot be used: the first fault, and the command that shows all.
  private static func outcome(
    of error: any ExplainedError, _ arguments: Arguments, in context: CommandContext
  ) -> Outcome {
    let faults = (error as? BoardError)?.faults ?? (error as? SettingsError)?.faults ?? []
    let explanation = (faults.first ?? error).explanation
    let remedy = Remedy(explanation)
    guard let first = faults.first else {
      guard case .notFound(let name, _, let known)? = error as? BoardError, !arguments.has("board"),
        let display = context.displayPath(arguments)
      else { return .failed(explanation.whatHappened, remedy) }
      let edit = FileEdit(path: context.withoutRoot(display))
      let meant = Suggestion.nearest(to: name, among: known)
      return .failed(
        explanation.whatHappened,
        Remedy(
          remedy.note,
          commands: (meant.map { edit.set("board", to: "\"\($0)\"") } ?? edit.open()) + remedy.commands))
    }
    return .failed(explanation.whatHappened, correcting(first, explanation, in: context))
  }

  /// The commands that correct a fault, and the one that tells whether it was the last.
  private static func correcting(
    _ fault: FileFault?, _ explanation: Explanation, file: String? = nil, in context: CommandContext
  ) -> Remedy {
    let path = context.withoutRoot(fault?.file ?? file ?? "")
    let edit = FileEdit(path: path)
    let edits = fault.map(edit.commands) ?? (path.isEmpty ? [] : edit.open())
    return Remedy(
      "\(explanation.likelyCause) \(explanation.whatToDo)",
      commands: edits + ["\(context.program) check \(path)"])
  }

  /// How the file of a board of that name is corrected; nil where it has no name.
  private static func edit(_ name: String?, in context: CommandContext) -> FileEdit? {
    guard let name, let source = try? context.boardSource(of: name) else { return nil }
    let isFile = FileAccess.exists(source.file)
    return FileEdit(board: source.name, file: isFile ? context.withoutRoot(source.file) : nil)
  }

  private static func configuration(
    _ choice: BoardChoice, _ arguments: Arguments, in context: CommandContext
  ) -> Outcome {
    let display = context.displayPath(arguments)
    if let display {
      let wrongs = CheckedFile(display, in: context).wrongs
      if let fault = wrongs.first {
        let first = fault.explanation
        let others = wrongs.count - 1
        return .failed(
          first.whatHappened
            + (others == 0 ? "" : " There \(others == 1 ? "is 1 more" : "are \(others) more")."),
          correcting(fault.fault, first, file: display, in: context))
      }
    }
    let source = display ?? "built-in display"
    guard choice.origin == .nobody else { return .passed("\(source), board \(choice.board.name)") }
    return .warned(
      "\(source), and no board: everything is simulated",
      Remedy(
        "Find your board, then name it with `--board`, or as `board` in inkglance.toml.",
        commands: ["\(context.program) list boards"]))
  }
}
