import Foundation
import InkHost

/// What is plotted of a display's past.
struct HistoryData: Equatable, Sendable {
  /// The refreshes of a stretch of time.
  struct Bar: Equatable, Sendable {
    var start: Date
    var partial: Int
    /// Full and fast ones.
    var whole: Int
  }

  /// The battery's level at an instant.
  struct Level: Equatable, Sendable {
    var date: Date
    /// 0…100.
    var percent: Double
  }

  /// How many days can be looked at.
  static let choices = [1, 7, 30]

  var days: Int
  var end: Date
  var bars: [Bar]
  var levels: [Level]

  var start: Date { end.addingTimeInterval(-Double(days) * 86_400) }

  /// Seconds that one bar stands for: an hour, six, or a day.
  static func barLength(days: Int) -> Double { days == 1 ? 3600 : days == 7 ? 21_600 : 86_400 }

  /// Reads the last days of a history.
  ///
  /// In small steps, between which the display may write: it never waits for longer than for one of them, some
  /// milliseconds.
  init(days: Int, end: Date, path: String) throws(HistoryError) {
    (self.days, self.end, bars, levels) = (days, end, [], [])
    let database = try HistoryDatabase(path: path, isReadOnly: true)
    let length = Self.barLength(days: days)
    for index in 0..<Int(Double(days) * 86_400 / length) {
      let from = start.addingTimeInterval(Double(index) * length)
      let to = from.addingTimeInterval(length)
      let counts = try database.refreshCounts(from: from, to: to)
      let partial = counts["partial"] ?? 0
      bars.append(Bar(start: from, partial: partial, whole: counts.values.reduce(0, +) - partial))
      levels += try database.levels(from: from, to: to, every: Double(days) * 300).map {
        Level(date: $0.date, percent: $0.percent)
      }
    }
  }

  /// What was read elsewhere.
  init(days: Int, end: Date, bars: [Bar], levels: [Level]) {
    (self.days, self.end, self.bars, self.levels) = (days, end, bars, levels)
  }

  /// True where nothing is known of these days.
  var isEmpty: Bool { levels.isEmpty && bars.allSatisfy { $0.partial + $0.whole == 0 } }

  /// In a sentence, for those who do not see the plot.
  var summary: String {
    let partial = bars.reduce(0) { $0 + $1.partial }
    let whole = bars.reduce(0) { $0 + $1.whole }
    var text = "\(partial) partial refreshes and \(whole) of the whole screen"
    if let first = levels.first, let last = levels.last {
      text += "; the battery from \(Int(first.percent.rounded())) % to \(Int(last.percent.rounded())) %"
    }
    return text + "."
  }
}
