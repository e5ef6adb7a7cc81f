/// A controller by family, with what distinguishes it there.
enum Chip: Sendable {
  case ssd(SSDChip)

  /// The name in the datasheet's title.
  var name: String {
    switch self {
    case .ssd(let chip): chip.name
    }
  }

  /// The chip of a name or one of its other names; nil when it is not simulated. Case does not count.
  static func named(_ name: String) -> Chip? {
    let wanted = name.uppercased()
    return SSDChip.all.first { $0.name == wanted || $0.aliases.contains(wanted) }.map(Chip.ssd)
  }

  /// The same chip with memory for a glass of that size.
  func holding(width: Int, height: Int) -> Chip {
    switch self {
    case .ssd(let chip): .ssd(chip.holding(width: width, height: height))
    }
  }
}
