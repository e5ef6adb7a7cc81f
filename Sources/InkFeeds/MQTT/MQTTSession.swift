import CMosquitto
import InkErrors
import Synchronization

/// One connection to a broker, driven by the thread that calls `run`, with a last will, for who speaks as well as listens.
///
/// It is for one try: after its end another one is made. Between messages the thread sleeps in one system call; it wakes
/// for the keep-alive alone.
public final class MQTTSession: Sendable {
  /// What happens on a connection, told on the thread that drives it.
  public enum Event: Sendable, Equatable {
    case connected
    /// A message; retained where it was said before the topic was asked for.
    case message(topic: String, bytes: [UInt8], isRetained: Bool)
    /// The broker has what was sent by this number.
    case acknowledged(Int)
  }

  /// How a client introduces itself.
  public struct Introduction: Sendable {
    /// The client's name, of which a broker knows one at a time; nil for one by chance.
    public var name: String?
    /// What the broker says under a topic, and retains, once the client is gone without a word.
    public var will: (topic: String, text: String)?
    /// The longest silence, after which the broker takes the client for gone, after half as much again.
    public var keepAlive = Duration.seconds(300)
    /// Bytes of the longest message that a broker of MQTT 5 may send.
    public var largest = 1 << 20

    /// A client without a name.
    public init() {}
  }

  private struct State {
    /// libmosquitto's; nil before it is there and after the end.
    var handle: UInt?
    var isLeaving = false
    /// Why the broker does not let this client in, by the number of MQTT 3.1.1.
    var refusal: Int?
    var isConnected = false
    var wasConnected = false
    var end: Int?
  }

  private let broker: MQTTBroker
  private let introduction: Introduction
  private let onEvent: @Sendable (MQTTSession, Event) -> Void
  private let state = Mutex(State())

  /// A session that has not begun.
  public init(
    _ broker: MQTTBroker, as introduction: Introduction,
    onEvent: @escaping @Sendable (MQTTSession, Event) -> Void
  ) {
    self.broker = broker
    self.introduction = introduction
    self.onEvent = onEvent
  }

  /// Connects and stays connected until the connection is lost or `leave` is called; gives why it ended, nil for the
  /// latter.
  ///
  /// Blocks all the while. A broker that does not speak MQTT 5 is spoken to in 3.1.1.
  public func run() -> MQTTError? {
    let password: String?
    do throws(HTTPError) {
      password = try broker.filledPassword()
    } catch {
      return .secret(error)
    }
    let began = ContinuousClock.now
    let error = run(version: 5, password: password)
    let isTooNew = state.withLock { $0.refusal == 1 && !$0.isLeaving }
    guard isTooNew, ContinuousClock.now - began < .seconds(60) else { return error }
    return run(version: 4, password: password)
  }

  /// True once the broker has let it in.
  public var wasConnected: Bool { state.withLock { $0.wasConnected } }

  /// Takes leave of the broker; `run` ends; from any thread.
  public func leave() {
    state.withLock { state in
      state.isLeaving = true
      if let handle = state.handle { cmosquitto_session_leave(UnsafeMutableRawPointer(bitPattern: handle)) }
    }
  }

  /// Asks for the messages of a topic, which may have wildcards; nil when nobody is there to ask.
  ///
  /// From any thread.
  public func subscribe(to topic: String) -> Int? {
    withHandle { cmosquitto_session_subscribe($0, topic, &$1) }
  }

  /// Says something under a topic, at least once; nil when nobody hears it.
  ///
  /// From any thread.
  public func publish(_ bytes: [UInt8], under topic: String, isRetained: Bool = true) -> Int? {
    withHandle { cmosquitto_session_publish($0, topic, bytes, bytes.count, isRetained, &$1) }
  }

  private func withHandle(_ body: (UnsafeMutableRawPointer, inout Int32) -> Int32) -> Int? {
    state.withLock { state in
      guard let handle = state.handle.flatMap({ UnsafeMutableRawPointer(bitPattern: $0) }), !state.isLeaving
      else { return nil }
      var number: Int32 = 0
      return body(handle, &number) == 0 ? Int(number) : nil
    }
  }

  // MARK: - On the thread that drives it

