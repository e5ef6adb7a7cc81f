import Foundation
import InkErrors

@testable import InkCommand

/// What a command line gave.
struct Run {
  let status: ExitStatus
  let output: String
  let errors: String

  /// Runs a command line in this process.
  @MainActor
  init(
    _ words: String..., name: String = "inkglance", width: Int = 80,
    commands: [any Command] = Program.commands
  ) async {
    let streams = Streams()
    status = await Program.run(words, name: name, console: streams.console(width: width), commands: commands)
    (output, errors) = (streams.output, streams.errors)
  }

  /// The output as JSON.
  var json: [String: Any]? {
    (try? JSONSerialization.jsonObject(with: Data(output.utf8))) as? [String: Any]
  }

  /// The longest line of the output.
  var widestLine: Int { output.split(separator: "\n").map(\.count).max() ?? 0 }
}
