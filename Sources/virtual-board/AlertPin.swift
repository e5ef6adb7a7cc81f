/// The gauge's alert pin on a line, and how long it is held until somebody reads the gauge.
struct AlertPin {
  /// The line.
  let line: UInt32
  private var isLow: Bool?
  private var pulledAt = Duration.zero
  private(set) var pulls = 0
  private(set) var releases = 0
  /// The longest that it was held.
  private(set) var longest = Duration.zero

  init(line: UInt32) { self.line = line }

  /// Takes how the pin is now; the level to tell the kernel where it changed, true for high.
  mutating func update(isLow now: Bool, at time: Duration) -> Bool? {
    guard now != isLow else { return nil }
    if now {
      pulls += 1
      pulledAt = time
    } else if isLow == true {
      releases += 1
      longest = max(longest, time - pulledAt)
    }
    isLow = now
    return !now
  }

  /// "alerts 5 released 5 within 120 ms".
  var summary: String {
    "alerts \(pulls) released \(releases) within \(Int(longest / .milliseconds(1))) ms\n"
  }
}
