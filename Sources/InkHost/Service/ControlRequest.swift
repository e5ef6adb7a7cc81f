import Foundation

/// What a client of the control socket asks: one line of JSON such as `{"command":"reload","kind":"clock"}`.
public struct ControlRequest: Codable, Sendable, Equatable {
  /// What can be asked.
  public enum Command: String, Codable, Sendable, CaseIterable {
    /// What is shown, since when, and what comes next.
    case status
    /// New timelines of a kind of widget, of all without `kind`.
    case reload
    /// The last events, at most `count`.
    case logs
    /// Another page: "next", "previous", or one by its name.
    case page
  }

  public var command: Command
  public var kind: String?
  public var count: Int?
  public var page: String?

  /// A question.
  public init(_ command: Command, kind: String? = nil, count: Int? = nil, page: String? = nil) {
    self.command = command
    self.page = page
    self.kind = kind
    self.count = count
  }

  /// Reads a line; throws what is wrong with it, in words for whoever wrote it.
  public init(line: some Sequence<UInt8>) throws(ControlError) {
    let data = Data(line)
    guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw .badRequest("it is no JSON object")
    }
    guard let name = object["command"] as? String else { throw .badRequest("it has no \"command\"") }
    guard let command = Command(rawValue: name) else {
      let known = Command.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
      throw .badRequest("there is no command \"\(name.prefix(40))\" among \(known)")
    }
    let kind = object["kind"] as? String
    if let found = object["kind"], kind == nil, !(found is NSNull) {
      throw .badRequest("\"kind\" is no text")
    }
    let count = object["count"] as? Int
    if let found = object["count"], !(found is NSNull), count.map({ $0 > 0 }) != true {
      throw .badRequest("\"count\" is no whole number above 0")
    }
    let page = object["page"] as? String
    if command == .page, page == nil { throw .badRequest("it has no \"page\"") }
    self.init(command, kind: kind, count: count, page: page)
  }

  /// The line of this request.
  func line() -> [UInt8] { ControlAnswer.line(self) }
}
