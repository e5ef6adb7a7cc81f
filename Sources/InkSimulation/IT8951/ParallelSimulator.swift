import InkBuses

/// An IT8951 and its panel as one of the controllers that hang on a panel's wires: HRDY is its BUSY, D/C is nothing to it.
final class ParallelSimulator: SimulatedController {
  let panel: SimulatedPanel
  let engine: IT8951Simulator
  private let shown: Glass
  private var noted: [Misuse] = []
  private var count = 0
  private(set) var isPowered = false
  /// RST as the computer sets it; it has a pull-up on the board.
  private var reset = Level.high
  /// Refreshes that the glass has been shown.
  private var seen = 0

  init(panel: SimulatedPanel) {
    self.panel = panel
    engine = IT8951Simulator(width: panel.width, height: panel.height)
    // As a maker does that sells both together.
    engine.vcom = engine.labelVCOM
    shown = Glass(width: panel.width, height: panel.height, inks: panel.inks)
  }

  var glass: Glass {
    let refreshes = engine.refreshes.values.reduce(0, +)
    if refreshes != seen { shown.show(engine) }
    seen = refreshes
    return shown
  }

  var misuses: [Misuse] {
    get {
      noted += engine.misuses[min(count, engine.misuses.count)...]
      count = engine.misuses.count
      return noted
    }
    set {
      _ = misuses
      noted = newValue
    }
  }

  var isBusy: Bool { isPowered && engine.isShowing }
  var isAsleep: Bool { engine.isAsleep }
  /// The panel's supply is up while it is driven.
  var isAnalogOn: Bool { isPowered && engine.isShowing }
  var busyActiveLevel: Level { .low }
  var busyLevel: Level? { isPowered ? engine.isReady ? .high : .low : nil }
  var nextBusyChange: Duration? { isPowered ? engine.nextChange : nil }

  func setPower(_ isOn: Bool, at time: Duration) {
    advance(to: time)
    guard isOn != isPowered else { return }
    isPowered = isOn
    // What it knew is gone with the supply.
    engine.setReset(.low, at: time)
    if isOn { engine.setReset(reset, at: time) }
  }

  func setReset(_ level: Level, at time: Duration) {
    reset = level
    if isPowered { engine.setReset(level, at: time) }
  }

  /// Nothing: without D/C there are no commands but those in a transfer's words.
  func command(_ byte: UInt8, at time: Duration) {}

  /// A transfer of a trace, which does not tell what was answered.
  func data(_ bytes: [UInt8], at time: Duration) { _ = exchange(bytes, at: time) }

  func exchange(_ bytes: [UInt8], at time: Duration) -> [UInt8] {
    guard isPowered else { return [UInt8](repeating: 0, count: bytes.count) }
    return engine.exchange(bytes, at: time)
  }

  func advance(to time: Duration) { engine.advance(to: time) }
}

extension Glass {
  /// Shows what a panel of sixteen greys shows.
  fileprivate func show(_ engine: IT8951Simulator) {
    let counts = engine.refreshes
    differentialRefreshes = counts.filter { engine.isDifferential($0.key) }.values.reduce(0, +)
    differentialsSinceFull = engine.differentialsSinceFull
    // What a clear makes is no picture yet.
    fullRefreshes = counts.values.reduce(0, +) - differentialRefreshes - (counts[0] ?? 0)
    if differentialsSinceFull > 0 {
      lastRefresh = .differential
    } else if fullRefreshes > 0 {
      lastRefresh = .full
    }
    levels.withUnsafeMutableBufferPointer { levels in
      engine.glass.withUnsafeBufferPointer { shown in
        for y in 0..<height {
          let row = y &* bytesPerRow &* 8
          for x in 0..<width { levels[row &+ x] = shown[y &* width &+ x] &* 17 }
        }
      }
    }
  }
}
