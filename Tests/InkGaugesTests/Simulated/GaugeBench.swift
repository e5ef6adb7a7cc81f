import InkGauges
import InkSimulation

/// A gauge on simulated battery physics, read at intervals through the driver and the filter.
final class GaugeBench {
  let clock = VirtualClock()
  let bus: SimulatedI2CBus
  let battery: BatteryPhysics
  let chip: MAX1704xSimulator
  let gauge: any FuelGauge
  var filter: ReadingFilter

  /// What was seen at a reading, and the truth at that time.
  struct Sample {
    var time: Duration
    var battery: Battery
    var truth: Double
    var isPlugged: Bool
  }
  private(set) var samples: [Sample] = []

  init(
    _ part: InkSimulation.MAX1704xPart = .max17048, charge: Double, load: Double = 0.15,
    capacity: Double = 1000
  ) throws {
    bus = SimulatedI2CBus(clock: clock)
    battery = BatteryPhysics(capacity: capacity, cells: part.cells, charge: charge)
    battery.load = load
    chip = MAX1704xSimulator(part, battery: battery)
    bus.attach(chip, at: MAX1704xSimulator.address)
    let model = try GaugeCatalog.model(named: part.rawValue)
    gauge = try model.gauge(on: bus.device(at: MAX1704xSimulator.address), clock: clock)
    filter = ReadingFilter(for: gauge)
  }

  /// Reads every `interval` for `duration`; `event` may change the physics at each reading.
  func run(for duration: Duration, every interval: Duration, _ event: (Duration) -> Void = { _ in }) {
    let end = clock.now + duration
    while clock.now < end {
      event(clock.now)
      let seen: Battery
      do {
        seen = filter.add(try gauge.read(), at: clock.now)
      } catch {
        seen = filter.fail(at: clock.now)
      }
      battery.advance(to: clock.now)
      samples.append(
        Sample(time: clock.now, battery: seen, truth: battery.charge, isPlugged: battery.isPlugged))
      clock.advance(by: interval)
    }
  }

  /// The largest difference between level shown and truth, percentage points, from `start` on.
  func worstError(from start: Duration = .seconds(120)) -> Double {
    samples.filter { $0.time >= start }.map { abs(($0.battery.level ?? 2) - $0.truth) * 100 }.max() ?? 0
  }

  /// The shortest time between two changes of what `value` picks.
  func shortestSpell<Value: Equatable>(of value: (Battery) -> Value) -> Duration {
    var shortest = Duration.seconds(1_000_000)
    var last: Duration?
    for (before, after) in zip(samples, samples.dropFirst())
    where value(before.battery) != value(after.battery) {
      if let last { shortest = min(shortest, after.time - last) }
      last = after.time
    }
    return shortest
  }

  /// Changes of what `value` picks.
  func changes<Value: Equatable>(of value: (Battery) -> Value) -> Int {
    zip(samples, samples.dropFirst()).count { value($0.battery) != value($1.battery) }
  }

  /// The longest time for which the state was one that the plug makes impossible, or not known.
  func longestWrongState() -> Duration {
    var longest = Duration.zero
    var since: Duration?
    for sample in samples {
      let isRight =
        switch sample.battery.state {
        case .charging, .full, .notCharging: sample.isPlugged
        case .discharging: !sample.isPlugged
        case nil: false
        }
      if isRight {
        since = nil
      } else {
        since = since ?? sample.time
        longest = max(longest, sample.time - (since ?? sample.time))
      }
    }
    return longest
  }
}
