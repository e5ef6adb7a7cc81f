import Foundation

extension HistoryDatabase {
  /// How many refreshes of each kind there were from one date to before another.
  package func refreshCounts(from start: Date, to end: Date) throws(HistoryError) -> [String: Int] {
    var counts: [String: Int] = [:]
    try run(
      "SELECT mode, count(*) FROM refreshes WHERE at >= ? AND at < ? GROUP BY mode",
      [.number(start.timeIntervalSince1970), .number(end.timeIntervalSince1970)]
    ) { row in
      counts[row.text(0) ?? "", default: 0] += Int(row.number(1) ?? 0)
    }
    return counts
  }

  /// The battery's mean level, 0…100, in each stretch of so many seconds from one date to before another, oldest first;
  /// stretches without a reading are left out.
  package func levels(
    from start: Date, to end: Date, every seconds: Double
  ) throws(HistoryError) -> [(date: Date, percent: Double)] {
    var levels: [(date: Date, percent: Double)] = []
    try run(
      """
      SELECT avg(at), avg(percent) FROM battery WHERE at >= ? AND at < ? AND percent IS NOT NULL
      GROUP BY CAST(at / ? AS INTEGER) ORDER BY 1
      """,
      [.number(start.timeIntervalSince1970), .number(end.timeIntervalSince1970), .number(seconds)]
    ) { row in
      if let at = row.number(0), let percent = row.number(1) {
        levels.append((Date(timeIntervalSince1970: at), percent))
      }
    }
    return levels
  }
}
