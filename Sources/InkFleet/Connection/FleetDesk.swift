import Foundation
import InkErrors
import InkFeeds
import InkHost
import InkTimelines
import Synchronization

/// What a display has to say to its broker and what it was told, whether it is connected or not; for any thread.
///
/// Only the newest under each topic counts, so that it is bounded however long the broker is away.
final class FleetDesk: Sendable {
  /// Says something under a topic on a connection; gives the number that is acknowledged.
  typealias Publish = @Sendable (_ bytes: [UInt8], _ topic: String) -> Int?
  /// Asks for a topic; gives the number that is acknowledged.
  typealias Subscribe = @Sendable (_ topic: String) -> Int?

  private struct State {
    var publish: Publish?
    /// What is to stand under each topic.
    var wanted: [String: [UInt8]] = [:]
    /// Topics in the order in which they were first said.
    var order: [String] = []
    /// Numbers that the broker has not acknowledged.
    var pending: Set<Int> = []
    var commands: [FleetCommand.Kind: FleetCommand] = [:]
    var memory: CommandMemory
    var limit = RateLimit(120, every: 3600)
    var isConnected = false
    var since: Date
    var sent = 0
    var heard = 0
    var error: MQTTError?
    var lastAnswer: FleetAnswer?
    /// When retained commands can be taken as heard.
    var isSubscribed = false
    var subscription: Int?
    /// True when somebody waits for the broker to have heard all.
    var isAwaited = false
  }

  let settings: FleetSettings
  private let now: @Sendable () -> Date
  private let changed: @Sendable () -> Void
  private let state: Mutex<State>

  /// A desk; `changed` is called when there is something to take or the connection came or went.
  init(
    _ settings: FleetSettings, done: [String] = [], now: @escaping @Sendable () -> Date = { Date() },
    changed: @escaping @Sendable () -> Void = {}
  ) {
    (self.settings, self.now, self.changed) = (settings, now, changed)
    state = Mutex(State(memory: CommandMemory(done), since: now()))
  }

  // MARK: - For the display

  /// Has a topic say this from now on; what it says already is not said again.
  func say(_ bytes: [UInt8], under topic: String) {
    state.withLock { state in
      guard state.wanted[topic] != bytes else { return }
      if state.wanted[topic] == nil { state.order.append(topic) }
      state.wanted[topic] = bytes
      Self.send(bytes, topic, &state)
    }
  }

  /// Tells what became of a command.
  func answer(_ answer: FleetAnswer) {
    state.withLock { $0.lastAnswer = answer }
    say(answer.bytes, under: settings.topics.answer)
  }

  /// The commands that came since they were taken last, of each kind the newest.
  func takeCommands() -> [FleetCommand] {
    state.withLock { state in
      defer { state.commands = [:] }
      return FleetCommand.Kind.allCases.compactMap { state.commands[$0] }
    }
  }

  /// The commands that were done, for the next run.
  var done: [String] { state.withLock { $0.memory.done } }

  /// Has `changed` called when the broker has heard all; else nobody is woken for that.
  func await() { state.withLock { $0.isAwaited = true } }

  /// True while it is connected, has heard what was retained, and the broker has all that was said.
  var isSettled: Bool {
    state.withLock { $0.isConnected && $0.isSubscribed && $0.pending.isEmpty && $0.commands.isEmpty }
  }

  /// True while the broker has not acknowledged all that was said.
  var hasUnheard: Bool { state.withLock { !$0.pending.isEmpty } }

  /// How it stands with the broker.
  var facts: DisplayStatus.FleetFacts {
    state.withLock { state in
      var facts = DisplayStatus.FleetFacts(
        broker: "\(settings.broker.host):\(settings.broker.port)".printable(limit: 80),
        id: settings.topics.id, isConnected: state.isConnected, since: state.since, sent: state.sent,
        heard: state.heard)
      facts.error = state.error?.description
      facts.lastCommand = state.lastAnswer?.words
      return facts
    }
  }

