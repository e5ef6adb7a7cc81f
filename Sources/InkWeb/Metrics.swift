import Foundation
import InkHost

/// The state for Prometheus, in its text format of version 0.0.4.
///
/// What is not known is left out.
struct Metrics {
  private(set) var text = ""

  /// The metrics of a display.
  init(_ edition: PublishedStatus.Edition) {
    let status = edition.status
    add(
      "inkglance_info", .gauge, "What runs here; always 1.",
      [
        (
          1,
          [
            ("version", status.identity.version), ("board", status.identity.board),
            ("panel", status.identity.panel),
          ]
        )
      ])
    addOne("inkglance_start_time_seconds", .gauge, "When the display was started.", status.startedAt)
    addBattery(status)
    addPanel(edition)
    addWidgets(status)
    addOne(
      "inkglance_next_wake_timestamp_seconds", .gauge, "When the next tick is due.", status.next?.date)
    addOne("inkglance_resting", .gauge, "1 in quiet hours.", status.isQuiet ? 1 : 0)
    addOne(
      "inkglance_clock_trusted", .gauge, "1 while the time is believed.",
      status.clock.verdict == "trusted" ? 1 : 0)
    addOne(
      "inkglance_wakeups_total", .counter, "Waits of the display that have ended.",
      Double(edition.totals.wakeUps))
    addOne(
      "inkglance_errors_total", .counter, "Errors that were told.", Double(edition.totals.errors))
  }

  private mutating func addBattery(_ status: DisplayStatus) {
    guard let battery = status.battery else { return }
    addOne(
      "inkglance_battery_present", .gauge, "1 where a battery was found.", battery.isPresent ? 1 : 0)
    addOne(
      "inkglance_battery_level_ratio", .gauge, "What is left in the battery, 0 to 1.",
      battery.percent.map { Double($0) / 100 })
    addOne("inkglance_battery_volts", .gauge, "The battery's voltage.", battery.volts)
    addOne(
      "inkglance_battery_temperature_celsius", .gauge, "The battery's temperature.", battery.celsius)
    addOne(
      "inkglance_battery_remaining_seconds", .gauge,
      "Time until the battery is empty, or full while it charges.",
      battery.timeRemainingSeconds.map(Double.init))
    addOne(
      "inkglance_battery_reading_age_seconds", .gauge, "Time since the last good reading.",
      battery.ageSeconds.map(Double.init))
    addOne(
      "inkglance_external_power", .gauge, "1 while something other than the battery feeds the board.",
      battery.hasExternalPower.map { $0 ? 1 : 0 })
    let states = ["charging", "discharging", "full", "notCharging"]
    add(
      "inkglance_battery_state", .gauge, "1 for what the battery does.",
      battery.state.map { now in states.map { ($0 == now ? 1 : 0, [("state", $0)]) } } ?? [])
  }

  private mutating func addPanel(_ edition: PublishedStatus.Edition) {
    let (panel, totals) = (edition.status.panel, edition.totals)
    let kinds = ["fast", "full", "partial"]
    add(
      "inkglance_refreshes_total", .counter, "Refreshes since the start.",
      kinds.map { (Double(totals.refreshes[$0] ?? 0), [("kind", $0)]) })
    addOne(
      "inkglance_sent_bytes_total", .counter, "Bytes sent to the panel.", Double(totals.bytes))
    addOne(
      "inkglance_transfers_total", .counter, "Transfers to the panel.", Double(totals.transfers))
    addOne(
      "inkglance_busy_seconds_total", .counter, "Time in which the controller drove the glass.",
      Double(totals.busyMilliseconds) / 1000)
    addOne(
      "inkglance_partials_since_whole_screen", .gauge,
      "Partial refreshes since the last one of the whole screen.", Double(panel.partialsSinceWholeScreen))
    addOne(
      "inkglance_shown_timestamp_seconds", .gauge, "When the glass changed last.", edition.status.shownSince)
    addOne(
      "inkglance_last_full_timestamp_seconds", .gauge, "When the last full refresh was.", panel.lastFull)
  }

  private mutating func addWidgets(_ status: DisplayStatus) {
    func samples(_ value: (DisplayStatus.Widget) -> Double?) -> [Sample] {
      status.widgets.compactMap { widget in
        value(widget).map { ($0, [("kind", widget.kind), ("slot", widget.slot)]) }
      }
    }
    add(
      "inkglance_widget_age_seconds", .gauge, "Time since a widget's timeline came.",
      samples { $0.ageSeconds.map(Double.init) })
    add(
      "inkglance_widget_failures", .gauge, "Failures of a widget's provider in a row.",
      samples { Double($0.failures) })
    add(
      "inkglance_widget_stale", .gauge, "1 while a widget is drawn as out of date.",
      samples { $0.isStale ? 1 : 0 })
  }

  // MARK: - The format

  private enum Kind: String { case gauge, counter }

  private typealias Sample = (value: Double, labels: [(name: String, value: String)])

  private mutating func addOne(_ name: String, _ kind: Kind, _ help: String, _ value: Double?) {
    add(name, kind, help, value.map { [($0, [])] } ?? [])
  }

  private mutating func addOne(_ name: String, _ kind: Kind, _ help: String, _ date: Date?) {
    addOne(name, kind, help, date?.timeIntervalSince1970)
  }

  private mutating func add(_ name: String, _ kind: Kind, _ help: String, _ samples: [Sample]) {
    let known = samples.filter { $0.value.isFinite }
    guard !known.isEmpty else { return }
    text += "# HELP \(name) \(help)\n# TYPE \(name) \(kind.rawValue)\n"
    for sample in known {
      let labels = sample.labels.map { "\($0.name)=\"\(Self.escaped($0.value))\"" }.joined(separator: ",")
      text += "\(name)\(labels.isEmpty ? "" : "{\(labels)}") \(Self.number(sample.value))\n"
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
  }

  /// Whole numbers without a fraction.
  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }
}
