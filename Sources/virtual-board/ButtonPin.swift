/// A button between a line and ground, pressed by a thumb whose contacts bounce.
struct ButtonPin {
  /// The line.
  let line: UInt32
  /// Levels still to come and when, by the board's time.
  private var moments: [(at: Duration, isHigh: Bool)] = []
  private(set) var presses = 0

  init(line: UInt32) { self.line = line }

  /// Presses it at a time, for 200 ms; both edges bounce for 3 ms.
  ///
  /// A slow machine makes more of both.
  mutating func press(at time: Duration) {
    presses += 1
    for (start, isHigh) in [(Duration.zero, false), (.milliseconds(200), true)] {
      for (bounce, milliseconds) in [0, 1, 3].enumerated() {
        moments.append((time + start + .milliseconds(milliseconds), bounce == 1 ? !isHigh : isHigh))
      }
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
