import Foundation
import InkBoards
import InkDiagnosis
import InkErrors
import InkGauges
import InkHost
import InkPanels
import InkSimulation

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
        machine: machine, board: nil, configuration: Self.outcome(of: error, in: context), display: display)
      return
    }
    let settings = try? DisplayFile.load(path: arguments.value("config"), paths: context.paths)
    let zone = settings?.timeZone
    let locale = settings?.locale.map { Locale(identifier: $0) }
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
    let board = choice.board
    if let pi = context.simulatedPi {
      // Its nodes and lines are looked at like those of any machine.
      found.board?.isSimulated = false
      found.openPanel = { try Self.panel { try pi.station(board).station.panel } }
      found.openGauge = { try pi.openedStation(board).station.gauge }
      found.scanGauges = {
        guard pi.gaugeFault(of: board) == nil, let station = try? pi.openedStation(board) else { return nil }
        return try? GaugeProbe.scan(SimulatedProbedBus(bus: station.hardware.bus))
      }
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
    found.history = { context.pastRefreshes() }
    subject = found
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
  private static func outcome(of error: any ExplainedError, in context: CommandContext) -> Outcome {
    let faults = (error as? BoardError)?.faults ?? (error as? SettingsError)?.faults ?? []
    guard let first = faults.first else { return .failed(error) }
    let explanation = first.explanation
    return .failed(
      explanation.whatHappened,
      Remedy(
        "\(explanation.likelyCause) \(explanation.whatToDo)",
        commands: ["\(context.program) check \(first.file)"]))
  }

  private static func configuration(
    _ choice: BoardChoice, _ arguments: Arguments, in context: CommandContext
  ) -> Outcome {
    let display = arguments.value("config") ?? context.paths.displays.first(where: FileAccess.exists)
    if let display {
      let file = CheckedFile(display, in: context)
      if let first = file.faults.first?.explanation {
        let others = file.faults.count - 1
        return .failed(
          first.whatHappened
            + (others == 0 ? "" : " There \(others == 1 ? "is 1 more" : "are \(others) more")."),
          Remedy(
            "\(first.likelyCause) \(first.whatToDo)", commands: ["\(context.program) check \(display)"]))
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
