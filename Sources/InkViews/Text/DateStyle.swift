extension Text {
  /// How a date reads.
  public struct DateStyle: Sendable, Hashable, Codable {
    enum Kind: String, Sendable, Codable {
      case time, date, relative, offset, timer
    }

    let kind: Kind

    /// Hour and minute.
    public static let time = DateStyle(kind: .time)
    /// Day, month in full, year.
    public static let date = DateStyle(kind: .date)
    /// The time between now and the date, in two units.
    public static let relative = DateStyle(kind: .relative)
    /// The time between now and the date, in one unit with a sign.
    public static let offset = DateStyle(kind: .offset)
    /// A stopwatch that counts to the date and then from it.
    public static let timer = DateStyle(kind: .timer)
  }
}
