import CSQLite
import Foundation
import InkFeeds

/// The file that keeps what a display did and what its battery did, for months: an SQLite database.
///
/// A refresh takes about 60 bytes, a reading 50, a number of a feed 40. Rows are written in one transaction a call, so that a card is flushed
/// once for many; a cut in its midst leaves the database as it was before (SQLite, "Atomic Commit").
public final class HistoryDatabase {
  /// The file's path.
  public let path: String
  private let handle: OpaquePointer

  /// Opens a database, or makes one, with its directory, where there is none and `isReadOnly` is false.
  public init(path: String, isReadOnly: Bool = false) throws(HistoryError) {
    self.path = path
    if !isReadOnly {
      let directory = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
      try? FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    }
    var opened: OpaquePointer?
    let flags = isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    let status = sqlite3_open_v2(path, &opened, flags, nil)
    guard status == SQLITE_OK, let opened else {
      let reason =
        opened.map { String(cString: sqlite3_errmsg($0)) } ?? String(cString: sqlite3_errstr(status))
      sqlite3_close(opened)
      throw HistoryError(path: path, reason: reason)
    }
    handle = opened
    // A reader may come while the display writes; neither waits long.
    sqlite3_busy_timeout(handle, 2000)
    if !isReadOnly { try run(Self.schema) }
  }

  deinit { sqlite3_close(handle) }

  static let schema = """
    PRAGMA foreign_keys = OFF;
    CREATE TABLE IF NOT EXISTS refreshes (at REAL NOT NULL, mode TEXT NOT NULL, reason TEXT NOT NULL,
      windows INTEGER NOT NULL, bytes INTEGER NOT NULL, busy_ms INTEGER NOT NULL);
    CREATE INDEX IF NOT EXISTS refreshes_at ON refreshes (at);
    CREATE TABLE IF NOT EXISTS battery (at REAL NOT NULL, percent REAL, volts REAL, amperes REAL, celsius REAL,
      state TEXT);
    CREATE INDEX IF NOT EXISTS battery_at ON battery (at);
    CREATE TABLE IF NOT EXISTS wakes (at REAL PRIMARY KEY, reason TEXT NOT NULL, awake_s REAL NOT NULL,
      starting_s REAL, refreshes INTEGER NOT NULL, full_refreshes INTEGER NOT NULL, bytes INTEGER NOT NULL,
      energy_mwh REAL, percent_before REAL, percent_after REAL, charged INTEGER NOT NULL, until REAL);
    CREATE TABLE IF NOT EXISTS samples (feed TEXT NOT NULL, at REAL NOT NULL, number REAL NOT NULL,
      PRIMARY KEY (feed, at)) WITHOUT ROWID;
    """

  /// Adds rows, all or none.
  ///
  /// A wake takes the place of the one that began at the same moment.
  public func add(
    _ refreshes: [RefreshRecord], _ readings: [BatteryRecord], _ samples: [FeedSample] = [],
    wakes: [WakeRecord] = []
  ) throws(HistoryError) {
    try run("BEGIN IMMEDIATE")
    do throws(HistoryError) {
      for record in refreshes {
        try run(
          "INSERT INTO refreshes VALUES (?, ?, ?, ?, ?, ?)",
          [
            .number(record.date.timeIntervalSince1970), .text(record.mode), .text(record.reason),
            .number(Double(record.windows)), .number(Double(record.bytes)),
            .number(Double(record.busyMilliseconds)),
          ])
      }
      for record in readings {
        try run(
          "INSERT INTO battery VALUES (?, ?, ?, ?, ?, ?)",
          [
            .number(record.date.timeIntervalSince1970), .number(record.percent), .number(record.volts),
            .number(record.amperes), .number(record.celsius), .text(record.state),
          ])
      }
      for record in wakes {
        try run(
          "INSERT OR REPLACE INTO wakes VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
          [
            .number(record.date.timeIntervalSince1970), .text(record.reason), .number(record.secondsAwake),
            .number(record.secondsStarting), .number(Double(record.refreshes)),
            .number(Double(record.fullRefreshes)), .number(Double(record.bytes)),
            .number(record.milliwattHours), .number(record.percentBefore), .number(record.percentAfter),
            .number(record.wasCharged ? 1 : 0), .number(record.until?.timeIntervalSince1970),
          ])
      }
      for sample in samples {
        try run(
          "INSERT OR REPLACE INTO samples VALUES (?, ?, ?)",
          [.text(sample.feed), .number(sample.date.timeIntervalSince1970.rounded()), .number(sample.number)])
      }
      try run("COMMIT")
    } catch {
      try? run("ROLLBACK")
      throw error
    }
  }

  /// Removes what is older than `date`.
  public func prune(before date: Date) throws(HistoryError) {
    for table in ["refreshes", "battery", "wakes"] {
      try run("DELETE FROM \(table) WHERE at < ?", [.number(date.timeIntervalSince1970)])
    }
  }

  /// The day since 1970 on which it was pruned last; 0 where it never was.
  func prunedDay() throws(HistoryError) -> Int {
    var day = 0.0
    try run("PRAGMA user_version", []) { day = $0.number(0) ?? 0 }
    return Int(day)
  }

  /// Notes the day of a pruning.
  func setPruned(day: Int) throws(HistoryError) { try run("PRAGMA user_version = \(day)") }

  /// Removes the numbers of feeds that are older than `date`, and of the others all but the newest `count`.
  public func pruneSamples(before date: Date, keeping count: Int) throws(HistoryError) {
    try run("DELETE FROM samples WHERE at < ?", [.number(date.timeIntervalSince1970)])
    try run(
      """
      DELETE FROM samples WHERE at < (SELECT at FROM samples ORDER BY at DESC LIMIT 1 OFFSET ?)
      """, [.number(Double(max(0, count - 1)))])
  }

