/// A controller by family, with what distinguishes it there.
enum Chip: Sendable {
  case ssd(SSDChip)
  case uc(UCChip)

  /// Every controller that is simulated.
  static let all: [Chip] = SSDChip.all.map(Chip.ssd) + UCChip.all.map(Chip.uc)

  /// The name in the datasheet's title.
  var name: String {
    switch self {
    case .ssd(let chip): chip.name
    case .uc(let chip): chip.name
    }
  }

  /// Names of parts that behave the same.
  private var aliases: [String] {
    switch self {
    case .ssd(let chip): chip.aliases
    case .uc(let chip): chip.aliases
    }
  }

  /// The chip of a name or one of its other names; nil when it is not simulated.
  ///
  /// Case does not count. "UC81xx" is one of the dialect whose own name is not known.
  static func named(_ name: String) -> Chip? {
    let wanted = name.uppercased()
    if wanted == "UC81XX" { return .uc(.uc8151) }
    return all.first { $0.name == wanted || $0.aliases.contains(wanted) }
  }

  /// The same chip with memory for a glass of that size.
  func holding(width: Int, height: Int) -> Chip {
    switch self {
    case .ssd(let chip): .ssd(chip.holding(width: width, height: height))
    case .uc(let chip): .uc(chip.holding(width: width, height: height))
    }
  }

  /// Waveforms of a panel nobody knows, with that chip.
  func typicalWaveforms(hasColor: Bool) -> [StoredWaveform] {
    if case .uc(let chip) = self, chip.pixels != nil { return StoredWaveform.threeInks(full: 1000) }
    return switch (self, hasColor) {
    case (.ssd, false): StoredWaveform.blackAndWhite(full: 163, fast: 69, partial: 22)
    case (.ssd, true): StoredWaveform.threeInks(full: 718)
    case (.uc, false): StoredWaveform.byTemperature(full: 205, fast: 58, partial: 21)
    case (.uc, true): StoredWaveform.threeInksAndFast(full: 850)
    }
  }
}
