import Foundation

/// The last things a display has to say, for `logs` and `status`; older ones go.
public struct EventLog: Sendable {
  /// How bad an event is, as syslog numbers it.
  public enum Priority: Int, Codable, Sendable, Comparable {
    case error = 3
    case warning = 4
    case notice = 5
    case info = 6

    /// Worse is less.
    public static func < (a: Priority, b: Priority) -> Bool { a.rawValue < b.rawValue }
  }

  /// One thing that happened.
  public struct Event: Codable, Sendable, Equatable {
    public var date: Date
    public var priority: Priority
    /// Without a date; explanations have several lines.
    public var text: String

    /// An event.
    public init(date: Date, priority: Priority, text: String) {
      self.date = date
      self.priority = priority
      self.text = text
    }
  }

  /// In the order they happened.
  public private(set) var events: [Event] = []
  /// The last errors, which outlive the chatter of many good ticks.
  public private(set) var errors: [Event] = []
  /// How many of each are kept; a line takes about 200 bytes.
  let capacity: Int
  let errorCapacity: Int

  /// An empty log.
  public init(capacity: Int = 200, errorCapacity: Int = 10) {
    self.capacity = capacity
    self.errorCapacity = errorCapacity
  }

  /// Adds an event.
  public mutating func add(_ event: Event) {
    events.append(event)
    if events.count > capacity { events.removeFirst(events.count - capacity) }
    guard event.priority <= .error else { return }
    errors.append(event)
    if errors.count > errorCapacity { errors.removeFirst(errors.count - errorCapacity) }
  }
}
