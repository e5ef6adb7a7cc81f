import Glibc

/// A signal for a process, and the moment on the wires at which it is sent.
struct SignalMoment {
  /// What happens on the wires.
  enum Event: Equatable {
    /// A transfer on either bus.
    case transfer
    /// The panel's reset line goes low.
    case reset
    /// A command byte for the panel.
    case command(UInt8)
  }

  let number: Int32
  let process: Int32
  let event: Event
  /// Occurrences of the event still to come, this one included.
  private var remaining: Int
  private let delay: Duration
  /// When to send it, once its event has been seen; nil before and afterwards.
  private(set) var due: Duration?
  /// Whether it is on its way.
  private(set) var isSent = false

  /// Reads `NUMBER:PROCESS:EVENT[#OCCURRENCE][+MILLISECONDS]`, the event being `transfer`, `reset` or a command in
  /// two hexadecimal digits; nil for anything else.
  init?(_ text: String) {
    let fields = text.split(separator: ":", omittingEmptySubsequences: false)
    guard fields.count == 3, let number = Int32(fields[0]), let process = Int32(fields[1]), process > 0 else {
      return nil
    }
    let moment = fields[2].split(separator: "+", omittingEmptySubsequences: false)
    let place = moment[0].split(separator: "#", omittingEmptySubsequences: false)
    guard moment.count <= 2, place.count <= 2, let name = place.first else { return nil }
    guard let occurrence = place.count == 2 ? Int(place[1]) : 1, occurrence > 0 else { return nil }
    guard let milliseconds = moment.count == 2 ? Int(moment[1]) : 0, milliseconds >= 0 else { return nil }
    switch name {
    case "transfer": event = .transfer
    case "reset": event = .reset
    default:
      guard name.count == 2, let code = UInt8(name, radix: 16) else { return nil }
      event = .command(code)
    }
    self.number = number
    self.process = process
    remaining = occurrence
    delay = .milliseconds(milliseconds)
  }

  /// Takes note of what happened at a time.
  mutating func notice(_ event: Event, at time: Duration) {
    guard event == self.event, remaining > 0 else { return }
    remaining -= 1
    if remaining == 0 { due = time + delay }
  }

  /// Sends the signal when its time has come.
  mutating func sendIfDue(at time: Duration) {
    guard let due, due <= time else { return }
    self.due = nil
    isSent = true
    kill(process, number)
  }
}
