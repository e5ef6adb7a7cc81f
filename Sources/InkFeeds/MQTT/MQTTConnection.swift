import CMosquitto
import Foundation
import Synchronization

/// One connection to a broker for all that listen there, kept up by libmosquitto's own thread.
///
/// A lost connection is tried again after a few seconds, then after growing pauses of five minutes at most. Between messages the thread wakes once in five minutes, to
/// tell the broker that it lives.
final class MQTTConnection: Sendable {
  /// What is known of a topic, and who wants to know.
  struct Topic {
    var message: MQTTMessage?
    var listeners: [Int: @Sendable () -> Void] = [:]
  }

  private struct State {
    /// libmosquitto's; nil before it is there and after the end.
    var handle: UInt?
    /// What libmosquitto keeps of this.
    var context: UInt?
    var isConnected = false
    /// Why the broker does not let this machine in; nil where it does or was not reached.
    var refusal: Int?
    var topics: [String: Topic] = [:]
    var next = 0
  }

  let broker: MQTTBroker
  private let state = Mutex(State())

  /// A connection to a broker, begun at once.
  init(_ broker: MQTTBroker, password: String?) throws(MQTTError) {
    self.broker = broker
    let events = cmosquitto_events(
      connected: { context, code in MQTTConnection.of(context)?.noteConnection(Int(code)) },
      disconnected: { context, _ in MQTTConnection.of(context)?.noteLoss() },
      message: { context, topic, bytes, count in
        guard let topic else { return }
        let payload = Array(UnsafeBufferPointer(start: bytes, count: min(count, FeedOutput.limit + 1)))
        MQTTConnection.of(context)?.note(payload, under: String(cString: topic))
      })
    let context = Unmanaged.passRetained(Context(self))
    var handle: UnsafeMutableRawPointer?
    let code = broker.withC(password: password) { cmosquitto_open($0, events, context.toOpaque(), &handle) }
    guard code == 0, let handle else {
      context.release()
      throw MQTTError(code: Int(code), broker: broker.host)
    }
    let place = UInt(bitPattern: context.toOpaque())
    state.withLock {
      $0.handle = UInt(bitPattern: handle)
      $0.context = place
    }
  }

  deinit {
    let (handle, context) = state.withLock { ($0.handle, $0.context) }
    guard let handle, let context else { return }
    // The last to let go may be libmosquitto's own thread, which cannot wait for its own end.
    Thread.detachNewThread {
      cmosquitto_close(UnsafeMutableRawPointer(bitPattern: handle))
      UnsafeRawPointer(bitPattern: context).map { Unmanaged<Context>.fromOpaque($0).release() }
    }
  }

  /// What libmosquitto keeps of a connection, so that an event after its end finds nothing.
  private final class Context: Sendable {
    private let connection: Mutex<Weak>

    private struct Weak { weak var connection: MQTTConnection? }

    init(_ connection: MQTTConnection) { self.connection = Mutex(Weak(connection: connection)) }

    var value: MQTTConnection? { connection.withLock { $0.connection } }
  }

  private static func of(_ context: UnsafeMutableRawPointer?) -> MQTTConnection? {
    context.flatMap { Unmanaged<Context>.fromOpaque($0).takeUnretainedValue().value }
  }

  // MARK: - For sources

  /// What is known of a topic; throws where nothing can be.
  func message(of topic: String) throws(MQTTError) -> MQTTMessage? {
    let (message, refusal) = state.withLock { ($0.topics[topic]?.message, $0.refusal) }
    if let refusal { throw .refused(broker: broker.host, code: refusal) }
    return message
  }

  /// Whether the broker has let this machine in.
  var isConnected: Bool { state.withLock { $0.isConnected } }

  /// True after the broker refused to let this machine in.
  var isRefused: Bool { state.withLock { $0.refusal != nil } }

  /// Calls `changed` at each message of a topic, and when the connection comes or goes; gives a number to end it by.
  func listen(to topic: String, _ changed: @escaping @Sendable () -> Void) -> Int {
    let (number, handle) = state.withLock { state -> (Int, UInt?) in
      state.next += 1
      let isNew = state.topics[topic] == nil
      state.topics[topic, default: Topic()].listeners[state.next] = changed
      return (state.next, isNew && state.isConnected ? state.handle : nil)
    }
    if let handle { _ = cmosquitto_subscribe(UnsafeMutableRawPointer(bitPattern: handle), topic) }
    return number
  }

  /// Ends a listener; a topic that nobody wants is not asked for any more.
  func end(_ number: Int, of topic: String) {
    let handle = state.withLock { state -> UInt? in
      state.topics[topic]?.listeners[number] = nil
      guard state.topics[topic]?.listeners.isEmpty == true else { return nil }
      state.topics[topic] = nil
      return state.isConnected ? state.handle : nil
    }
    if let handle { _ = cmosquitto_unsubscribe(UnsafeMutableRawPointer(bitPattern: handle), topic) }
  }

  // MARK: - On libmosquitto's thread

  private func noteConnection(_ code: Int) {
    let (handle, topics, listeners) = state.withLock { state -> (UInt?, [String], [@Sendable () -> Void]) in
      state.isConnected = code == 0
      state.refusal = code == 0 ? nil : code
      return (
        code == 0 ? state.handle : nil, Array(state.topics.keys),
        state.topics.values.flatMap { Array($0.listeners.values) }
      )
    }
    if let handle {
      for topic in topics { _ = cmosquitto_subscribe(UnsafeMutableRawPointer(bitPattern: handle), topic) }
    }
    for listener in listeners { listener() }
  }

  private func noteLoss() {
    let listeners = state.withLock { state -> [@Sendable () -> Void] in
      guard state.isConnected else { return [] }
      state.isConnected = false
      return state.topics.values.flatMap { Array($0.listeners.values) }
    }
    for listener in listeners { listener() }
  }

  private func note(_ payload: [UInt8], under topic: String) {
    let listeners = state.withLock { state -> [@Sendable () -> Void] in
      state.topics[topic]?.message = MQTTMessage(bytes: payload, date: Date())
      return state.topics[topic].map { Array($0.listeners.values) } ?? []
    }
    for listener in listeners { listener() }
  }
}
