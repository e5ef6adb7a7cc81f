/// A second of the calendar of this century, as chips count it.
struct CivilTime: Equatable {
  var year = 2000
  var month = 1
  var day = 1
  var hour = 0
  var minute = 0
  var second = 0

  /// So many seconds after 1970.
  init(_ seconds: Int64) {
    // Years that begin in March have their leap day at the end.
    let days = Int(seconds / 86_400) - 11_017
    let cycle = days / 1461 - (days % 1461 < 0 ? 1 : 0)
    let inCycle = days - cycle * 1461
    let yearInCycle = min(3, inCycle / 365)
    let inYear = inCycle - yearInCycle * 365
    let shifted = (5 * inYear + 2) / 153
    day = inYear - (153 * shifted + 2) / 5 + 1
    month = shifted < 10 ? shifted + 3 : shifted - 9
    year = 2000 + cycle * 4 + yearInCycle + (month < 3 ? 1 : 0)
    let rest = Int(seconds % 86_400)
    (hour, minute, second) = (rest / 3600, rest / 60 % 60, rest % 60)
  }

  /// Digits as they were written, whether there is such a day or not.
  init(_ digits: [Int]) {
    (year, month, day) = (2000 + digits[0], digits[1], digits[2])
    (hour, minute, second) = (digits[3], digits[4], digits[5])
  }

  /// Since 1970; nil where there is no such second.
  var seconds: Int64? {
    guard (1...12).contains(month), day >= 1, (0..<24).contains(hour), (0..<60).contains(minute),
      (0..<60).contains(second)
    else { return nil }
    let shiftedYear = year - (month < 3 ? 1 : 0) - 2000
    let shiftedMonth = (month + 9) % 12
    let cycle = shiftedYear >= 0 ? shiftedYear / 4 : -1
    let days =
      11_017 + cycle * 1461 + (shiftedYear - cycle * 4) * 365 + (153 * shiftedMonth + 2) / 5 + day - 1
    let seconds = Int64(days) * 86_400 + Int64(hour * 3600 + minute * 60 + second)
    let again = CivilTime(seconds)
    return again.month == month && again.day == day ? seconds : nil
  }

  /// Year of the century, month, day, hour, minute, second.
  var digits: [Int] { [year - 2000, month, day, hour, minute, second] }

  /// 0 is Sunday.
  var weekday: Int { Int(((seconds ?? 0) / 86_400 + 4) % 7) }
}

extension UInt8 {
  /// Two decimal digits, four bits each.
  init(digits value: Int) { self = UInt8(value / 10 * 16 + value % 10) }

  /// What two decimal digits mean; what are none count as they are.
  var asDigits: Int { Int(self >> 4) * 10 + Int(self & 0x0F) }
}
