import Foundation
import InkFleet

/// The page of `fleet`.
struct FleetReport {
  private let listing: FleetListing
  private let broker: String
  private let prefix: String
  private let moments: MomentText

  init(_ listing: FleetListing, broker: String, prefix: String, moments: MomentText) {
    (self.listing, self.broker, self.prefix, self.moments) = (listing, broker, prefix, moments)
  }

  /// A line a display, then what is wrong with which.
  func text(width: Int) -> String {
    guard !listing.entries.isEmpty else {
      return "No display speaks under \(Self.line(prefix))/ on \(Self.line(broker)).\n"
    }
    var table = TextTable([
      .init(title: "DISPLAY"), .init(title: "STATE"), .init(title: "LAST SEEN"), .init(title: "BATTERY"),
      .init(title: "NEXT WAKE", dropOrder: 1), .init(title: "PANEL", dropOrder: 2),
    ])
    listing.entries.map(cells).forEach { table.add($0) }
    return table.text(width: width) + problems(width: width) + "\(count)\n"
  }

  private func cells(_ entry: FleetEntry) -> [String] {
    let state = entry.state
    return [
      Self.line(entry.id), entry.health(at: moments.now).rawValue,
      entry.lastSeen.map(moments.age) ?? "never",
      state.map(battery) ?? "", state?.nextWake.map(moments.text) ?? "", Self.line(state?.panel ?? ""),
    ]
  }

  private func battery(_ state: FleetState) -> String {
    guard let percent = state.batteryPercent else { return state.batteryVolts.map { "\($0) V" } ?? "" }
    return "\(percent) %" + (state.batteryState == "charging" ? ", charging" : "")
  }

  private func problems(width: Int) -> String {
    listing.entries.flatMap { entry in
      let errors =
        entry.isUnreadable
        ? ["what is under its topic `state` is none of a display's"] : entry.state?.errors ?? []
      return errors.flatMap {
        TextWrap.lines("\(Self.line(entry.id)): \(Self.line($0))", width: width, indent: 2)
      }
    }.map { $0 + "\n" }.joined()
  }

  /// One line, and nothing in it that moves a terminal: a broker holds what anybody said.
  private static func line(_ text: String) -> String {
    String(
      text.prefix(300).map { character in
        character.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control && $0 != "\u{2028}" }
          ? character : "\u{FFFD}"
      })
  }

  private var count: String {
    let healths = listing.entries.map { $0.health(at: moments.now) }
    let parts = FleetEntry.Health.allCases.compactMap { health -> String? in
      let number = healths.filter { $0 == health }.count
      return number == 0 ? nil : "\(number) \(health.rawValue)"
    }
    let total = StatusReport.count(listing.entries.count, "display", "displays")
    return "\(total): \(parts.joined(separator: ", "))" + (listing.isCut ? "; there are more" : "")
  }

  /// For programs.
  var json: JSONValue {
    [
      "schema": 1, "broker": .string(broker), "prefix": .string(prefix), "time": moments.json(moments.now),
      "complete": .bool(!listing.isCut), "displays": .array(listing.entries.map(json)),
    ]
  }

  private func json(_ entry: FleetEntry) -> JSONValue {
    let state = entry.state
    return [
      "id": .string(entry.id), "name": .text(state?.name),
      "health": .string(entry.health(at: moments.now).rawValue),
      "availability": .text(entry.availability?.rawValue), "last_seen": moments.json(entry.lastSeen),
      "last_refresh": moments.json(state?.lastRefresh), "next_wake": moments.json(state?.nextWake),
      "battery_percent": .whole(state?.batteryPercent), "battery_state": .text(state?.batteryState),
      "battery_volts": .decimal(state?.batteryVolts, places: 2), "version": .text(state?.version),
      "board": .text(state?.board), "panel_model": .text(state?.panel),
      "problem": .truth(entry.isUnreadable ? true : state?.hasProblem),
      "errors": .array((state?.errors ?? []).map { .string($0) }),
    ]
  }
}
