/// Days of the week.
public struct Weekdays: OptionSet, Sendable, Hashable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let monday = Weekdays(rawValue: 1 << 0)
  public static let tuesday = Weekdays(rawValue: 1 << 1)
  public static let wednesday = Weekdays(rawValue: 1 << 2)
  public static let thursday = Weekdays(rawValue: 1 << 3)
  public static let friday = Weekdays(rawValue: 1 << 4)
  public static let saturday = Weekdays(rawValue: 1 << 5)
  public static let sunday = Weekdays(rawValue: 1 << 6)
  /// Every day.
  public static let all = Weekdays(rawValue: 0x7F)

  /// The names days are written by, Monday first.
  static let names = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

  /// The day of the week of a day counted from 1 January 1970, a Thursday.
  init(ofDay day: Int) {
    let weekday = ((day + 3) % 7 + 7) % 7
    self.init(rawValue: 1 << UInt8(weekday))
  }

  /// Days as written: `mon`, `mon-fri`, `sat,sun`, `fri-mon`; any case.
  init?(_ text: some StringProtocol) {
    var days: Weekdays = []
    for part in text.lowercased().split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false)
        .map { Weekdays.names.firstIndex(of: String($0)) }
      guard ends.count <= 2, let first = ends.first ?? nil, let last = ends.last ?? nil else { return nil }
      for offset in 0...((last - first + 7) % 7) {
        days.insert(Weekdays(rawValue: 1 << UInt8((first + offset) % 7)))
      }
    }
    guard !days.isEmpty else { return nil }
    self = days
  }
}
