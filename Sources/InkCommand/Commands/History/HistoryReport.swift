import Foundation
import InkHost

/// The history for a person and for a program.
struct HistoryReport {
  /// Nil where they were not asked for.
  let refreshes: [RefreshRecord]?
  let readings: [BatteryRecord]?
  let wakes: [WakeRecord]?
  let since: Date
  let moments: MomentText

  func text(width: Int) -> String {
    [
      refreshes.map { refreshText($0, width) }, readings.map { batteryText($0, width) },
      wakes.map { wakeText($0, width) },
    ].compactMap { $0 }.joined(separator: "\n")
  }

  var json: JSONValue {
    var document: [String: JSONValue] = ["schema": 1, "since": moments.json(since)]
    if let refreshes {
      document["refreshes"] = .array(
        refreshes.map {
          [
            "at": moments.json($0.date), "mode": .string($0.mode), "reason": .string($0.reason),
            "windows": .integer($0.windows), "bytes": .integer($0.bytes),
            "busy_milliseconds": .integer($0.busyMilliseconds),
          ]
        })
    }
    if let readings {
      document["battery"] = .array(
        readings.map {
          [
            "at": moments.json($0.date), "level_percent": .decimal($0.percent, places: 1),
            "voltage_volts": .decimal($0.volts, places: 3),
            "current_amperes": .decimal($0.amperes, places: 3),
            "temperature_celsius": .decimal($0.celsius, places: 1), "state": .text($0.state),
          ]
        })
    }
    if let wakes {
      document["wakes"] = .array(
        wakes.map {
          [
            "at": moments.json($0.date), "reason": .string($0.reason),
            "awake_s": .decimal($0.secondsAwake, places: 1),
            "starting_s": .decimal($0.secondsStarting, places: 1),
            "refreshes": .integer($0.refreshes), "full_refreshes": .integer($0.fullRefreshes),
            "bytes": .integer($0.bytes), "energy_mwh": .decimal($0.milliwattHours, places: 2),
            "level_before_percent": .decimal($0.percentBefore, places: 1),
            "level_after_percent": .decimal($0.percentAfter, places: 1), "charged": .bool($0.wasCharged),
            "until": moments.json($0.until),
          ]
        })
    }
    return .object(document)
  }

  private func refreshText(_ records: [RefreshRecord], _ width: Int) -> String {
    guard !records.isEmpty else { return "No refresh since \(moments.text(since)).\n" }
    var table = TextTable([
      .init(title: "REFRESHED"), .init(title: "MODE"), .init(title: "WHY", dropOrder: 1),
      .init(title: "BYTES", dropOrder: 3, isRight: true), .init(title: "BUSY", dropOrder: 2, isRight: true),
    ])
    for record in records {
      table.add([
        moments.text(record.date), record.mode, record.reason, "\(record.bytes)",
        "\(record.busyMilliseconds) ms",
      ])
    }
    let modes = ["full", "fast", "partial"].compactMap { mode in
      let count = records.filter { $0.mode == mode }.count
      return count == 0 ? nil : "\(count) \(mode)"
    }
    return table.text(width: width) + "\(modes.joined(separator: ", ")) since \(moments.text(since))\n"
  }

  private func wakeText(_ records: [WakeRecord], _ width: Int) -> String {
    guard !records.isEmpty else { return "No wake since \(moments.text(since)).\n" }
    var table = TextTable([
      .init(title: "WOKE"), .init(title: "BY"), .init(title: "ON", isRight: true),
      .init(title: "REFRESHES", dropOrder: 3, isRight: true),
      .init(title: "BYTES", dropOrder: 4, isRight: true),
      .init(title: "ENERGY", dropOrder: 2, isRight: true), .init(title: "RESTED UNTIL", dropOrder: 1),
    ])
    for record in records {
      let energy = record.milliwattHours.map {
        "\($0.formatted(.number.precision(.fractionLength(1)).locale(Locale(identifier: "en")))) mWh"
      }
      table.add([
        moments.text(record.date), record.reason, "\(Int(record.secondsAwake.rounded())) s",
        "\(record.refreshes)", "\(record.bytes)", energy ?? "-",
        record.until.map(moments.text) ?? "stayed on",
      ])
    }
    return table.text(width: width)
  }

  private func batteryText(_ records: [BatteryRecord], _ width: Int) -> String {
    guard !records.isEmpty else { return "No battery reading since \(moments.text(since)).\n" }
    var table = TextTable([
      .init(title: "READ"), .init(title: "LEVEL", isRight: true), .init(title: "STATE"),
      .init(title: "VOLTAGE", dropOrder: 1, isRight: true),
      .init(title: "CURRENT", dropOrder: 2, isRight: true),
      .init(title: "TEMPERATURE", dropOrder: 3, isRight: true),
    ])
    func cell(_ value: Double?, _ places: Int, _ unit: String) -> String {
      value.map {
        "\($0.formatted(.number.precision(.fractionLength(places)).locale(Locale(identifier: "en")))) \(unit)"
      } ?? "-"
    }
    for record in records {
      table.add([
        moments.text(record.date), cell(record.percent, 0, "%"), record.state ?? "-",
        cell(record.volts, 2, "V"),
        cell(record.amperes, 2, "A"), cell(record.celsius, 0, "°C"),
      ])
    }
    return table.text(width: width)
  }
}
