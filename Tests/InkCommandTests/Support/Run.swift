import Foundation
import InkBoards
import InkDiagnosis
import InkErrors
import InkTimelines
import Synchronization

@testable import InkCommand

/// What a command line gave.
struct Run {
  let status: ExitStatus
  let output: String
  let errors: String

  /// Runs a command line in this process; no file of the machine is looked for unless `paths` say so.
  @MainActor
  init(
    _ words: String..., name: String = "inkglance", width: Int = 80,
    commands: [any Command] = Program.commands,
    widgets: [WidgetDescriptor] = [],
    paths: ConfigurationPaths = ConfigurationPaths(boards: [], displays: []),
    machine: Machine = Machine(root: "/no/machine"), usesColor: Bool = false,
    simulate: @escaping (Board) throws -> SimulatedStation = { try SimulatedStation($0) },
    change: (inout CommandContext) -> Void = { _ in }
  ) async {
    await self.init(
      words: words, name: name, width: width, commands: commands, widgets: widgets, paths: paths,
      machine: machine, usesColor: usesColor, simulate: simulate,
      change: change)
  }

  @MainActor
  init(
    words: [String], name: String = "inkglance", width: Int = 80, commands: [any Command] = Program.commands,
    widgets: [WidgetDescriptor] = [],
    paths: ConfigurationPaths = ConfigurationPaths(boards: [], displays: []),
    machine: Machine = Machine(root: "/no/machine"), usesColor: Bool = false, isTerminal: Bool = false,
    minutes: Int = 0,
    simulate: @escaping (Board) throws -> SimulatedStation = { try SimulatedStation($0) },
    change: (inout CommandContext) -> Void = { _ in }
  ) async {
    let streams = Streams()
    var context = CommandContext(
      program: name, console: streams.console(width: width, isTerminal: isTerminal, usesColor: usesColor),
      commands: CommandTable(commands),
      widgets: widgets,
      paths: paths)
    // Every wait takes a minute, until there are none left.
    let passed = Mutex(0)
    context.now = { Date(timeIntervalSince1970: 1_773_457_200 + 60 * Double(passed.withLock { $0 })) }
    context.pause = { _ in
      passed.withLock { passed in
        passed += 1
        return passed < minutes
      }
    }
    context.simulate = simulate
    context.stateDirectory = nil
    context.machine = machine
    context.machine.now = context.now
    // What runs on the machine is none of a test's business.
    context.controlSocket = nil
    context.controlSockets = []
    context.timeZone = .gmt
    context.locale = nil
    context.spawn = { _ in nil }
    context.readLine = { nil }
    context.redaction = Redaction(home: "/home/anna", user: "anna", host: "attic")
    change(&context)
    status = await Program.run(words, in: context)
    (output, errors) = (streams.output, streams.errors)
  }

  /// The output as JSON.
  var json: [String: Any]? {
    (try? JSONSerialization.jsonObject(with: Data(output.utf8))) as? [String: Any]
  }

  /// The longest line of the output.
  var widestLine: Int { output.split(separator: "\n").map(\.count).max() ?? 0 }
}
