import Testing

@testable import InkBoards

@Suite struct QuietHoursTests {
  static let texts: [(String, QuietHours?)] = [
    ("23:00-06:30", QuietHours(start: 1380, end: 390)), ("9:00-17:05", QuietHours(start: 540, end: 1025)),
    ("22:00-24:00", QuietHours(start: 1320, end: 0)), ("00:00-00:01", QuietHours(start: 0, end: 1)),
    ("00:00-24:00", nil), ("24:00-06:00", nil), ("06:00-06:00", nil), ("23:00", nil), ("23-06", nil),
    ("23:00-25:00", nil), ("23:60-06:00", nil), ("23:0-06:00", nil), ("-1:00-06:00", nil),
    ("23:00–06:30", nil),
    ("mon-fri 22:00-07:00", QuietHours(start: 1320, end: 420, days: 0b001_1111)),
    ("sat,SUN 00:00-09:00", QuietHours(start: 0, end: 540, days: 0b110_0000)),
    ("fri-mon 22:00-07:00", QuietHours(start: 1320, end: 420, days: 0b111_0001)),
    ("wed 01:00-02:00", QuietHours(start: 60, end: 120, days: 0b000_0100)),
    ("someday 22:00-07:00", nil), ("mon- 22:00-07:00", nil), ("mon-tue-wed 22:00-07:00", nil),
    (" 22:00-07:00", nil), ("mon fri 22:00-07:00", nil), ("mon, 22:00-07:00", nil),
    ("+1:00-06:00", nil), ("", nil), ("a:bc-d:ef", nil), ("123:00-06:00", nil),
  ]

  @Test("a span is two times of the day", arguments: texts)
  func text(_ text: String, _ hours: QuietHours?) {
    #expect(QuietHours(text) == hours)
  }

  static let minutes: [(QuietHours, Int, Bool)] = [
    (QuietHours(start: 1380, end: 390), 1379, false), (QuietHours(start: 1380, end: 390), 1380, true),
    (QuietHours(start: 1380, end: 390), 0, true), (QuietHours(start: 1380, end: 390), 389, true),
    (QuietHours(start: 1380, end: 390), 390, false), (QuietHours(start: 540, end: 1020), 539, false),
    (QuietHours(start: 540, end: 1020), 540, true), (QuietHours(start: 540, end: 1020), 1020, false),
    (QuietHours(start: 1320, end: 0), 1439, true), (QuietHours(start: 1320, end: 0), 0, false),
  ]

  @Test(
    "a span begins with its first minute, ends before its last, and may pass midnight", arguments: minutes)
  func contains(_ hours: QuietHours, _ minute: Int, _ isQuiet: Bool) {
    #expect(hours.contains(minute: minute) == isQuiet)
  }
}
