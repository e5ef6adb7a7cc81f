import InkTestKit
import Testing

@testable import InkFeeds

@Suite("MQTTSession", .enabled(if: Broker.isInstalled, "mosquitto is installed"))
struct MQTTSessionTests {
  @Test(
    "Whoever takes the connection and ends it is told apart by what was asked of it, however it ends it",
    arguments: [false, true])
  func hungUp(cutsOff: Bool) throws {
    let server = try LoopbackServer.rude(cutsOff: cutsOff)
    defer { withExtendedLifetime(server) {} }
    for (scheme, error) in [
      ("mqtt", MQTTError.hungUp(broker: "127.0.0.1")), ("mqtts", .untrusted(broker: "127.0.0.1")),
    ] {
      let broker = try #require(MQTTBroker("\(scheme)://127.0.0.1:\(server.port)"))
      let session = MQTTSession(broker, as: MQTTSession.Introduction()) { _, _ in }
      let end = session.run()
      #expect(end == error)
    }
  }

  @Test("Where nobody is, nobody hangs up")
  func absent() throws {
    let broker = try #require(MQTTBroker("mqtts://127.0.0.1:1"))
    let end = MQTTSession(broker, as: MQTTSession.Introduction()) { _, _ in }.run()
    guard case .unreachable(broker: "127.0.0.1", port: 1, after: _)? = end else {
      Issue.record("\(String(describing: end))")
      return
    }
  }
}
