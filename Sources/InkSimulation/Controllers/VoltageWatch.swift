/// Watches how long the high voltages stay on without a refresh, which takes contrast from the glass.
struct VoltageWatch {
  /// How long is harmless.
  var patience: Duration = .seconds(60)
  private var idle: Duration = .zero
  private var hasWarned = false

  /// A refresh began, or the voltages went off.
  mutating func restart() {
    idle = .zero
    hasWarned = false
  }

  /// Counts idle time on the glass; true the first time it gets too long.
  mutating func count(_ time: Duration, on glass: Glass) -> Bool {
    guard time > .zero else { return false }
    let before = minutesBeyond
    idle += time
    glass.idleUnderVoltage += time
    glass.damage += minutesBeyond - before
    guard idle > patience, !hasWarned else { return false }
    hasWarned = true
    return true
  }

  /// Whole minutes beyond the patience.
  private var minutesBeyond: Int {
    Int(max(.zero, idle - patience).components.seconds / 60)
  }
}
