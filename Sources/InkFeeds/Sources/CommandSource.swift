import Foundation
import InkTimelines

/// A program that is run: what it prints is the value, its exit status the error.
///
/// `command = ["curl", "-fsS", "https://example.org/now.json"]` runs a program with arguments as they are;
/// `command = "cat /run/pressure | cut -f 2"` gives a line to `/bin/sh`. It has no standard input, and a process group
/// of its own, which is killed whole at the deadline; so is what a program leaves behind when it ends.
public struct CommandSource: FeedSource {
  public static let key = "command"
  public static let parameterType = "a shell line, or a list of a program and its arguments"

  /// The program and its arguments.
  public let arguments: [String]
  private let isShellLine: Bool

  /// A program with its arguments, each as it is.
  public init(_ arguments: [String]) {
    self.arguments = arguments
    isShellLine = false
  }

  /// A line for the shell.
  public init(shell line: String) {
    arguments = ["/bin/sh", "-c", line]
    isShellLine = true
  }

  public init(parameter value: WidgetConfigurationValue, key: String) throws(WidgetConfigurationError) {
    func refusal(_ got: String) -> WidgetConfigurationError {
      WidgetConfigurationError(key: key, problem: .wrongType(wants: Self.parameterType, got: got))
    }
    switch value {
    case .string(let line):
      guard !line.allSatisfy(\.isWhitespace), !line.contains("\0") else { throw refusal("empty") }
      self.init(shell: line)
    case .array(let members):
      var arguments: [String] = []
      for (index, member) in members.enumerated() {
        arguments.append(try String(parameter: member, key: "\(key)[\(index)]"))
      }
      guard let program = arguments.first, !program.isEmpty, !arguments.contains(where: { $0.contains("\0") })
      else { throw refusal("a list without a program") }
      self.init(arguments)
    default: throw refusal(value.typeName)
    }
  }

  public var identity: String { ([isShellLine ? "line" : "words"] + arguments).joined(separator: "\0") }

  /// As messages name it: the program's name, or the beginning of the shell line.
  public var description: String {
    let text = isShellLine ? "`\(arguments[2].printable(limit: 40))`" : arguments.first ?? ""
    return text.printable(limit: 60)
  }

  public func fetch(_ request: FeedRequest) throws(FeedError) -> FeedOutput {
    let ended = try ChildProcess.run(
      arguments, named: description, within: request.deadline, outputLimit: request.limit)
    switch ended.outcome {
    case .exited(0):
      guard !ended.output.isEmpty else { throw .silent(program: description) }
      return FeedOutput(ended.output)
    case .exited(let status):
      throw .failed(program: description, status: status, message: ended.message)
    case .killed(let signal): throw .killed(program: description, signal: signal)
    }
  }
}
