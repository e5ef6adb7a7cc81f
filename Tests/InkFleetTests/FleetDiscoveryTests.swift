import Foundation
import InkHost
import Testing

@testable import InkFleet

@Suite("FleetDiscovery")
struct FleetDiscoveryTests {
  private let identity = DisplayStatus.Identity(
    program: "inkglance", version: "1.2.3", board: "desk", panel: "a-panel")

  private func document(hasBattery: Bool = true, showsFrame: Bool = true) throws -> [String: Any] {
    var settings = try FleetDeskTests.settings()
    settings.area = "Kitchen"
    settings.showsFrame = showsFrame
    let bytes = FleetDiscovery(settings, identity: identity, hasBattery: hasBattery).bytes
    return try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
  }

  private func components(_ document: [String: Any]) throws -> [String: [String: Any]] {
    try #require(document["components"] as? [String: [String: Any]])
  }

  @Test("One message has the device, its origin, where it says whether it is there, and every entity")
  func device() throws {
    let document = try document()
    let device = try #require(document["device"] as? [String: Any])
    #expect(device["identifiers"] as? String == "inkglance_kitchen")
    #expect(device["name"] as? String == "Kitchen" && device["suggested_area"] as? String == "Kitchen")
    #expect(device["sw_version"] as? String == "1.2.3")
    #expect((document["origin"] as? [String: Any])?["name"] as? String == "inkglance")
    #expect(document["state_topic"] as? String == "inkglance/kitchen/state")
    let availability = try #require(document["availability"] as? [[String: Any]])
    #expect(availability.map { $0["topic"] as? String } == ["inkglance/kitchen/availability"])
    for (key, component) in try components(document) {
      #expect(component["unique_id"] as? String == "inkglance_kitchen_\(key)")
      #expect(component["name"] is String && component["platform"] is String)
    }
  }

  static let classes: [(key: String, platform: String, deviceClass: String)] = [
    ("battery", "sensor", "battery"), ("voltage", "sensor", "voltage"),
    ("temperature", "sensor", "temperature"), ("time_left", "sensor", "duration"),
    ("last_refresh", "sensor", "timestamp"), ("next_wake", "sensor", "timestamp"),
    ("problem", "binary_sensor", "problem"), ("charging", "binary_sensor", "battery_charging"),
    ("power", "binary_sensor", "plug"),
  ]

  @Test("Sensors have the classes by which Home Assistant knows what they are", arguments: classes.indices)
  func sensors(_ index: Int) throws {
    let row = Self.classes[index]
    let component = try #require(try components(try document())[row.key])
    #expect(component["platform"] as? String == row.platform)
    #expect(component["device_class"] as? String == row.deviceClass)
    #expect((component["value_template"] as? String)?.contains("value_json.") == true)
  }

  @Test("Every value that a template asks for is a key of the state")
  func keys() throws {
    let state = try #require(
      FleetJSON.decode(FleetState.self, Array(FleetListingTests.state("a").utf8)))
    let object = try JSONSerialization.jsonObject(with: Data(FleetJSON.bytes(state)))
    let known = try #require(object as? [String: Any])
    for (_, component) in try components(try document()) {
      let template = component["value_template"] as? String ?? ""
      for part in template.components(separatedBy: "value_json.").dropFirst() {
        let key = String(part.prefix { $0.isLetter || $0 == "_" })
        #expect(known[key] != nil, "\(key)")
      }
    }
  }

  @Test("Commands are retained, with an id of their own each, so that a display that sleeps finds them")
  func commands() throws {
    let components = try components(try document())
    for (key, platform, topic) in [
      ("refresh", "button", "inkglance/kitchen/set/refresh"), ("text", "text", "inkglance/kitchen/set/text"),
    ] {
      let component = try #require(components[key])
      #expect(component["platform"] as? String == platform)
      #expect(component["command_topic"] as? String == topic)
      #expect(component["retain"] as? Bool == true)
      #expect(
        (component["command_template"] as? String)?.contains("\"id\": \"{{ now().timestamp() }}\"") == true)
    }
    #expect(components["glass"]?["image_topic"] as? String == "inkglance/kitchen/frame")
    #expect(components["glass"]?["content_type"] as? String == "image/png")
  }

  @Test("What a display has not is taken back: a battery, its glass")
  func withdrawn() throws {
    let components = try components(try document(hasBattery: false, showsFrame: false))
    for key in ["battery", "voltage", "temperature", "time_left", "charging", "power", "glass"] {
      #expect(components[key]?.keys.sorted() == ["platform"], "\(key)")
    }
    #expect(components["last_refresh"]?["device_class"] as? String == "timestamp")
  }
}
