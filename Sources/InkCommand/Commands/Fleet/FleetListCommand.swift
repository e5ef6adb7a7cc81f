import Foundation
import InkBoards
import InkErrors
import InkFeeds
import InkFleet

/// `inkglance fleet`: the displays of a broker.
struct FleetListCommand: Command {
  static let declaration = CommandDeclaration(
    "fleet", "list the displays of an MQTT broker",
    discussion: """
      Reads what the displays of a broker said last, which the broker keeps: whether each is there, when it was heard, its \
      battery, when it wakes next, and what is wrong. Without `--broker` it is the one of the display file's [fleet]. A \
      display that should have been heard ten minutes ago is overdue. The broker's password is a secret by its name, in the \
      service's credentials or the file `secrets` beside the display file.
      """,
    options: [
      OptionDeclaration("broker", "URL", "such as mqtt://broker.local or mqtts://user@broker.local"),
      OptionDeclaration("secret", "NAME", "the secret that is the password"),
      OptionDeclaration("certificates", "FILE", "a PEM file of the authorities to trust"),
      OptionDeclaration("prefix", "TOPIC", "what the topics begin with; inkglance if not given"),
      OptionDeclaration("wait", "S", "how long the broker may take, 1 to 60; 10 if not given"),
      .config, .json,
    ],
    examples: [
      .init(command: "inkglance fleet --broker mqtt://broker.local", effect: "all displays of a broker"),
      .init(command: "inkglance fleet --json", effect: "those of the display file's broker, for a program"),
    ])

  func run(_ arguments: Arguments, in context: CommandContext) throws -> ExitStatus {
    let wait = try arguments.integer("wait", in: 1...60) ?? 10
    let (broker, prefix) = try Self.broker(arguments, in: context)
    let listing = try context.console.showingProgress("asking \(broker.host)") { () throws(MQTTError) in
      try FleetListing.read(from: broker, prefix: prefix, within: .seconds(wait))
    }
    let report = FleetReport(
      listing, broker: "\(broker.host):\(broker.port)", prefix: prefix, moments: context.moments)
    context.console.write(
      arguments.has("json") ? try report.json.text() : report.text(width: context.console.width))
    return .done
  }

  /// The one of the command line, else of the display file.
  @MainActor
  private static func broker(
    _ arguments: Arguments, in context: CommandContext
  ) throws -> (MQTTBroker, prefix: String) {
    let prefix = arguments.value("prefix")
    guard let text = arguments.value("broker") else {
      let display = try DisplayFile.load(
        path: arguments.value("config"), paths: context.paths, vocabulary: context.vocabulary)
      guard let fleet = display.fleet, let settings = FleetSettings(fleet, host: "") else {
        throw UsageError.missingOption("--broker", or: "a display file with [fleet]", command: "fleet")
      }
      return (settings.broker, prefix ?? settings.topics.prefix)
    }
    guard var broker = MQTTBroker(text) else {
      throw UsageError.badValue(
        "broker", value: text, expected: "an address such as mqtt://broker.local, without a password",
        command: "fleet")
    }
    broker.password = arguments.value("secret").map { "${\($0)}" }
    broker.certificates = arguments.value("certificates")
    return (broker, prefix ?? FleetTopics.usualPrefix)
  }
}