  /// The numbers of feeds since `date`, oldest first.
  public func samples(since date: Date) throws(HistoryError) -> [FeedSample] {
    var samples: [FeedSample] = []
    try run(
      "SELECT feed, at, number FROM samples WHERE at >= ? ORDER BY at", [.number(date.timeIntervalSince1970)]
    ) { row in
      guard let feed = row.text(0), let at = row.number(1), let number = row.number(2) else { return }
      samples.append(FeedSample(feed: feed, date: Date(timeIntervalSince1970: at), number: number))
    }
    return samples
  }

  /// Puts a damaged file aside, in the place of one that was put aside before, and gives its new path; nil where it cannot
  /// be moved.
  static func setAside(_ path: String) -> String? {
    let place = path + ".damaged"
    // What belongs to the damaged file would be taken for the new one's.
    for ending in ["-journal", "-wal", "-shm"] { unlink(path + ending) }
    return rename(path, place) == 0 ? place : nil
  }

  /// The refreshes since `date`, oldest first.
  public func refreshes(since date: Date) throws(HistoryError) -> [RefreshRecord] {
    var records: [RefreshRecord] = []
    try run(
      "SELECT at, mode, reason, windows, bytes, busy_ms FROM refreshes WHERE at >= ? ORDER BY at",
      [.number(date.timeIntervalSince1970)]
    ) { row in
      records.append(
        RefreshRecord(
          date: Date(timeIntervalSince1970: row.number(0) ?? 0), mode: row.text(1) ?? "",
          reason: row.text(2) ?? "",
          windows: Int(row.number(3) ?? 0), bytes: Int(row.number(4) ?? 0),
          busyMilliseconds: Int(row.number(5) ?? 0)))
    }
    return records
  }

  /// The readings since `date`, oldest first.
  public func readings(since date: Date) throws(HistoryError) -> [BatteryRecord] {
    var records: [BatteryRecord] = []
    try run(
      "SELECT at, percent, volts, amperes, celsius, state FROM battery WHERE at >= ? ORDER BY at",
      [.number(date.timeIntervalSince1970)]
    ) { row in
      records.append(
        BatteryRecord(
          date: Date(timeIntervalSince1970: row.number(0) ?? 0), percent: row.number(1), volts: row.number(2),
          amperes: row.number(3), celsius: row.number(4), state: row.text(5)))
    }
    return records
  }

  /// The times the machine was on since `date`, oldest first; none in a file of a version that kept none.
  public func wakes(since date: Date) throws(HistoryError) -> [WakeRecord] {
    var isKept = false
    try run("SELECT 1 FROM sqlite_master WHERE name = 'wakes'", []) { _ in isKept = true }
    guard isKept else { return [] }
    var records: [WakeRecord] = []
    try run(
      """
      SELECT at, reason, awake_s, starting_s, refreshes, full_refreshes, bytes, energy_mwh, percent_before,
        percent_after, charged, until FROM wakes WHERE at >= ? ORDER BY at
      """, [.number(date.timeIntervalSince1970)]
    ) { row in
      records.append(
        WakeRecord(
          date: Date(timeIntervalSince1970: row.number(0) ?? 0), reason: row.text(1) ?? "",
          secondsAwake: row.number(2) ?? 0, secondsStarting: row.number(3),
          refreshes: Int(row.number(4) ?? 0), fullRefreshes: Int(row.number(5) ?? 0),
          bytes: Int(row.number(6) ?? 0), milliwattHours: row.number(7), percentBefore: row.number(8),
          percentAfter: row.number(9), wasCharged: row.number(10) == 1,
          until: row.number(11).map { Date(timeIntervalSince1970: $0) }))
    }
    return records
  }

  // MARK: - Statements

  /// What is put in the place of a question mark.
  enum Value {
    case number(Double?)
    case text(String?)
  }

  /// A row of a result.
  struct Row {
    let statement: OpaquePointer

    func number(_ column: Int32) -> Double? {
      sqlite3_column_type(statement, column) == SQLITE_NULL ? nil : sqlite3_column_double(statement, column)
    }

    func text(_ column: Int32) -> String? {
      sqlite3_column_text(statement, column).map { String(cString: $0) }
    }
  }

  /// Runs statements without values.
  private func run(_ text: String) throws(HistoryError) {
    guard sqlite3_exec(handle, text, nil, nil, nil) == SQLITE_OK else { throw failure }
  }

  /// Runs one statement.
  func run(_ text: String, _ values: [Value], _ read: (Row) -> Void = { _ in }) throws(HistoryError) {
    var prepared: OpaquePointer?
    guard sqlite3_prepare_v2(handle, text, -1, &prepared, nil) == SQLITE_OK, let statement = prepared else {
      throw failure
    }
    defer { sqlite3_finalize(statement) }
    for (index, value) in values.enumerated() {
      let place = Int32(index + 1)
      switch value {
      case .number(let number?): sqlite3_bind_double(statement, place, number)
      case .text(let text?): csqlite_bind_text(statement, place, text)
      case .number(nil), .text(nil): sqlite3_bind_null(statement, place)
      }
    }
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW: read(Row(statement: statement))
      case SQLITE_DONE: return
      default: throw failure
      }
    }
  }

  private var failure: HistoryError {
    HistoryError(path: path, reason: String(cString: sqlite3_errmsg(handle)))
  }
}
