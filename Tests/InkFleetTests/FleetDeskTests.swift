import Foundation
import InkFeeds
import Synchronization
import Testing

@testable import InkFleet

@Suite("FleetDesk")
struct FleetDeskTests {
  static let now = Date(timeIntervalSince1970: 1_796_042_700)

  static func settings(id: String = "kitchen") throws -> FleetSettings {
    let broker = try #require(MQTTBroker("mqtt://broker.local"))
    return FleetSettings(broker: broker, topics: FleetTopics(id: id), name: "Kitchen")
  }

  private func desk(done: [String] = []) throws -> FleetDesk {
    FleetDesk(try Self.settings(), done: done, now: { Self.now })
  }

  @Test("What was said before there was a broker is there at once, each topic with its newest")
  func newest() throws {
    let (desk, broker) = (try desk(), InjectedBroker())
    for number in 0..<1000 { desk.say(Array("\(number)".utf8), under: "inkglance/kitchen/state") }
    desk.say(Array("online".utf8), under: "inkglance/kitchen/availability")
    #expect(!desk.facts.isConnected && !desk.isSettled)
    broker.connect(desk)
    #expect(broker.said(under: "inkglance/kitchen/state") == ["999"])
    #expect(broker.text("inkglance/kitchen/availability") == "online")
    #expect(desk.facts.isConnected && desk.isSettled && desk.facts.sent == 2)
    // The same again is no news.
    desk.say(Array("999".utf8), under: "inkglance/kitchen/state")
    #expect(desk.facts.sent == 2)
  }

  @Test("After a loss all is said again, for a broker that has forgotten it")
  func again() throws {
    let (desk, broker) = (try desk(), InjectedBroker())
    desk.say([1], under: "a")
    broker.connect(desk)
    broker.disconnect()
    #expect(desk.facts.error?.hasPrefix("The connection to the broker b is lost.") == true)
    desk.say([2], under: "a")
    #expect(desk.facts.sent == 1)
    let other = InjectedBroker()
    other.connect(desk)
    #expect(other.bytes("a") == [2])
    #expect(desk.facts.error == nil && desk.facts.isConnected)
  }

  @Test("It is settled when the broker has acknowledged all")
  func settled() throws {
    let (desk, broker) = (try desk(), InjectedBroker())
    broker.isDeaf = true
    desk.say([1], under: "a")
    broker.connect(desk)
    #expect(!desk.isSettled && desk.hasUnheard)
    broker.isDeaf = false
    broker.acknowledge()
    #expect(desk.isSettled && !desk.hasUnheard)
    // A number that nobody waits for is nobody's, also when it is given later: after 1 and 2 comes 3.
    desk.acknowledged(3)
    desk.say([2], under: "a")
    #expect(!desk.isSettled)
    broker.acknowledge()
    #expect(desk.isSettled)
  }

  @Test("A retained command is taken once, over connections and restarts, and its answer says so")
  func once() throws {
    let (desk, broker) = (try desk(), InjectedBroker())
    broker.say(#"{"id": "1", "text": "Tea"}"#, under: "inkglance/kitchen/set/text")
    broker.connect(desk)
    #expect(desk.takeCommands() == [FleetCommand(.text("Tea"), id: "1")])
    #expect(broker.results == ["accepted"])
    broker.disconnect()
    broker.connect(desk)
    #expect(desk.takeCommands() == [])
    let next = FleetDesk(try Self.settings(), done: desk.done, now: { Self.now })
    broker.connect(next)
    #expect(next.takeCommands() == [])
    #expect(broker.results == ["accepted"])
    // Somebody who says it again is told.
    broker.say(#"{"id": "1", "text": "Tea"}"#, under: "inkglance/kitchen/set/text")
    #expect(next.takeCommands() == [])
    #expect(broker.results == ["accepted", "repeated"])
  }

  @Test("Of each kind the newest is done; the one before is told that it came too late")
  func superseded() throws {
    let (desk, broker) = (try desk(), InjectedBroker())
    broker.connect(desk)
    broker.say(#"{"id": "1", "text": "a"}"#, under: "inkglance/kitchen/set/text")
    broker.say("x", under: "inkglance/kitchen/set/refresh")
    broker.say(#"{"id": "2", "text": "b"}"#, under: "inkglance/kitchen/set/text")
    #expect(desk.takeCommands() == [FleetCommand(.refresh), FleetCommand(.text("b"), id: "2")])
    #expect(broker.results == ["accepted", "accepted", "superseded", "accepted"])
  }

  @Test("What is no command of this display's is left alone")
  func foreign() throws {
    let (desk, broker) = (try desk(), InjectedBroker())
    broker.connect(desk)
    for topic in ["inkglance/bath/set/text", "inkglance/kitchen/set/dance", "inkglance/kitchen/state", "x"] {
      desk.heard([65], under: topic, isRetained: true)
    }
    #expect(desk.facts.heard == 0 && desk.takeCommands() == [])
  }

  @Test("Retained garbage is answered once, and what is a day old is not done any more")
  func garbage() throws {
    let (desk, broker) = (try desk(), InjectedBroker())
    broker.say([0xFF], under: "inkglance/kitchen/set/text")
    for _ in 0..<5 {
      broker.connect(desk)
      broker.disconnect()
    }
    #expect(broker.results == ["rejected"])
    broker.connect(desk)
    let old = Self.now.timeIntervalSince1970 - 90_000
    broker.say("{\"id\": \"o\", \"text\": \"a\", \"sent\": \(old)}", under: "inkglance/kitchen/set/text")
    #expect(desk.takeCommands() == [])
    #expect(broker.text("inkglance/kitchen/answer")?.contains("sent 25 hours ago") == true)
  }

  @Test("A flood is stopped, so that nobody wears a panel out")
  func flood() throws {
    let (desk, broker) = (try desk(), InjectedBroker())
    broker.connect(desk)
    var taken = 0
    for number in 0..<1000 {
      broker.say("{\"id\": \(number)}", under: "inkglance/kitchen/set/refresh", isRetained: false)
      taken += desk.takeCommands().count
    }
    #expect(taken == 10)
    #expect(broker.text("inkglance/kitchen/answer")?.contains("too fast") == true)
    #expect(broker.results.last == "rejected")
  }

  @Test("The topics of a display, and the name by which Home Assistant knows it")
  func topics() {
    let topics = FleetTopics(id: "kitchen")
    #expect(topics.availability == "inkglance/kitchen/availability")
    #expect(topics.state == "inkglance/kitchen/state")
    #expect(topics.frame == "inkglance/kitchen/frame")
    #expect(topics.answer == "inkglance/kitchen/answer")
    #expect(topics.commands == "inkglance/kitchen/set/+")
    #expect(topics.command(.image) == "inkglance/kitchen/set/image")
    #expect(topics.discovery("homeassistant") == "homeassistant/device/inkglance_kitchen/config")
    #expect(FleetTopics(prefix: "a/b c", id: "x").discovery("h") == "h/device/inkglance_a_b_c_x/config")
    #expect(FleetSettings.id(of: "raspberry pi.local") == "raspberry_pi")
    #expect(FleetSettings.id(of: "") == "inkglance")
  }
}
