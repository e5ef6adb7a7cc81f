@testable import InkCommand

/// What `diagnose` has to say of a fault, and what a person then does with their hands.
struct BrokenPage: CustomStringConvertible, Sendable {
  /// The fault's name.
  let fault: String
  /// What the check that names the cause says.
  let fact: String
  /// Parts of its remedy and commands.
  let remedy: [String]
  var isWarning = false
  /// Other checks that do not pass because of it.
  var others: Set<String> = []
  /// What is done beside the commands.
  var hands: @Sendable (SimulatedPi) throws -> Void = { _ in }

  var description: String { fault }

  /// In the order of the faults.
  static let all = nodes + lines + panel + gauge + surroundings + network + files
}
