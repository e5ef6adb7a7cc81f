import Foundation
import InkFeeds
import Synchronization

@testable import InkFleet

/// A broker in memory: keeps what is retained, acknowledges at once unless told not to, and comes and goes.
final class InjectedBroker: FleetConnecting {
  private struct State {
    var retained: [String: [UInt8]] = [:]
    var said: [(topic: String, text: String)] = []
    var number = 0
    var desk: FleetDesk?
    var isDeaf = false
    var acknowledgesAlone = false
    var pending: [Int] = []
    var isEnded = false
  }

  private let state = Mutex(State())

  /// Keeps a desk that is connected later.
  func take(_ desk: FleetDesk) { state.withLock { $0.desk = desk } }

  /// Lets the desk in.
  func connect(_ desk: FleetDesk) {
    take(desk)
    desk.connected(
      publish: { [self] bytes, topic in publish(bytes, topic) },
      subscribe: { [self] _ in number() })
    acknowledge()
    let commands = state.withLock { $0.retained }.filter { $0.key.contains("/set/") }
    for (topic, bytes) in commands.sorted(by: { $0.key < $1.key }) {
      desk.heard(bytes, under: topic, isRetained: true)
    }
    acknowledge()
  }

  /// Loses the desk.
  func disconnect(_ error: MQTTError? = .lost(broker: "b")) {
    state.withLock { $0.desk }?.lost(error)
  }

  /// Says something under a topic, as another client.
  func say(_ text: String, under topic: String, isRetained: Bool = true) {
    say(Array(text.utf8), under: topic, isRetained: isRetained)
  }

  func say(_ bytes: [UInt8], under topic: String, isRetained: Bool = true) {
    let desk = state.withLock { state -> FleetDesk? in
      if isRetained { state.retained[topic] = bytes }
      return state.desk
    }
    // To those who listen a message is never retained.
    desk?.heard(bytes, under: topic, isRetained: false)
    acknowledge()
  }

  func end(within limit: Duration) { state.withLock { $0.isEnded = true } }

  var isEnded: Bool { state.withLock { $0.isEnded } }
  /// True acknowledges nothing.
  var isDeaf: Bool {
    get { state.withLock { $0.isDeaf } }
    set { state.withLock { $0.isDeaf = newValue } }
  }

  /// True acknowledges what comes soon after, on another thread, as a broker does.
  var acknowledgesAlone: Bool {
    get { state.withLock { $0.acknowledgesAlone } }
    set { state.withLock { $0.acknowledgesAlone = newValue } }
  }

  /// What is retained under a topic, as text.
  func text(_ topic: String) -> String? {
    state.withLock { $0.retained[topic] }.map { String(decoding: $0, as: UTF8.self) }
  }

  func bytes(_ topic: String) -> [UInt8]? { state.withLock { $0.retained[topic] } }

  /// The answers so far, "accepted", "done"; one that is said again after a loss is no other.
  var results: [String] {
    let texts = state.withLock { $0.said }.filter { $0.topic.hasSuffix("/answer") }.map(\.text)
    let others = texts.indices.filter { $0 == 0 || texts[$0] != texts[$0 - 1] }.map { texts[$0] }
    return others.compactMap { FleetJSON.decode(FleetAnswer.self, Array($0.utf8))?.result.rawValue }
  }

  /// Everything that was said under a topic, in order.
  func said(under topic: String) -> [String] {
    state.withLock { $0.said }.filter { $0.topic == topic }.map(\.text)
  }

  private func publish(_ bytes: [UInt8], _ topic: String) -> Int? {
    if acknowledgesAlone { DispatchQueue.global().async { self.acknowledge() } }
    return state.withLock { state in
      state.retained[topic] = bytes
      state.said.append((topic, String(decoding: bytes, as: UTF8.self)))
      state.number += 1
      state.pending.append(state.number)
      return state.number
    }
  }

  private func number() -> Int? {
    state.withLock { state in
      state.number += 1
      state.pending.append(state.number)
      return state.number
    }
  }

  /// Acknowledges what came.
  func acknowledge() {
    let (desk, numbers) = state.withLock { state -> (FleetDesk?, [Int]) in
      guard !state.isDeaf else { return (nil, []) }
      defer { state.pending = [] }
      return (state.desk, state.pending)
    }
    for number in numbers { desk?.acknowledged(number) }
  }
}
