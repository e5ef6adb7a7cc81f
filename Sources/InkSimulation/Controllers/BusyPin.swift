import InkBuses

/// The BUSY output: active from a little after the trigger until the work is done.
struct BusyPin {
  /// Level while idle: low on Solomon chips, high on UltraChip's.
  let idle: Level
  /// From the trigger to the edge; drivers that look at once still see the idle level.
  let delay: Duration
  /// The level now.
  private(set) var level: Level
  private var rise: Duration?
  private var fall: Duration?

  init(idle: Level, delay: Duration) {
    self.idle = idle
    self.delay = delay
    level = idle
  }

  /// True from the trigger to the end of the work.
  var isWorking: Bool { rise != nil || fall != nil }

  /// When the work ends, if it does.
  var end: Duration? { fall }

  /// The next change of level.
  var nextChange: Duration? { rise ?? fall }

  /// Starts work of some length at `time`; none is shown when it takes no time.
  mutating func start(at time: Duration, for length: Duration) {
    guard length > .zero else { return }
    if level == idle { rise = min(rise ?? time + delay, time + delay) }
    fall = max(fall ?? .zero, time + delay + length)
  }

  /// Holds the pin active until `release`.
  mutating func hold() {
    rise = nil
    fall = nil
    level = idle.opposite
  }

  /// Lets the pin go idle at once, whatever it was doing.
  mutating func release() {
    rise = nil
    fall = nil
    level = idle
  }

  /// Lets the edges up to `time` happen.
  mutating func advance(to time: Duration) {
    if let rise, rise <= time {
      level = idle.opposite
      self.rise = nil
    }
    if let fall, fall <= time {
      level = idle
      self.fall = nil
    }
  }
}
