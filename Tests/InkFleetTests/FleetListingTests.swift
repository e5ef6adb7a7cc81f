import Foundation
import Testing

@testable import InkFleet

@Suite("FleetListing")
struct FleetListingTests {
  private let now = Date(timeIntervalSince1970: 1_796_042_700)

  static func state(_ id: String, time: String = "2026-11-30T12:45:00Z", next: String? = nil) -> String {
    """
    {"schema":1,"id":"\(id)","name":"N","program":"inkglance","version":"1","board":"b","panel":"p",\
    "time":"\(time)","started":"2026-11-30T12:00:00Z","refreshes":1,"refreshes_ever":2,"quiet_hours":false,\
    "battery_percent":80,"battery_state":null,"problem":false,"errors":[],"text":"",\
    "next_wake":\(next.map { "\"\($0)\"" } ?? "null")}
    """
  }

  /// A state with one key more, in which so many brackets stand open at once.
  static func deepState(_ depth: Int) -> String {
    let lists = String(repeating: "[", count: depth - 1) + String(repeating: "]", count: depth - 1)
    return "{\"x\":\(lists),\(state("a").dropFirst())"
  }

  struct Row: Sendable {
    var availability: String?
    var state: String?
    var health: FleetEntry.Health
  }

  static let rows: [Row] = [
    Row(availability: "online", state: state("a"), health: .online),
    Row(availability: "online", state: state("a", next: "2026-11-30T12:40:00Z"), health: .online),
    Row(availability: "online", state: state("a", next: "2026-11-30T12:30:00Z"), health: .overdue),
    Row(availability: "asleep", state: state("a", next: "2026-11-30T18:00:00Z"), health: .asleep),
    Row(availability: "asleep", state: state("a", next: "2026-11-29T18:00:00Z"), health: .overdue),
    Row(availability: "offline", state: state("a"), health: .offline),
    Row(availability: "nonsense", state: state("a"), health: .offline),
    Row(availability: nil, state: state("a"), health: .offline),
    Row(availability: "online", state: nil, health: .offline),
    Row(availability: "online", state: "garbage", health: .unreadable),
    Row(availability: "online", state: "{\"schema\":1}", health: .unreadable),
    Row(availability: "online", state: deepState(64), health: .online),
    Row(availability: "online", state: deepState(65), health: .unreadable),
  ]

  @Test("How it stands with a display, by what is retained of it", arguments: rows.indices)
  func health(_ index: Int) {
    let row = Self.rows[index]
    var listing = FleetListing()
    if let text = row.state {
      listing.note(Array(text.utf8), under: "inkglance/a/state", prefix: "inkglance")
    }
    if let text = row.availability {
      listing.note(Array(text.utf8), under: "inkglance/a/availability", prefix: "inkglance")
    }
    #expect(listing.entries.map { $0.health(at: now) } == [row.health])
  }

  @Test("Displays come in the order of their ids; what is none is left out; ten thousand are enough")
  func bounded() {
    var listing = FleetListing()
    for id in ["c", "a", "b", "a"] {
      listing.note(Array("online".utf8), under: "x/\(id)/availability", prefix: "x")
    }
    for topic in [
      "y/a/state", "x/a/b/state", "x//state", "x/a", "x/\(String(repeating: "i", count: 65))/state",
    ] {
      listing.note([1], under: topic, prefix: "x")
    }
    listing.note([], under: "x/gone/state", prefix: "x")
    #expect(listing.entries.map(\.id) == ["a", "b", "c"])
    listing.note([UInt8](repeating: 32, count: 100_000), under: "x/a/state", prefix: "x")
    #expect(listing.entries[0].isUnreadable && !listing.isCut)
    for number in 0..<10_050 {
      listing.note(Array("online".utf8), under: "x/n\(number)/availability", prefix: "x")
    }
    #expect(listing.entries.count == 10_000 && listing.isCut)
  }
}
