extension Duration {
  /// Whole milliseconds, rounded to the nearest.
  var wholeMilliseconds: Int {
    let (seconds, attoseconds) = components
    return Int(seconds) * 1000 + Int((Double(attoseconds) / 1e15).rounded())
  }

  /// Seconds with one decimal, milliseconds below one second: "2.1 s", "420 ms".
  var shortText: String {
    let milliseconds = wholeMilliseconds
    if milliseconds < 1000 { return "\(milliseconds) ms" }
    let tenths = (milliseconds + 50) / 100
    return "\(tenths / 10).\(tenths % 10) s"
  }

  /// Days, hours and minutes, the two largest that are not zero: "3 h 20 min", "2 d 4 h", "40 s".
  var longText: String {
    let seconds = Int(components.seconds)
    let (days, hours, minutes) = (seconds / 86400, seconds / 3600 % 24, seconds / 60 % 60)
    if days > 0 { return hours > 0 ? "\(days) d \(hours) h" : "\(days) d" }
    if hours > 0 { return minutes > 0 ? "\(hours) h \(minutes) min" : "\(hours) h" }
    return minutes > 0 ? "\(minutes) min" : "\(seconds) s"
  }
}
