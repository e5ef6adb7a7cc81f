import InkBitmap

/// The place of each ink in a panel's list, in one word: four bits an ink, those it has not are black.
struct InkPlaces: Hashable, Sendable {
  private var places: UInt64 = 0

  init(_ inks: [Ink]) {
    for (i, ink) in Ink.allCases.enumerated() where ink != .white {
      places |= UInt64(inks.firstIndex(of: ink) ?? 1) << UInt64(4 * i)
    }
  }

  /// Black and white.
  static let two = InkPlaces([.white, .black])

  /// An ink's place.
  func place(of ink: Ink) -> UInt64 {
    switch ink {
    case .white: places & 0xF
    case .black: places >> 4 & 0xF
    case .red: places >> 8 & 0xF
    case .yellow: places >> 12 & 0xF
    case .orange: places >> 16 & 0xF
    case .green: places >> 20 & 0xF
    case .blue: places >> 24 & 0xF
    case .lightGray: places >> 28 & 0xF
    case .darkGray: places >> 32 & 0xF
    }
  }
}
