import Foundation
import InkFeeds
import InkHost

/// What a display says of itself to all who listen: one retained message of JSON; nil is what is not known.
public struct FleetState: Codable, Sendable, Equatable {
  /// Changes when a key changes its meaning or goes.
  public var schema = 1
  public var id: String
  public var name: String
  public var program: String
  public var version: String
  public var board: String
  public var panel: String
  /// When this was said.
  public var time: Date
  public var startedAt: Date
  /// Nil before the first.
  public var lastRefresh: Date?
  /// When the display wakes next by itself; nil where only an event wakes it.
  public var nextWake: Date?
  /// What it wakes for, in a few words.
  public var nextCause: String?
  /// Since the start.
  public var refreshes: Int
  /// In the panel's life, of the whole screen and partial.
  public var refreshesEver: Int
  public var isQuiet: Bool
  /// Nil where there is no battery or its level is not known.
  public var batteryPercent: Int?
  /// "charging", "discharging", "full" or "notCharging".
  public var batteryState: String?
  public var batteryVolts: Double?
  public var batteryCelsius: Double?
  public var batterySecondsLeft: Int?
  /// True while something other than the battery feeds the board.
  public var hasExternalPower: Bool?
  /// True while something is not as it should be.
  public var hasProblem: Bool
  /// The newest of `errors`; nil where there is none.
  public var error: String?
  /// What is wrong now, a line each.
  public var errors: [String]
  /// The text that is shown for a while; empty while there is none.
  public var text: String
  /// Until when something is shown in the place of the widgets.
  public var showingUntil: Date?

  private enum CodingKeys: String, CodingKey {
    case schema, id, name, program, version, board, panel, time, refreshes, error, errors, text
    case startedAt = "started"
    case lastRefresh = "last_refresh"
    case nextWake = "next_wake"
    case nextCause = "next_cause"
    case refreshesEver = "refreshes_ever"
    case isQuiet = "quiet_hours"
    case batteryPercent = "battery_percent"
    case batteryState = "battery_state"
    case batteryVolts = "battery_volts"
    case batteryCelsius = "battery_celsius"
    case batterySecondsLeft = "battery_seconds_left"
    case hasExternalPower = "external_power"
    case hasProblem = "problem"
    case showingUntil = "showing_until"
  }

  /// Every key every time, null for what is not known: whoever reads one need not ask whether it is there.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(schema, forKey: .schema)
    for (key, text) in [
      (CodingKeys.id, id), (.name, name), (.program, program), (.version, version), (.board, board),
      (.panel, panel), (.text, text),
    ] { try container.encode(text, forKey: key) }
    for (key, text) in [
      (CodingKeys.nextCause, nextCause), (.batteryState, batteryState), (.error, error),
    ] { try container.encode(text, forKey: key) }
    for (key, date) in [
      (CodingKeys.time, time as Date?), (.startedAt, startedAt), (.lastRefresh, lastRefresh),
      (.nextWake, nextWake), (.showingUntil, showingUntil),
    ] { try container.encode(date, forKey: key) }
    for (key, number) in [
      (CodingKeys.refreshes, refreshes as Int?), (.refreshesEver, refreshesEver),
      (.batteryPercent, batteryPercent), (.batterySecondsLeft, batterySecondsLeft),
    ] { try container.encode(number, forKey: key) }
    try container.encode(batteryVolts, forKey: .batteryVolts)
    try container.encode(batteryCelsius, forKey: .batteryCelsius)
    for (key, truth) in [
      (CodingKeys.isQuiet, isQuiet as Bool?), (.hasProblem, hasProblem),
      (.hasExternalPower, hasExternalPower),
    ] { try container.encode(truth, forKey: key) }
    try container.encode(errors, forKey: .errors)
  }

  /// Characters of the longest text that Home Assistant takes as a state.
  static let longest = 255

  /// What a display's status says of it.
  init(_ status: DisplayStatus, as settings: FleetSettings) {
    (id, name) = (settings.topics.id, settings.name)
    let identity = status.identity
    (program, version) = (identity.program, identity.version)
    (board, panel) = (identity.board, identity.panel)
    (time, startedAt, lastRefresh) = (status.date, status.startedAt, status.shownSince)
    (nextWake, nextCause) = (status.next?.date, status.next?.cause)
    refreshes = status.panel.refreshesSinceStart
    refreshesEver = status.panel.wholeScreensEver + status.panel.partialsEver
    isQuiet = status.isQuiet
    let battery = status.battery.flatMap { $0.isPresent ? $0 : nil }
    (batteryPercent, batteryState) = (battery?.percent, battery?.state)
    // A hundredth of a volt and half a degree: what changes less is no news.
    batteryVolts = battery?.volts.flatMap { $0.isFinite ? ($0 * 100).rounded() / 100 : nil }
    batteryCelsius = battery?.celsius.flatMap { $0.isFinite ? ($0 * 2).rounded() / 2 : nil }
    batterySecondsLeft = battery?.timeRemainingSeconds.map { $0 / 600 * 600 }
    hasExternalPower = battery?.hasExternalPower
    errors = Self.errors(of: status)
    hasProblem = !errors.isEmpty
    error = errors.first.map { String($0.prefix(Self.longest)) }
    text = String((status.showing?.text ?? "").prefix(Self.longest))
    showingUntil = status.showing?.until
  }

  /// Everything that is wrong now: what failed and has not worked since.
  private static func errors(of status: DisplayStatus) -> [String] {
    func line(_ text: String) -> String {
      (text.split(separator: "\n").first.map(String.init) ?? "").printable(limit: 300)
    }
    var errors = status.widgets.filter { $0.failures > 0 || $0.isStale }.map { widget in
      "\(widget.kind): \(widget.error.map(line) ?? "no new data")"
    }
    if let error = status.battery?.error { errors.append(line(error)) }
    if let error = status.configuration.error { errors.append(line(error)) }
    // What was said before the last refresh has not kept the glass from being right.
    for event in status.errors.reversed() where event.date > status.shownSince ?? .distantPast {
      let text = line(event.text)
      if !errors.contains(where: { $0.hasSuffix(text) }) { errors.append(text) }
    }
    return Array(errors.prefix(8))
  }

  /// The same but for the moment it was said: what is no other is not said again.
  func isNews(after other: FleetState?) -> Bool {
    guard var other else { return true }
    other.time = time
    return self != other
  }
}
