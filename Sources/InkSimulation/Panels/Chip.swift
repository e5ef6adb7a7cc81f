/// A controller by family, with what distinguishes it there.
enum Chip: Sendable {
  case ssd(SSDChip)
  case uc(UCChip)
  /// Two of them with a chip select each, side by side.
  case twin(UCChip)
  /// A host of its own before a parallel panel.
  case it8951

  /// Every controller that is simulated.
  static let all: [Chip] = SSDChip.all.map(Chip.ssd) + UCChip.all.map(Chip.uc) + [.twin(.el133uf1), .it8951]

  /// The name in the datasheet's title.
  var name: String {
    switch self {
    case .ssd(let chip): chip.name
    case .uc(let chip), .twin(let chip): chip.name
    case .it8951: "IT8951"
    }
  }

  /// Names of parts that behave the same.
  var aliases: [String] {
    switch self {
    case .ssd(let chip): chip.aliases
    case .uc(let chip), .twin(let chip): chip.aliases
    case .it8951: []
    }
  }

  /// The same chip under another name.
  func called(_ name: String) -> Chip {
    switch self {
    case .ssd(var chip):
      chip.name = name
      return .ssd(chip)
    case .uc(var chip):
      chip.name = name
      return .uc(chip)
    case .twin(var chip):
      chip.name = name
      return .twin(chip)
    case .it8951: return self
    }
  }

  /// The same chip with memory for a glass of that size.
  func holding(width: Int, height: Int) -> Chip {
    switch self {
    case .ssd(let chip): .ssd(chip.holding(width: width, height: height))
    case .uc(let chip): .uc(chip.holding(width: width, height: height))
    case .twin(let chip): .twin(chip.holding(width: (width + 1) / 2, height: height))
    case .it8951: self
    }
  }

  /// Waveforms of a panel nobody knows, with that chip.
  func typicalWaveforms(hasColor: Bool) -> [StoredWaveform] {
    if case .uc(let chip) = self, let pixels = chip.pixels {
      // No coloured ink has to be sorted out on glass of black and white.
      return StoredWaveform.threeInks(full: pixels == .twoInks ? 52 : 1000)
    }
    return switch (self, hasColor) {
    case (.ssd, false): StoredWaveform.blackAndWhite(full: 163, fast: 69, partial: 22)
    case (.ssd, true): StoredWaveform.threeInks(full: 718)
    case (.uc, false): StoredWaveform.byTemperature(full: 205, fast: 58, partial: 21)
    case (.twin, _), (.it8951, _): StoredWaveform.threeInks(full: 950)
    case (.uc, true): StoredWaveform.threeInksAndFast(full: 850)
    }
  }
}
