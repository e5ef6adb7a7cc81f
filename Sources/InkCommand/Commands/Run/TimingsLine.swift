import InkHost

/// What `run --timings` prints below a tick's line.
struct TimingsLine {
  let text: String

  /// Every part of the tick that took a microsecond or more.
  init(_ timings: TickTimings) {
    let parts = timings.parts.filter { $0.duration >= .microseconds(1) }
    text = "          " + parts.map { "\($0.name) \(Self.milliseconds($0.duration))" }.joined(separator: "  ")
  }

  /// "0.412 ms" below a millisecond, "12.3 ms" below a hundred, "694 ms" from there on.
  private static func milliseconds(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let microseconds = Int(seconds) * 1_000_000 + Int(attoseconds / 1_000_000_000_000)
    func digits(_ value: Int, _ count: Int) -> String {
      let text = String(value)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    switch microseconds {
    case ..<1000: return "0.\(digits(microseconds, 3)) ms"
    case ..<100_000: return "\(microseconds / 1000).\(microseconds % 1000 / 100) ms"
    default: return "\((microseconds + 500) / 1000) ms"
    }
  }
}
