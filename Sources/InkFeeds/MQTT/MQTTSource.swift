import Foundation
import InkTimelines
import Synchronization

/// A topic of an MQTT broker: its newest message is the value.
///
/// | key | | default |
/// |---|---|---|
/// | `broker` | such as "mqtt://broker.local", "mqtts://broker.local:8883" | |
/// | `topic` | one topic, without wildcards | |
/// | `user`, `password` | who this is; the password as `${NAME}`, a secret's name | nobody |
/// | `certificates` | a PEM file of authorities to trust instead of the system's | |
///
/// All sources of a broker share a connection. A value comes when it is said, and a retained one at once; nothing is asked in
/// between. It does not age without `stale_after`.
public struct MQTTSource: FeedSource {
  public static let key = "mqtt"
  public static let parameterType = "a table with `broker` and `topic`"
  public static let defaultInterval: Duration? = nil

  public let broker: MQTTBroker
  public let topic: String

  /// A topic of a broker.
  public init(broker: MQTTBroker, topic: String) {
    self.broker = broker
    self.topic = topic
  }

  public var identity: String {
    "\(broker.isSecure) \(broker.host) \(broker.port) \(broker.user ?? "") \(topic)"
  }

  public init(parameter value: WidgetConfigurationValue, key: String) throws(WidgetConfigurationError) {
    guard case .table(let values) = value else {
      throw WidgetConfigurationError(
        key: key, problem: .wrongType(wants: Self.parameterType, got: value.typeName))
    }
    let known = ["broker", "topic", "user", "password", "certificates"]
    for name in values.keys.sorted() where !known.contains(name) {
      throw WidgetConfigurationError(key: "\(key).\(name)", problem: .unknown(known: known))
    }
    func text(_ name: String) throws(WidgetConfigurationError) -> String? {
      guard let value = values[name] else { return nil }
      return try String(parameter: value, key: "\(key).\(name)")
    }
    func required(_ name: String, _ wants: String) throws(WidgetConfigurationError) -> String {
      if let text = try text(name) { return text }
      throw WidgetConfigurationError(key: "\(key).\(name)", problem: .missing(wants: wants))
    }
    let address = try required("broker", "a broker's address")
    guard var broker = MQTTBroker(address) else {
      throw WidgetConfigurationError(
        key: "\(key).broker",
        problem: .wrongType(
          wants: "an address such as \"mqtt://broker.local\", without a password",
          got: address.printable(limit: 60).parameterText))
    }
    broker.user = try text("user") ?? broker.user
    broker.password = try text("password")
    broker.certificates = try values["certificates"].map { value throws(WidgetConfigurationError) in
      try FileSource(parameter: value, key: "\(key).certificates").path
    }
    let topic = try required("topic", "a topic")
    // MQTT 3.1.1, 4.7: wildcards, and the topic's length.
    guard !topic.isEmpty, topic.utf8.count <= 65_535, !topic.contains(where: { "+#\0".contains($0) }) else {
      throw WidgetConfigurationError(
        key: "\(key).topic",
        problem: .wrongType(
          wants: "one topic, without + and #", got: topic.printable(limit: 60).parameterText))
    }
    self.init(broker: broker, topic: topic)
  }

  public var description: String { "\(broker.host) \(topic)".printable(limit: 60) }

  public func fetch(_ request: FeedRequest) throws(FeedError) -> FeedOutput {
    let deadline = request.deadline
    // A connection keeps no more of a message than this.
    let limit = min(request.limit, FeedOutput.limit)
    do throws(MQTTError) {
      let connection = try MQTTConnections.connection(to: broker)
      let change = DispatchSemaphore(value: 0)
      let listener = connection.listen(to: topic) { change.signal() }
      defer { connection.end(listener, of: topic) }
      let end = DispatchTime.now() + deadline.seconds
      while true {
        let message = try connection.message(of: topic)
        // What was said before the connection was lost is old news.
        if let message, connection.isConnected {
          guard message.bytes.count <= limit else { break }
          return FeedOutput(message.bytes, at: message.date)
        }
        if message != nil { throw .lost(broker: broker.host.printable(limit: 60)) }
        guard change.wait(timeout: end) == .success else {
          throw connection.isConnected
            ? .silent(topic: topic.printable(limit: 60), after: deadline)
            : .unreachable(broker: broker.host.printable(limit: 60), port: broker.port, after: deadline)
        }
      }
    } catch {
      throw .mqtt(error)
    }
    throw .tooLong(limit: limit)
  }

  public func watch(_ changed: @escaping @Sendable () -> Void) -> (any FeedWatch)? {
    // What cannot be set up is told by the fetch that follows.
    guard let connection = try? MQTTConnections.connection(to: broker) else { return nil }
    return MQTTWatch(connection, topic, changed)
  }
}

/// Listens to a topic for as long as it lives.
final class MQTTWatch: FeedWatch {
  private let connection: MQTTConnection
  private let topic: String
  private let number: Int

  init(_ connection: MQTTConnection, _ topic: String, _ changed: @escaping @Sendable () -> Void) {
    self.connection = connection
    self.topic = topic
    number = connection.listen(to: topic, changed)
  }

  deinit { connection.end(number, of: topic) }
}