  // MARK: - For the connection

  /// The broker lets the display in: it asks for its commands, and says all it has to say.
  func connected(publish: @escaping Publish, subscribe: Subscribe) {
    let topics = settings.topics
    state.withLock { state in
      (state.isConnected, state.since, state.error) = (true, now(), nil)
      (state.pending, state.isSubscribed) = ([], false)
      state.publish = publish
      state.subscription = subscribe(topics.commands)
      for topic in state.order {
        if let bytes = state.wanted[topic] { Self.send(bytes, topic, &state) }
      }
    }
    changed()
  }

  /// The connection is gone, or there was none; nil where the display took its leave.
  func lost(_ error: MQTTError?) {
    state.withLock { state in
      if state.isConnected { state.since = now() }
      (state.isConnected, state.isSubscribed, state.publish) = (false, false, nil)
      (state.pending, state.subscription) = ([], nil)
      state.error = error
    }
    changed()
  }

  /// The broker has what was said, or knows what was asked for, by that number.
  func acknowledged(_ number: Int) {
    let isSettled = state.withLock { state -> Bool in
      if number == state.subscription {
        (state.subscription, state.isSubscribed) = (nil, true)
      } else {
        state.pending.remove(number)
      }
      return state.isAwaited && state.isSubscribed && state.pending.isEmpty
    }
    if isSettled { changed() }
  }

  /// A message came; what is no command of this display is left alone.
  func heard(_ bytes: [UInt8], under topic: String, isRetained: Bool) {
    guard let kind = settings.topics.kind(of: topic) else { return }
    let now = now()
    var answers: [FleetAnswer] = []
    do throws(FleetCommandError) {
      guard let command = try FleetCommand(kind, bytes: bytes) else { return }
      answers = try state.withLock { state throws(FleetCommandError) in
        state.heard += 1
        return try Self.take(command, bytes, isRetained, at: now, into: &state)
      }
    } catch {
      // One that lies there for good is not answered at every connection anew.
      let isKnown = state.withLock { state in
        state.heard += 1
        return isRetained && state.lastAnswer?.result == .rejected
      }
      guard !isKnown else { return }
      answers = [FleetAnswer(.rejected, to: kind, id: nil, detail: error.explanation.whatHappened, at: now)]
    }
    for answer in answers { self.answer(answer) }
    changed()
  }

  private static func take(
    _ command: FleetCommand, _ bytes: [UInt8], _ isRetained: Bool, at now: Date, into state: inout State
  ) throws(FleetCommandError) -> [FleetAnswer] {
    if let sent = command.sent {
      let age = now.timeIntervalSince(sent)
      if age > FleetCommand.longestWait.inSeconds { throw .expired(hours: Int(age / 3600)) }
    }
    guard state.limit.isOpen(at: now.timeIntervalSince1970) else {
      return [
        FleetAnswer(
          .rejected, to: command.kind, id: command.id,
          detail: "commands come too fast: 120 in an hour are done, ten of them at once",
          at: now)
      ]
    }
    guard state.memory.admits(command, bytes: bytes, isRetained: isRetained) else {
      // What is retained comes again with every connection: nobody asked anew.
      return isRetained ? [] : [FleetAnswer(.repeated, to: command.kind, id: command.id, at: now)]
    }
    state.limit.record(at: now.timeIntervalSince1970)
    let earlier = state.commands.updateValue(command, forKey: command.kind)
    return [
      earlier.map { FleetAnswer(.superseded, to: $0.kind, id: $0.id, at: now) },
      FleetAnswer(.accepted, to: command.kind, id: command.id, at: now),
    ].compactMap { $0 }
  }

  private static func send(_ bytes: [UInt8], _ topic: String, _ state: inout State) {
    guard let number = state.publish?(bytes, topic) else { return }
    state.sent += 1
    // Sent and noted under one lock: no acknowledgement comes in between.
    state.pending.insert(number)
  }
}
