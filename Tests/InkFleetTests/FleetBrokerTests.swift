import Foundation
import InkFeeds
import InkTestKit
import Synchronization
import Testing

@testable import InkFleet

/// Against Debian's own broker on the loopback interface.
@Suite("A fleet on a real broker", .serialized, .enabled(if: Broker.isInstalled, "mosquitto is installed"))
struct FleetBrokerTests {
  private func address(_ broker: Broker, user: String? = nil) throws -> MQTTBroker {
    try #require(MQTTBroker("mqtt://\(user.map { "\($0)@" } ?? "")127.0.0.1:\(broker.port)"))
  }

  private func settings(_ address: MQTTBroker, id: String = "kitchen") -> FleetSettings {
    FleetSettings(broker: address, topics: FleetTopics(id: id), name: id)
  }

  /// A display's desk, and what tells of its changes.
  private func desk(_ settings: FleetSettings) -> (FleetDesk, DispatchSemaphore) {
    let changes = DispatchSemaphore(value: 0)
    let desk = FleetDesk(settings, changed: { changes.signal() })
    desk.await()
    desk.say(Array("online".utf8), under: settings.topics.availability)
    desk.say(Array(FleetListingTests.state(settings.topics.id).utf8), under: settings.topics.state)
    return (desk, changes)
  }

  /// Waits for something, a minute at most.
  private func waits(_ changes: DispatchSemaphore? = nil, for isSo: () throws -> Bool) rethrows -> Bool {
    let end = DispatchTime.now() + 60
    while try !isSo() {
      guard DispatchTime.now() < end else { return false }
      _ = (changes ?? DispatchSemaphore(value: 0)).wait(timeout: .now() + 0.05)
    }
    return true
  }

  private func listing(_ address: MQTTBroker) throws -> [String: FleetAvailability] {
    let listing = try FleetListing.read(from: address, within: .seconds(30))
    return Dictionary(uniqueKeysWithValues: listing.entries.map { ($0.id, $0.availability ?? .offline) })
  }

  @Test("A display that dies is told of by the broker, and one that takes its leave says so itself")
  func availability() throws {
    let broker = try Broker()
    let (address, settings) = (try address(broker), settings(try address(broker)))
    let (desk, changes) = desk(settings)
    let link = FleetLink(desk, jitter: 0)
    #expect(waits(changes) { desk.isSettled })
    #expect(try listing(address) == ["kitchen": .online])
    // Another client of the same name has the broker cut the first one off, which leaves its last will.
    let intruder = FleetDesk(settings)
    let other = FleetLink(intruder, jitter: 0)
    #expect(waits { intruder.facts.isConnected })
    #expect(waits(changes) { !desk.facts.isConnected })
    #expect(try waits { try listing(address)["kitchen"] == .offline })
    other.end(within: .seconds(5))
    #expect(waits(changes) { desk.isSettled })
    #expect(try waits { try listing(address)["kitchen"] == .online })
    desk.say(Array("asleep".utf8), under: settings.topics.availability)
    #expect(waits(changes) { desk.isSettled })
    link.end(within: .seconds(5))
    #expect(try listing(address) == ["kitchen": .asleep])
  }

  @Test("A broker that is killed and comes back without a memory is told everything again")
  func restart() throws {
    let broker = try Broker()
    let address = try address(broker)
    let (desk, changes) = desk(settings(address))
    let link = FleetLink(desk, jitter: 0)
    #expect(waits(changes) { desk.isSettled })
    broker.stop()
    #expect(waits(changes) { !desk.facts.isConnected })
    desk.say(Array("{}".utf8), under: "inkglance/kitchen/answer")
    #expect(throws: MQTTError.self) { try FleetListing.read(from: address, within: .seconds(5)) }
    try broker.start()
    #expect(waits(changes) { desk.isSettled })
    #expect(try listing(address) == ["kitchen": .online])
    link.end(within: .seconds(5))
  }

  @Test("A command that waits is there at once; the same one is not done again")
  func command() throws {
    let broker = try Broker()
    try broker.say(#"{"id": "1", "text": "Tea"}"#, under: "inkglance/kitchen/set/text")
    let settings = settings(try address(broker))
    for turn in 0..<3 {
      let (desk, changes) = desk(settings)
      let again = turn == 0 ? desk : FleetDesk(settings, done: ["text:1"], changed: { changes.signal() })
      again.await()
      again.say([49], under: "inkglance/kitchen/state")
      let link = FleetLink(again, jitter: 0)
      // The broker answers in order: what is acknowledged came after what was retained.
      #expect(waits(changes) { again.facts.isConnected && !again.hasUnheard && again.facts.heard == 1 })
      #expect(again.takeCommands().count == (turn == 0 ? 1 : 0))
      link.end(within: .seconds(5))
    }
  }

  @Test("Wrong passwords, absent brokers and wrong schemes are told apart, and the display is none the worse")
  func refused() throws {
    let closed = try Broker(passwords: "somebody:$7$101$AAAAAAAAAAAAAAAA$AAAA\n")
    for user in [nil, "somebody"] {
      let (desk, changes) = desk(settings(try address(closed, user: user)))
      let link = FleetLink(desk, jitter: 0)
      #expect(waits(changes) { desk.facts.error?.contains("does not let this display in (5)") == true })
      link.end(within: .seconds(5))
    }
    #expect(throws: MQTTError.refused(broker: "127.0.0.1", code: 5)) {
      try FleetListing.read(from: try address(closed), within: .seconds(10))
    }
    let (absent, changes) = desk(settings(try #require(MQTTBroker("mqtt://127.0.0.1:1"))))
    let link = FleetLink(absent, jitter: 0)
    #expect(waits(changes) { absent.facts.error?.contains("was not reached") == true })
    link.end(within: .seconds(5))
    let open = try Broker()
    let (secure, news) = desk(settings(try #require(MQTTBroker("mqtts://127.0.0.1:\(open.port)"))))
    let other = FleetLink(secure, jitter: 0)
    #expect(waits(news) { secure.facts.error?.contains("TLS gave no connection") == true })
    #expect(!secure.facts.isConnected)
    other.end(within: .seconds(5))
  }

  @Test("A message longer than any command is never sent here")
  func huge() throws {
    let broker = try Broker()
    let topic = "inkglance/kitchen/set/image"
    try broker.say(String(repeating: "x", count: 6 << 20), under: topic)
    try broker.say("after", under: "inkglance/kitchen/set/text")
    let (desk, changes) = desk(settings(try address(broker)))
    let link = FleetLink(desk, jitter: 0)
    #expect(waits(changes) { desk.facts.heard == 1 })
    #expect(desk.takeCommands() == [FleetCommand(.text("after"))])
    #expect(waits(changes) { desk.isSettled })
    link.end(within: .seconds(5))
  }

  @Test("Retained garbage under the topics of displays is listed as what it is")
  func garbage() throws {
    let broker = try Broker()
    try broker.say("{", under: "inkglance/broken/state")
    try broker.say(String(repeating: "9", count: 500_000), under: "inkglance/huge/state")
    let listing = try FleetListing.read(from: try address(broker), within: .seconds(30))
    let healths = listing.entries.map { $0.health(at: Date()) }
    #expect(healths.contains(.unreadable) && listing.entries.contains { $0.id == "broken" })
    #expect(!listing.entries.contains { $0.id == "huge" })
  }
}