  private func run(version: Int32, password: String?) -> MQTTError? {
    let events = cmosquitto_session_events(
      connected: { context, code in MQTTSession.of(context)?.noteConnection(Int(code)) },
      disconnected: { context, code in MQTTSession.of(context)?.noteEnd(Int(code)) },
      message: { context, topic, bytes, count, isRetained in
        guard let topic else { return }
        MQTTSession.of(context)?.tell(
          .message(
            topic: String(cString: topic), bytes: Array(UnsafeBufferPointer(start: bytes, count: count)),
            isRetained: isRetained))
      },
      acknowledged: { context, number in MQTTSession.of(context)?.tell(.acknowledged(Int(number))) })
    var opened: UnsafeMutableRawPointer?
    var code = cmosquitto_session_open(
      introduction.name, version, events, Unmanaged.passUnretained(self).toOpaque(), &opened)
    guard code == 0, let handle = opened else { return MQTTError(code: Int(code), broker: broker.host) }
    let place = UInt(bitPattern: handle)
    let isLeaving = state.withLock { state in
      (state.refusal, state.end, state.isConnected) = (nil, nil, false)
      return state.isLeaving
    }
    defer {
      state.withLock { $0.handle = nil }
      cmosquitto_session_close(handle)
    }
    if isLeaving { return nil }
    if let will = introduction.will {
      let bytes = Array(will.text.utf8)
      code = cmosquitto_session_will(handle, will.topic, bytes, bytes.count)
      guard code == 0 else { return MQTTError(code: Int(code), broker: broker.host) }
    }
    let began = ContinuousClock.now
    code = broker.withC(password: password) { broker in
      var broker = broker.pointee
      broker.keep_alive = Int32(clamping: introduction.keepAlive.components.seconds)
      return cmosquitto_session_connect(handle, &broker, UInt32(clamping: introduction.largest))
    }
    guard code == 0 else { return failure(Int(code), since: began, isTaken: false) }
    // From now on others may speak, and have it end.
    let isLate = state.withLock { state in
      state.handle = place
      return state.isLeaving
    }
    if isLate { cmosquitto_session_leave(handle) }
    // A connection that was made and says nothing is none.
    while code == 0 {
      let isConnected = state.withLock { $0.isConnected }
      if !isConnected, ContinuousClock.now - began > .seconds(30) { break }
      code = cmosquitto_session_turn(handle, isConnected ? 86_400_000 : 1000)
    }
    return failure(Int(code), since: began, isTaken: true)
  }

  /// What an end of the connection means; `isTaken` where the other side had taken it, whoever it is.
  private func failure(_ code: Int, since began: ContinuousClock.Instant, isTaken: Bool) -> MQTTError? {
    let name = broker.host.printable(limit: 60)
    let known = state.withLock { $0 }
    if known.isLeaving { return nil }
    if let refusal = known.refusal { return .refused(broker: name, code: refusal) }
    switch code {
    case Int(CMOSQUITTO_TLS), Int(CMOSQUITTO_HANDSHAKE): return .untrusted(broker: name)
    default: break
    }
    // MQTT 5, 3.14.2.1: another client came by the same name.
    if known.end == 142 { return .replaced(broker: name) }
    guard !known.isConnected else { return .lost(broker: name) }
    switch code {
    // Out of memory, a wrong argument, what is not supported: nothing that time mends.
    case 1, 3, 10: return MQTTError(code: code, broker: broker.host)
    // What ends a connection that was taken is told in many ways, and in errno, which later calls change. With TLS it is
    // a certificate that is not believed, or a port without; libraries differ in whether the other side's end is TLS's.
    case _ where isTaken && broker.isSecure: return .untrusted(broker: name)
    case _ where isTaken && code != 0: return .hungUp(broker: name)
    default:
      let passed = ContinuousClock.now - began
      return .unreachable(broker: name, port: broker.port, after: .seconds(max(1, passed.components.seconds)))
    }
  }

  private static func of(_ context: UnsafeMutableRawPointer?) -> MQTTSession? {
    context.map { Unmanaged<MQTTSession>.fromOpaque($0).takeUnretainedValue() }
  }

  private func noteConnection(_ code: Int) {
    state.withLock { state in
      state.isConnected = code == 0
      state.wasConnected = state.wasConnected || code == 0
      state.refusal = code == 0 ? nil : Self.number311(of: code)
    }
    if code == 0 { tell(.connected) }
  }

  private func tell(_ event: Event) { onEvent(self, event) }

  private func noteEnd(_ code: Int) {
    // What the broker says comes before the end of the line.
    state.withLock { $0.end = $0.end ?? code }
  }

  /// The number of MQTT 3.1.1 (3.2.2.3) that means what one of MQTT 5 (3.2.2.2) does.
  static func number311(of code: Int) -> Int {
    switch code {
    case 0x84: 1
    case 0x85: 2
    case 0x88, 0x89: 3
    case 0x86: 4
    case 0x87, 0x8A: 5
    default: code
    }
  }
}

extension MQTTBroker {
  /// The password with its secrets in their places; nil where there is none.
  package func filledPassword(from secrets: Secrets = .process) throws(HTTPError) -> String? {
    guard let password else { return nil }
    return try secrets.filled(password)
  }
}
