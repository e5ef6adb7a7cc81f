import Foundation
import InkBoards
import InkFeeds

/// Where and as what a display is among others, as its display file says, with what it leaves out.
public struct FleetSettings: Sendable, Equatable {
  public var broker: MQTTBroker
  public var topics: FleetTopics
  /// What people call it.
  public var name: String
  public var area: String?
  /// What Home Assistant's discovery topics begin with; nil for no discovery.
  public var discovery: String?
  /// As long as a display may lie dead unnoticed: the broker takes it for gone after half as much again.
  ///
  /// One hour; each message counts as a sign of life, so that a display that ticks more often never wakes for one.
  public var keepAlive = Duration.seconds(3600)
  /// How long what is sent is shown where it does not say; ten minutes.
  public var showFor = Duration.seconds(600)
  public var showsFrame = true

  /// A display of a broker.
  public init(broker: MQTTBroker, topics: FleetTopics, name: String) {
    self.broker = broker
    self.topics = topics
    self.name = name
    discovery = "homeassistant"
  }

  /// What a display file says; nil where its broker cannot be understood.
  ///
  /// `host` is the machine's name.
  public init?(_ file: Settings.Fleet, host: String) {
    guard var broker = MQTTBroker(file.broker) else { return nil }
    broker.password = file.password
    broker.certificates = file.certificates
    let id = file.id ?? Self.id(of: host)
    self.init(
      broker: broker, topics: FleetTopics(prefix: file.prefix ?? FleetTopics.usualPrefix, id: id),
      name: file.name ?? file.id ?? host)
    area = file.area
    if let prefix = file.discovery { discovery = prefix.isEmpty ? nil : prefix }
    if let time = file.keepAlive { keepAlive = time }
    if let time = file.showFor { showFor = time }
    showsFrame = file.showsFrame
  }

  /// A machine's name as an id: its first part, without what a topic of Home Assistant's must not have.
  static func id(of host: String) -> String {
    let first = host.split(separator: ".").first ?? ""
    let id = String(
      first.map { Settings.Fleet.isIDCharacter($0) ? $0 : "_" }.prefix(Settings.Fleet.longestID))
    return id.isEmpty ? "inkglance" : id
  }
}
