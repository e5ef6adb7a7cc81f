import Foundation

/// Writes messages of a program: warnings and errors to standard error, where a service's journal has them; the rest
/// only when the environment variable `OS_ACTIVITY_DT_MODE` is set, as on Apple's systems.
public struct Logger: Sendable {
  private let category: String
  private let isVerbose = ProcessInfo.processInfo.environment["OS_ACTIVITY_DT_MODE"] != nil

  /// A log of a part of a program.
  public init(subsystem: String, category: String) {
    self.category = category.isEmpty ? subsystem : category
  }

  /// The program's log.
  public init() { category = "" }

  /// The log of an older type.
  public init(_ log: OSLog) { self.init(subsystem: log.subsystem, category: log.category) }

  /// Something of use now and then.
  public func log(_ message: OSLogMessage) { write(message, .default) }
  /// Something that matters so much.
  public func log(level: OSLogType, _ message: OSLogMessage) { write(message, level) }
  /// Something of use while a program is written.
  public func trace(_ message: OSLogMessage) { write(message, .debug) }
  /// Something of use while a program is written.
  public func debug(_ message: OSLogMessage) { write(message, .debug) }
  /// Something of use when something is looked for.
  public func info(_ message: OSLogMessage) { write(message, .info) }
  /// Something of use now and then.
  public func notice(_ message: OSLogMessage) { write(message, .default) }
  /// Something that may go wrong.
  public func warning(_ message: OSLogMessage) { write(message, .error) }
  /// Something that went wrong.
  public func error(_ message: OSLogMessage) { write(message, .error) }
  /// Something that should never happen.
  public func critical(_ message: OSLogMessage) { write(message, .fault) }
  /// Something that should never happen.
  public func fault(_ message: OSLogMessage) { write(message, .fault) }

  func write(_ message: OSLogMessage, _ level: OSLogType) {
    guard isVerbose || level == .error || level == .fault else { return }
    let line = (category.isEmpty ? "" : "\(category): ") + message.text + "\n"
    FileHandle.standardError.write(Data(line.utf8))
  }
}
