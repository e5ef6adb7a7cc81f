import Foundation
import InkGauges
import InkHost

/// How a battery ran down so far, and how long it lasts by that.
struct DischargeReport {
  let gauge: String?
  let isSimulated: Bool
  let history: DischargeHistory
  /// Readings it was made of.
  let readings: Int
  /// The oldest of them.
  let since: Date?
  /// The level now and when it was read; nil where nobody knows.
  let level: (percent: Double, date: Date)?
  let moments: MomentText

  /// From the level now to empty; nil until enough was seen.
  var lifeLeft: Duration? {
    level.flatMap { history.lifeLeft(atPercent: $0.percent) }.map(TimeLeft.rounded)
  }

  /// From full to empty; nil until enough was seen.
  var wholeLife: Duration? { history.lifeLeft(atPercent: 100).map(TimeLeft.rounded) }

  /// Facts, then the curve, a line for each five percent.
  func text(width: Int) -> String {
    var facts = FactList()
    facts.add("gauge", gauge)
    let seen = StatusReport.count(readings, "reading", "readings")
    facts.add("readings", since.map { "\(seen) since \(moments.text($0))" } ?? "none yet")
    facts.add("discharges", "\(history.discharges)")
    facts.add(
      "level",
      level.map { "\(Int($0.percent.rounded())) %, read \(moments.age($0.date))" } ?? "unknown")
    facts.add("time left", lifeLeft.map { "\($0.longText) on battery, by these discharges" } ?? "unknown")
    facts.add("when full", wholeLife?.longText ?? "unknown")
    guard !history.curve.isEmpty else {
      facts.add(
        "note",
        "Nothing is told until the battery has fed the board through two steps of five percent, such as from 80 % to 70 %."
      )
      return facts.text(width: width)
    }
    return facts.text(width: width) + "\n" + curve.text(width: width)
  }

  private var curve: TextTable {
    var table = TextTable([
      .init(title: "LEVEL", isRight: true), .init(title: "AFTER", isRight: true),
      .init(title: "TO NEXT", dropOrder: 1, isRight: true), .init(title: "", dropOrder: 2),
    ])
    let longest = history.bands.values.max() ?? .zero
    for (percent, after) in history.curve {
      let time = history.bands[percent]
      let part = time.map { longest > .zero ? $0 / longest : 0 } ?? 0
      table.add([
        "\(percent) %", TimeLeft.rounded(after).longText,
        percent == 0 ? "" : time.map { TimeLeft.rounded($0).longText } ?? "not seen",
        String(repeating: "#", count: Int((part * 20).rounded())),
      ])
    }
    return table
  }

  /// For programs.
  var json: JSONValue {
    [
      "schema": 1, "gauge": .text(gauge), "simulated": .bool(isSimulated), "readings": .integer(readings),
      "since": moments.json(since), "discharges": .integer(history.discharges),
      "level_percent": .decimal(level?.percent, places: 1), "level_read": moments.json(level?.date),
      "time_left_s": .whole(lifeLeft.map { Int($0.components.seconds) }),
      "full_to_empty_s": .whole(wholeLife.map { Int($0.components.seconds) }),
      "curve": .array(
        history.curve.map { percent, after in
          [
            "level_percent": .integer(percent), "since_full_s": .integer(Int(after.components.seconds)),
            "to_next_s": .whole(history.bands[percent].map { Int($0.components.seconds) }),
          ]
        }),
    ]
  }
}
