import Foundation

/// A part of a program whose messages are kept together.
public final class OSLog: Sendable {
  let subsystem: String
  let category: String

  /// A part of a program.
  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
  }

  /// The program.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// No messages.
  public static let disabled = OSLog(subsystem: "", category: "disabled")
}

/// Writes a message with values in the places of its format.
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: any CVarArg...
) {
  guard log !== OSLog.disabled else { return }
  // Foundation knows the places %@ and %d, not the words that say who may read the value.
  let format = message.description.replacingOccurrences(of: "{public}", with: "")
    .replacingOccurrences(of: "{private}", with: "")
  let text = String(format: format, arguments: arguments)
  Logger(log).write(OSLogMessage(stringLiteral: text), type)
}

/// Writes a message.
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
  guard log !== OSLog.disabled else { return }
  Logger(log).write(message, type)
}

/// Writes a message.
public func os_log(_ message: OSLogMessage) { Logger().write(message, .default) }
