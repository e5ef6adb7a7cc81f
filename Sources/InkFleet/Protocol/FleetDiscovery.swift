import Foundation
import InkHost

/// What Home Assistant is told of a display, so that its entities appear by themselves: the device and all its entities in
/// one retained message (MQTT integration, device discovery; Home Assistant 2024.11 and newer).
struct FleetDiscovery: Encodable, Equatable {
  /// A value of a member: a text, a number or a truth.
  enum Value: Encodable, Equatable {
    case text(String), whole(Int), truth(Bool)

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .text(let text): try container.encode(text)
      case .whole(let number): try container.encode(number)
      case .truth(let truth): try container.encode(truth)
      }
    }
  }

  struct Availability: Encodable, Equatable {
    let topic: String
    let value_template: String
  }

  let device: [String: Value]
  let origin: [String: Value]
  let availability: [Availability]
  let state_topic: String
  let qos = 1
  let components: [String: [String: Value]]

  /// A display, with a battery or without.
  init(_ settings: FleetSettings, identity: DisplayStatus.Identity, hasBattery: Bool) {
    let topics = settings.topics
    device = [
      "identifiers": .text(topics.uniqueID), "name": .text(settings.name), "manufacturer": "Inkglance",
      "model": .text("\(identity.panel) on \(identity.board)"), "sw_version": .text(identity.version),
    ].merging(settings.area.map { ["suggested_area": .text($0)] } ?? [:]) { $1 }
    origin = ["name": "inkglance", "sw_version": .text(identity.version)]
    availability = [
      Availability(
        topic: topics.availability,
        // A display that sleeps until its next tick is there: what it said last holds.
        value_template: "{{ 'offline' if value == 'offline' else 'online' }}")
    ]
    state_topic = topics.state
    var components = Self.readings(hasBattery: hasBattery)
    components["refresh"] = [
      "platform": "button", "name": "Refresh", "icon": "mdi:refresh", "retain": true,
      "command_topic": .text(topics.command(.refresh)),
      "command_template": "{\"id\": \"{{ now().timestamp() }}\", \"sent\": {{ now().timestamp() }}}",
    ]
    components["text"] = [
      "platform": "text", "name": "Show text", "icon": "mdi:message-text-outline", "retain": true,
      "command_topic": .text(topics.command(.text)), "max": .whole(FleetState.longest),
      "command_template":
        "{\"id\": \"{{ now().timestamp() }}\", \"sent\": {{ now().timestamp() }}, \"text\": {{ value | to_json }}}",
      "value_template": "{{ value_json.text }}",
    ]
    components["glass"] =
      settings.showsFrame
      ? [
        "platform": "image", "name": "Glass", "icon": "mdi:image-frame", "content_type": "image/png",
        "image_topic": .text(topics.frame),
      ] : ["platform": "image"]
    components["problem"]?["json_attributes_topic"] = .text(topics.state)
    for (key, component) in components where component.count > 1 {
      components[key]?["unique_id"] = .text("\(topics.uniqueID)_\(key)")
    }
    self.components = components
  }

  /// Sensors of what the state says.
  private static func readings(hasBattery: Bool) -> [String: [String: Value]] {
    func sensor(
      _ name: String, _ key: String, _ more: [String: Value], platform: String = "sensor",
      template: String? = nil
    ) -> [String: Value] {
      [
        "platform": .text(platform), "name": .text(name),
        "value_template": .text(template ?? "{{ value_json.\(key) }}"),
      ]
      .merging(more) { $1 }
    }
    func truth(_ key: String) -> String {
      "{{ None if value_json.\(key) is not boolean else 'ON' if value_json.\(key) else 'OFF' }}"
    }
    let diagnostic: Value = "diagnostic"
    var sensors: [String: [String: Value]] = [
      "last_refresh": sensor("Last refresh", "last_refresh", ["device_class": "timestamp"]),
      "next_wake": sensor("Next wake", "next_wake", ["device_class": "timestamp"]),
      "refreshes": sensor(
        "Refreshes", "refreshes_ever",
        ["state_class": "total_increasing", "icon": "mdi:counter", "entity_category": diagnostic]),
      "error": sensor(
        "Error", "error", ["icon": "mdi:alert-circle-outline", "entity_category": diagnostic],
        template: "{{ value_json.error or 'none' }}"),
      "problem": sensor(
        "Problem", "problem", ["device_class": "problem", "entity_category": diagnostic],
        platform: "binary_sensor", template: truth("problem")),
    ]
    // A component of nothing but its platform takes back what an earlier run may have had.
    let battery: [String: [String: Value]] = [
      "battery": sensor(
        "Battery", "battery_percent",
        ["device_class": "battery", "unit_of_measurement": "%", "state_class": "measurement"]),
      "voltage": sensor(
        "Battery voltage", "battery_volts",
        [
          "device_class": "voltage", "unit_of_measurement": "V", "state_class": "measurement",
          "suggested_display_precision": .whole(2), "entity_category": diagnostic,
        ]),
      "temperature": sensor(
        "Battery temperature", "battery_celsius",
        [
          "device_class": "temperature", "unit_of_measurement": "°C", "state_class": "measurement",
          "entity_category": diagnostic,
        ]),
      "time_left": sensor(
        "Battery time left", "battery_seconds_left",
        ["device_class": "duration", "unit_of_measurement": "s", "entity_category": diagnostic],
        template: "{{ value_json.battery_seconds_left if value_json.battery_state != 'charging' else None }}"),
      "charging": sensor(
        "Charging", "battery_state", ["device_class": "battery_charging", "entity_category": diagnostic],
        platform: "binary_sensor",
        template: "{{ None if value_json.battery_state is none else 'ON' if value_json.battery_state == "
          + "'charging' else 'OFF' }}"),
      "power": sensor(
        "External power", "external_power", ["device_class": "plug", "entity_category": diagnostic],
        platform: "binary_sensor", template: truth("external_power")),
    ]
    for (key, component) in battery {
      sensors[key] = hasBattery ? component : component.filter { $0.key == "platform" }
    }
    return sensors
  }

  /// As JSON.
  var bytes: [UInt8] { FleetJSON.bytes(self) }
}

extension FleetDiscovery.Value: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral {
  init(stringLiteral value: String) { self = .text(value) }
  init(booleanLiteral value: Bool) { self = .truth(value) }
}
