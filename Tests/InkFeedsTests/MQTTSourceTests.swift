import Foundation
import InkTestKit
import InkTimelines
import Synchronization
import Testing

@testable import InkFeeds

@Suite("MQTTSource", .serialized, .enabled(if: Broker.isInstalled, "mosquitto is installed"))
struct MQTTSourceTests {
  private static let deadline = Duration.seconds(60)

  private func source(_ broker: Broker, _ topic: String) throws -> MQTTSource {
    var address = try #require(MQTTBroker("mqtt://127.0.0.1:\(broker.port)"))
    address.pause = 1...1
    return MQTTSource(broker: address, topic: topic)
  }

  private func text(_ source: MQTTSource) throws -> String {
    String(decoding: try source.fetch(within: Self.deadline).bytes, as: UTF8.self)
  }

  @Test("What is retained is there at once; what is said comes, and is told of")
  func messages() throws {
    let broker = try Broker()
    try broker.say("1008", under: "house/pressure")
    let source = try source(broker, "house/pressure")
    let changes = DispatchSemaphore(value: 0)
    let watch = source.watch { changes.signal() }
    #expect(watch != nil)
    #expect(try text(source) == "1008")
    while changes.wait(timeout: .now()) == .success {}
    try broker.say("1009", under: "house/pressure")
    #expect(changes.wait(timeout: .now() + 60) == .success)
    #expect(try text(source) == "1009")
  }

  @Test("Two topics of a broker share a connection, which ends with the last that listens")
  func shared() throws {
    let broker = try Broker()
    try broker.say("a", under: "x/a")
    try broker.say("b", under: "x/b")
    let sources = (try source(broker, "x/a"), try source(broker, "x/b"))
    var watches = [sources.0.watch {}, sources.1.watch {}]
    #expect(try text(sources.0) == "a")
    #expect(try text(sources.1) == "b")
    #expect(watches.count == 2)
    weak var ended: MQTTConnection?
    do {
      let first = try MQTTConnections.connection(to: sources.0.broker)
      #expect(try MQTTConnections.connection(to: sources.1.broker) === first)
      ended = first
    }
    #expect(ended != nil)
    watches = []
    // The broker's thread may be on its way out of telling of a message.
    for _ in 0..<100_000 where ended != nil { sched_yield() }
    #expect(ended == nil)
  }

  @Test("A broker that goes is told of, and one that comes back is heard again")
  func restart() throws {
    let broker = try Broker()
    try broker.say("1", under: "x")
    let source = try source(broker, "x")
    let changes = DispatchSemaphore(value: 0)
    let watch = source.watch { changes.signal() }
    #expect(try text(source) == "1")
    while changes.wait(timeout: .now()) == .success {}
    broker.stop()
    #expect(changes.wait(timeout: .now() + 60) == .success)
    #expect(throws: FeedError.mqtt(.lost(broker: "127.0.0.1"))) { try source.fetch(within: Self.deadline) }
    try broker.start()
    // It keeps nothing; what is said anew is heard. Until then changes of the connection may be told as well.
    try broker.say("2", under: "x")
    while (try? text(source)) != "2", changes.wait(timeout: .now() + 60) == .success {}
    #expect(try text(source) == "2")
    #expect(watch != nil)
  }

  @Test("A topic nobody speaks under, a broker that is not there, and one that lets nobody in are told apart")
  func failures() throws {
    let broker = try Broker()
    let limit = Duration.milliseconds(300)
    let silent = try source(broker, "nobody/here")
    let watch = silent.watch {}
    #expect(throws: FeedError.self) { try silent.fetch(within: limit) }
    #expect(watch != nil)
    let absent = MQTTSource(broker: try #require(MQTTBroker("mqtt://127.0.0.1:1")), topic: "x")
    #expect(throws: FeedError.mqtt(.unreachable(broker: "127.0.0.1", port: 1, after: limit))) {
      try absent.fetch(within: limit)
    }
    let closed = try Broker(passwords: "somebody:$7$101$AAAAAAAAAAAAAAAA$AAAA\n")
    #expect(throws: FeedError.mqtt(.refused(broker: "127.0.0.1", code: 5))) {
      try source(closed, "x").fetch(within: Self.deadline)
    }
  }
}

@Suite("MQTTSource in a display file")
struct MQTTParameterTests {
  static let bad: [(WidgetConfigurationValue, String)] = [
    ("mqtt://a", "source.mqtt"), ([:], "source.mqtt.broker"), (["broker": "mqtt://a"], "source.mqtt.topic"),
    (["broker": "a", "topic": "x"], "source.mqtt.broker"),
    (["broker": "mqtt://u:secret@a", "topic": "x"], "source.mqtt.broker"),
    (["broker": "mqtt://a:0", "topic": "x"], "source.mqtt.broker"),
    (["broker": "mqtt://a", "topic": "x/#"], "source.mqtt.topic"),
    (["broker": "mqtt://a", "topic": "+/x"], "source.mqtt.topic"),
    (["broker": "mqtt://a", "topic": ""], "source.mqtt.topic"),
    (["broker": "mqtt://a", "topic": "x", "qos": 1], "source.mqtt.qos"),
    (["broker": "mqtts://a", "topic": "x", "certificates": "ca.pem"], "source.mqtt.certificates"),
  ]

  @Test("What cannot be used is named by its path", arguments: bad.indices)
  func refuses(_ index: Int) {
    let (value, key) = Self.bad[index]
    do throws(WidgetConfigurationError) {
      _ = try FeedSettings(parameter: ["mqtt": value], key: "source")
      Issue.record("\(value) was read")
    } catch {
      #expect(error.key == key)
    }
  }

  @Test("A broker has its port by its scheme, and values that do not age")
  func good() throws {
    let plain = try FeedSettings(
      parameter: ["mqtt": ["broker": "mqtt://me@Host", "topic": "a/b", "password": "${P}"]], key: "source")
    let source = try #require(plain.source as? MQTTSource)
    #expect(source.broker.host == "host" && source.broker.port == 1883 && !source.broker.isSecure)
    #expect(source.broker.user == "me" && source.broker.password == "${P}")
    #expect(plain.every == nil && plain.staleAfter == nil)
    #expect(MQTTBroker("mqtts://h")?.port == 8883)
    #expect(source.description == "host a/b")
  }
}
