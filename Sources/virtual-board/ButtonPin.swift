/// A button between a line and ground, pressed by a thumb whose contacts bounce.
struct ButtonPin {
  /// The line.
  let line: UInt32
  /// Levels still to come and when, by the board's time.
  private var moments: [(at: Duration, isHigh: Bool)] = []
  private(set) var presses = 0

  init(line: UInt32) { self.line = line }

  /// Presses it at a time, for 200 ms; both edges bounce once.
  ///
  /// The levels of a bouncing edge follow each other at once: a slow machine makes it long enough.
  mutating func press(at time: Duration) {
    presses += 1
    for (start, isHigh) in [(Duration.zero, false), (.milliseconds(200), true)] {
      moments += [isHigh, !isHigh, isHigh].map { (time + start, $0) }
    }
  }

  /// When its level changes next; nil while nobody touches it.
  var due: Duration? { moments.first?.at }

  /// The next level that has come by now; nil when none has.
  mutating func take(at time: Duration) -> Bool? {
    guard let first = moments.first, first.at <= time else { return nil }
    return moments.removeFirst().isHigh
  }
}
