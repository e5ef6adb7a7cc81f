/// A moment in the digits of a clock chip, whatever zone it keeps.
public struct CalendarTime: Equatable, Sendable {
  /// 2000 to 2099: chips have two digits.
  public var year: Int
  /// 1 to 12.
  public var month: Int
  /// 1 to 31.
  public var day: Int
  public var hour: Int
  public var minute: Int
  public var second: Int

  /// A moment; nil where its digits are none.
  public init?(year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int) {
    guard (2000...2099).contains(year), (1...12).contains(month),
      (1...Self.days(in: month, of: year)).contains(day),
      (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second)
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
    (self.hour, self.minute, self.second) = (hour, minute, second)
  }

  /// Year, month, day, hour, minute and second as chips have them, two decimal digits a byte; nil where they are no time.
  ///
  /// Bits above the digits are flags of the chip's own, but for the hour's, which `hour` knows.
  init?(digits bytes: [UInt8], hour: (UInt8) -> Int?) {
    guard bytes.count == 6, let year = Decimal.value(bytes[0]), let month = Decimal.value(bytes[1] & 0x1F),
      let day = Decimal.value(bytes[2] & 0x3F), let hour = hour(bytes[3]),
      let minute = Decimal.value(bytes[4] & 0x7F), let second = Decimal.value(bytes[5] & 0x7F)
    else { return nil }
    self.init(year: 2000 + year, month: month, day: day, hour: hour, minute: minute, second: second)
  }

  /// So many seconds after 1970, as if the digits were those of UTC; nil outside this century.
  public init?(seconds: Int64) {
    let (days, rest) = (seconds.floor(86_400), seconds - seconds.floor(86_400) * 86_400)
    var left = Int(days) - Self.firstDay
    guard left >= 0 else { return nil }
    var year = 2000
    while year < 2100, left >= Self.days(in: year) {
      left -= Self.days(in: year)
      year += 1
    }
    var month = 1
    while month < 12, left >= Self.days(in: month, of: year) {
      left -= Self.days(in: month, of: year)
      month += 1
    }
    self.init(
      year: year, month: month, day: left + 1, hour: Int(rest / 3600), minute: Int(rest / 60 % 60),
      second: Int(rest % 60))
  }

  /// Since 1970, as if the digits were those of UTC.
  public var seconds: Int64 {
    var days = Self.firstDay + day - 1
    for earlier in 2000..<year { days += Self.days(in: earlier) }
    for earlier in 1..<month { days += Self.days(in: earlier, of: year) }
    return Int64(days) * 86_400 + Int64(hour * 3600 + minute * 60 + second)
  }

  /// 0 is Sunday.
  public var weekday: Int { Int((seconds / 86_400 + 4) % 7) }

  /// 1 January 2000, in days since 1970.
  private static let firstDay = 10_957

  private static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

  private static func days(in year: Int) -> Int { isLeap(year) ? 366 : 365 }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension Int64 {
  /// The whole times that `size` goes into it, down from zero too.
  fileprivate func floor(_ size: Int64) -> Int64 { self / size - (self % size < 0 ? 1 : 0) }
}
