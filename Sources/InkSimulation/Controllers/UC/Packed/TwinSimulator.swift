import InkBuses

/// Two controllers of the UltraChip dialect with a chip select each, side by side on one glass.
///
/// Columns are divided between them, from the left. RST, D/C and BUSY are shared; BUSY is low while either works. Each
/// hears only what is sent while it is selected (EL133UF1, 13.3 inch Spectra 6). Power off (02) while the glass is driven
/// latches a fault: the drive stops, BUSY stays low, and nothing but taking the supply away helps (pimoroni/inky #265).
final class TwinSimulator: SimulatedController {
  let panel: SimulatedPanel
  /// Who hears what is sent.
  var selected = ChipSelection.first

  private let chips: [UCSimulator]
  private let whole: Glass
  /// Refreshes of both halves that `whole` shows.
  private var shown = -1
  private var noted: [Misuse] = []
  private var counts = [0, 0]
  /// True from power off during a refresh until the supply is taken away.
  private(set) var isLatched = false
  private var now: Duration = .zero

  init(panel: SimulatedPanel, chip: UCChip, memory: PowerUpMemory) {
    self.panel = panel
    let half = SimulatedPanel(
      model: panel.model, chip: .uc(chip), width: (panel.width + 1) / 2, height: panel.height,
      inks: panel.inks,
      stored: panel.stored)
    chips = (0..<2).map { _ in UCSimulator(panel: half, chip: chip, memory: memory) }
    whole = Glass(width: panel.width, height: panel.height, inks: panel.inks, keepsPlaces: true)
  }

  private var listeners: [UCSimulator] {
    switch selected {
    case .first: [chips[0]]
    case .second: [chips[1]]
    case .both: chips
    }
  }

  // MARK: - SimulatedController

  var glass: Glass {
    let refreshes = chips.reduce(0) { $0 + $1.glass.fullRefreshes + ($1.glass.isTorn ? 1 : 0) }
    guard refreshes != shown else { return whole }
    shown = refreshes
    whole.join(chips[0].glass, chips[1].glass)
    return whole
  }

  var misuses: [Misuse] {
    get {
      for (i, chip) in chips.enumerated() {
        noted += chip.misuses[min(counts[i], chip.misuses.count)...]
        counts[i] = chip.misuses.count
      }
      return noted
    }
    set {
      _ = misuses
      noted = newValue
    }
  }

  var isPowered: Bool { chips.contains(where: \.isPowered) }
  var isBusy: Bool { isLatched || chips.contains(where: \.isBusy) }
  /// True when both are.
  var isAsleep: Bool { chips.allSatisfy(\.isAsleep) }
  var isAnalogOn: Bool { chips.contains(where: \.isAnalogOn) }
  var busyActiveLevel: Level { .low }

  var busyLevel: Level? {
    let levels = chips.compactMap(\.busyLevel)
    if isLatched { return .low }
    return levels.isEmpty ? nil : levels.contains(.low) ? .low : .high
  }

  var nextBusyChange: Duration? { isLatched ? nil : chips.compactMap(\.nextBusyChange).min() }

  func setPower(_ isOn: Bool, at time: Duration) {
    if !isOn { isLatched = false }
    for chip in chips { chip.setPower(isOn, at: time) }
  }

  func setReset(_ level: Level, at time: Duration) {
    for chip in chips { chip.setReset(level, at: time) }
  }

  func command(_ byte: UInt8, at time: Duration) {
    advance(to: time)
    guard !isLatched else { return blame("Command \(hex(byte)) to a chip with a latched fault; it is lost.") }
    if byte == 0x02, listeners.contains(where: \.isDriving) { return latch(at: time) }
    for chip in listeners { chip.command(byte, at: time) }
  }

  private func latch(at time: Duration) {
    blame("Power off (02) during a refresh; only taking the supply away helps now.")
    // The drive stops as a reset stops it.
    for chip in chips {
      chip.setReset(.low, at: time)
      chip.setReset(.high, at: time)
    }
    isLatched = true
  }

  private func blame(_ text: String) {
    misuses.append(Misuse(.latchedFault, at: now, text))
  }

  func data(_ bytes: [UInt8], at time: Duration) {
    advance(to: time)
    guard !isLatched else { return }
    for chip in listeners { chip.data(bytes, at: time) }
  }

  func advance(to time: Duration) {
    now = max(now, time)
    for chip in chips { chip.advance(to: time) }
  }
}

extension Glass {
  /// Shows two halves, the left one first.
  fileprivate func join(_ left: Glass, _ right: Glass) {
    celsius = left.celsius
    for y in 0..<height {
      let row = y * bytesPerRow * 8
      for x in 0..<width {
        let half = x < left.width ? left : right
        let at = y * half.bytesPerRow * 8 + (x < left.width ? x : x - left.width)
        places[row + x] = half.places[at]
        levels[row + x] = half.levels[at]
      }
    }
    fullRefreshes = min(left.fullRefreshes, right.fullRefreshes)
    lastRefresh = left.lastRefresh
    isTorn = left.isTorn || right.isTorn
  }
}
