import InkBitmap

/// The place of each ink in a panel's list, in one word: eight bits an ink, those it has not are black.
struct InkPlaces: Hashable, Sendable {
  private var places: UInt64 = 0

  init(_ inks: [Ink]) {
    for (i, ink) in Ink.allCases.enumerated() where ink != .white {
      places |= UInt64(inks.firstIndex(of: ink) ?? 1) << UInt64(8 * i)
    }
  }

  /// Black and white.
  static let two = InkPlaces([.white, .black])

  /// An ink's place.
  func place(of ink: Ink) -> UInt64 {
    switch ink {
    case .white: places & 0xFF
    case .black: places >> 8 & 0xFF
    case .red: places >> 16 & 0xFF
    case .yellow: places >> 24 & 0xFF
    case .orange: places >> 32 & 0xFF
    case .green: places >> 40 & 0xFF
    case .blue: places >> 48 & 0xFF
    }
  }
}
