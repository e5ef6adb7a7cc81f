import Foundation
import InkBoards
import InkDiagnosis
import InkFeeds
import InkGauges
import InkHost
import InkPanels
import InkTimelines

/// What surrounds a command: the program it is part of, where it writes, and where its files are.
@MainActor
struct CommandContext {
  /// The program's name as it was started: "inkglance", or that of a program with widgets of its own.
  let program: String
  /// Where facts and messages go.
  var console: Console
  /// Every command of the program.
  let commands: CommandTable
  /// The widgets of the program.
  var widgets: [WidgetDescriptor] = []
  /// Where board and display files are looked for.
  var paths: ConfigurationPaths = .process
  /// The machine that is diagnosed.
  var machine = Machine.live
  /// Passwords and keys, as far as they are looked at.
  var secrets = Secrets.process
  /// The moment it is now, for times that are printed.
  var now: @Sendable () -> Date = { Date() }

  /// The zone of times that are printed.
  var timeZone = TimeZone.current
  /// The language that the environment asks for; nil where it does not say.
  var locale = EnvironmentLocale(CommandContext.environment)
  /// Where a display that is run listens; nil where it should not.
  var controlSocket: String? = ControlPath.own(CommandContext.environment)
  /// Where a running display is looked for.
  var controlSockets = ControlPath.candidates(CommandContext.environment)
  /// Where a display that is run keeps what outlives it; nil keeps nothing.
  var stateDirectory: StateDirectory? = .process
  /// A directory in memory that is this display's own; nil where there is none.
  var runtimeDirectory: String? =
    CommandContext.environment("RUNTIME_DIRECTORY")
    ?? CommandContext.environment("XDG_RUNTIME_DIR").map { "\($0)/inkglance" }
  /// Who started this process, if a service manager did.
  var serviceManager = ServiceManager()
  /// Runs another program on the same terminal; its exit status, nil where it is not there.
  var spawn: ([String]) -> Int32? = ChildProcess.run

  /// Waits; false when the wait was ended from outside.
  var pause: @Sendable (Duration) async -> Bool = { (try? await Task.sleep(for: $0)) != nil }

  /// What is taken out of reports.
  var redaction = Redaction.process
  /// A line that the person types; nil at the end of the input.
  var readLine: () -> String? = { Swift.readLine() }

  /// The simulated Raspberry Pi that a fault was asked for on; nil for this machine.
  var simulatedPi: SimulatedPi?

  /// Makes the station of a simulated board.
  var simulate: (Board) throws -> SimulatedStation = { try SimulatedStation($0) }

  /// Every name that a board or display file may use.
  var vocabulary: Vocabulary {
    let kinds = widgets.map(\.kind)
    return Vocabulary(
      panels: PanelCatalog.names, gauges: GaugeCatalog.names, widgets: kinds,
      timeZones: TimeZone.knownTimeZoneIdentifiers)
  }

  /// The display file of a command line; nil for the built-in settings.
  func displayPath(_ arguments: Arguments) -> String? { paths.display(named: arguments.value("config")) }

  /// A variable of the process's environment.
  nonisolated private static func environment(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name]
  }
}
