import Foundation

/// Counts of time units in words.
struct UnitWords {
  /// How much room the words take.
  enum Width {
    /// "11 min, 14 sec"
    case abbreviated
    /// "11 minutes"
    case wide
  }

  let locale: Locale
  let width: Width

  /// The counts, greatest unit first.
  func string(_ parts: [(unit: TimeUnit, count: Int)]) -> String {
    guard parts.contains(where: { $0.unit >= .month }) else { return days(parts) }
    guard let table = LongUnitWords(language: locale.language) else {
      let total = parts.reduce(0) { $0 + $1.count * $1.unit.seconds }
      return days([(.day, total / 86_400)])
    }
    let words = parts.map { part in
      part.unit >= .month ? table.string(part.count, part.unit, width) : days([part])
    }
    return words.joined(separator: table.separator)
  }

  /// Days and shorter, by the language's own rules.
  private func days(_ parts: [(unit: TimeUnit, count: Int)]) -> String {
    let duration = Duration.seconds(parts.reduce(0) { $0 + $1.count * $1.unit.seconds })
    let units = Set(parts.compactMap { $0.unit.formatUnit })
    return duration.formatted(
      .units(
        allowed: units, width: width == .wide ? .wide : .abbreviated, maximumUnitCount: parts.count,
        zeroValueUnits: parts.count == 1 ? .show(length: 1) : .hide, fractionalPart: .hide(rounded: .down)
      ).locale(locale))
  }
}

extension TimeUnit {
  fileprivate var formatUnit: Duration.UnitsFormatStyle.Unit? {
    switch self {
    case .second: .seconds
    case .minute: .minutes
    case .hour: .hours
    case .day: .days
    case .month, .year: nil
    }
  }
}
