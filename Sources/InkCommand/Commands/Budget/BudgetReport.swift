import Foundation
import InkHost

/// The budget for a person and for a program.
struct BudgetReport {
  let budget: WakeBudget
  let since: Date
  let moments: MomentText

  /// Other intervals, by how many times as long as now.
  private static let factors = [0.25, 0.5, 1, 2, 4]

  func text(width: Int) -> String {
    var facts = FactList()
    facts.add(
      "wakes",
      budget.wakes.isEmpty
        ? "none since \(moments.text(since))"
        : "\(budget.wakes.count) since \(moments.text(budget.wakes[0].date)), \(budget.cycles) rests on the battery"
    )
    if !budget.wakes.isEmpty {
      facts.add("come on by", budget.reasons.map { "\($0.word) \($0.count)" }.joined(separator: ", "))
    }
    facts.add("level", budget.level.map { "\(Int($0.rounded())) %" } ?? "unknown")
    facts.add("time left", Self.text(budget.hoursLeft))
    facts.add(
      "a day costs",
      budget.percentPerHour.map { "\(Self.points($0.value * 24)) ± \(Self.points($0.error * 24))" }
        ?? "unknown")
    facts.add(
      "a wake costs",
      budget.percentPerWake.map { "\(Self.points($0.value)) ± \(Self.points($0.error))" } ?? "unknown")
    facts.add(
      "interval", budget.interval.map { "\(Self.time($0 * 3600)) from a wake to the next" } ?? "unknown")
    if let last = budget.wakes.last { facts.add("last wake", "\(moments.text(last.date)), \(last.reason)") }
    guard !budget.wakes.isEmpty else {
      facts.add(
        "note", "Wakes are kept of a display on a real board whose display file has [sleep].")
      return facts.text(width: width)
    }
    if budget.percentPerHour == nil {
      facts.add(
        "note",
        "Nothing is told until the level fell by \(Int(WakeBudget.fewestPercent)) % over "
          + "\(WakeBudget.fewestCycles) rests on the battery.")
    }
    let tables = [perWake.text(width: width), intervals?.text(width: width)].compactMap { $0 }
    return ([facts.text(width: width)] + tables).joined(separator: "\n")
  }

  private var perWake: TextTable {
    var table = TextTable([
      .init(title: "A WAKE"), .init(title: "MEAN", isRight: true), .init(title: "MOST", isRight: true),
    ])
    for fact in Self.facts {
      func cell(_ value: Double?) -> String {
        value.map { Self.number($0, fact.places) + fact.unit } ?? "unknown"
      }
      table.add([fact.title, cell(budget.mean(fact.value)), cell(budget.most(fact.value))])
    }
    return table
  }

  private var intervals: TextTable? {
    guard let interval = budget.interval, budget.hoursLeft != nil else { return nil }
    var table = TextTable([
      .init(title: "INTERVAL", isRight: true), .init(title: "TIME LEFT"),
      .init(title: "AT THE LEAST AND MOST", dropOrder: 1),
    ])
    for factor in Self.factors {
      let hours = interval * factor
      table.add([
        Self.time(hours * 3600),
        Self.text(factor == 1 ? budget.hoursLeft : budget.hoursLeft(atInterval: hours)),
        factor == 1 ? "as now" : Self.text(budget.bounds(atInterval: hours)),
      ])
    }
    return table
  }

  var json: JSONValue {
    [
      "schema": 1, "since": moments.json(since), "wakes": .integer(budget.wakes.count),
      "reasons": .object(
        Dictionary(uniqueKeysWithValues: budget.reasons.map { ($0.word, JSONValue.integer($0.count)) })),
      "cycles": .integer(budget.cycles), "level_percent": .decimal(budget.level, places: 1),
      "capacity_wh": .decimal(budget.capacity, places: 2), "time_left_s": Self.json(budget.hoursLeft),
      "interval_s": .whole(budget.interval.map { Int(($0 * 3600).rounded()) }),
      "percent_per_day": Self.json(budget.percentPerHour, times: 24),
      "percent_per_wake": Self.json(budget.percentPerWake, times: 1),
      "last_wake": .object([
        "at": moments.json(budget.wakes.last?.date), "reason": .text(budget.wakes.last?.reason),
      ]),
      "per_wake": .object(
        Dictionary(
          uniqueKeysWithValues: Self.facts.map { fact in
            (
              fact.key,
              JSONValue.object([
                "mean": .decimal(budget.mean(fact.value), places: 2),
                "most": .decimal(budget.most(fact.value), places: 2),
              ])
            )
          })),
      "intervals": .array(
        budget.interval.map { interval in
          Self.factors.map { factor in
            let hours = interval * factor
            return [
              "interval_s": .integer(Int((hours * 3600).rounded())),
              "time_left_s": Self.json(factor == 1 ? budget.hoursLeft : budget.hoursLeft(atInterval: hours)),
              "bounds_s": Self.json(budget.bounds(atInterval: hours)),
            ]
          }
        } ?? []),
    ]
  }

  // MARK: - Facts of a wake

  private struct Fact {
    let key: String
    let title: String
    let unit: String
    let places: Int
    let value: (WakeRecord) -> Double?
  }

  private static var facts: [Fact] {
    [
      Fact(key: "awake_s", title: "running", unit: " s", places: 0) { $0.secondsAwake },
      Fact(key: "starting_s", title: "starting", unit: " s", places: 0) { $0.secondsStarting },
      Fact(key: "refreshes", title: "refreshes", unit: "", places: 1) { Double($0.refreshes) },
      Fact(key: "full_refreshes", title: "full ones", unit: "", places: 1) { Double($0.fullRefreshes) },
      Fact(key: "bytes", title: "bytes to the panel", unit: "", places: 0) { Double($0.bytes) },
      Fact(key: "energy_mwh", title: "energy", unit: " mWh", places: 2) { $0.milliwattHours },
    ]
  }

  // MARK: - Words

  private static func number(_ value: Double, _ places: Int) -> String {
    value.formatted(
      .number.precision(.fractionLength(places)).grouping(.never).locale(Locale(identifier: "en")))
  }

  private static func points(_ value: Double) -> String { number(value, value < 1 ? 2 : 1) + " %" }

  private static func time(_ seconds: Double) -> String {
    Duration.seconds(Int((seconds / 60).rounded()) * 60).longText
  }

  private static func text(_ hours: ClosedRange<Double>?) -> String {
    guard let hours else { return "unknown" }
    guard hours.lowerBound >= 48 else {
      return "\(Int(hours.lowerBound.rounded())) to \(Int(hours.upperBound.rounded())) h"
    }
    return "\(Int((hours.lowerBound / 24).rounded())) to \(Int((hours.upperBound / 24).rounded())) days"
  }

  private static func json(_ hours: ClosedRange<Double>?) -> JSONValue {
    guard let hours else { return .null }
    return [
      "least": .integer(Int((hours.lowerBound * 3600).rounded())),
      "most": .integer(Int((hours.upperBound * 3600).rounded())),
    ]
  }

  private static func json(_ estimate: Estimate?, times factor: Double) -> JSONValue {
    guard let estimate else { return .null }
    return [
      "value": .decimal(estimate.value * factor, places: 3),
      "error": .decimal(estimate.error * factor, places: 3),
    ]
  }
}
