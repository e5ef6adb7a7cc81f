import Foundation
import InkFeeds

/// The readers of this target that have no other door from outside, for tests with hostile bytes.
package enum FleetFuzzReader {
  /// Has a display hear bytes as each kind of command; true where they were a text, or a picture that can be shown.
  package static func readsCommand(_ bytes: [UInt8]) -> Bool {
    guard let broker = MQTTBroker("mqtt://localhost") else { return false }
    let topics = FleetTopics(id: "a")
    let desk = FleetDesk(FleetSettings(broker: broker, topics: topics, name: "a"))
    for kind in FleetCommand.Kind.allCases {
      desk.heard(bytes, under: topics.command(kind), isRetained: true)
      desk.heard(bytes, under: topics.command(kind), isRetained: false)
    }
    var isShown = false
    for command in desk.takeCommands() {
      switch command.content {
      case .refresh: break
      case .text: isShown = true
      case .picture(let bytes): isShown = (try? FleetReporter.picture(bytes)) != nil || isShown
      }
    }
    return isShown
  }

  /// Has a listing read bytes as a display's state and availability; true where they were a state.
  package static func readsState(_ bytes: [UInt8]) -> Bool {
    var listing = FleetListing()
    for topic in ["inkglance/a/state", "inkglance/a/availability"] {
      listing.note(bytes, under: topic, prefix: FleetTopics.usualPrefix)
    }
    _ = listing.entries.map { $0.health(at: Date(timeIntervalSince1970: 1_796_042_700)) }
    return listing.entries.contains { $0.state != nil }
  }

  /// Has a display and a listing look at a topic; true where it was one of theirs.
  package static func readsTopic(_ text: String) -> Bool {
    var listing = FleetListing()
    listing.note(Array("online".utf8), under: text, prefix: FleetTopics.usualPrefix)
    // An id is a part of a topic that somebody else chose, too.
    let own = FleetTopics(id: listing.entries.first?.id ?? "a")
    _ = own.discovery("homeassistant")
    return own.kind(of: text) != nil || !listing.entries.isEmpty
  }
}
