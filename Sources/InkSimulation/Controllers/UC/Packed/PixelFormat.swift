import InkBitmap

/// How a controller that keeps whole pixels writes an ink.
struct PixelFormat: Equatable, Sendable {
  /// Bits a pixel, 2 or 4; the leftmost pixel is the highest of a byte.
  var bits: Int
  /// The ink of each code; nil drives the pixel clean, which looks white.
  var codes: [Ink?]

  /// Inks in the order in which a panel lists them.
  var inks: [Ink] {
    [.white, .black] + Ink.allCases.filter { $0.isColored && codes.contains($0) }
  }

  /// Black and white at two bits, as a chip for four inks takes them on black and white glass (SSD2677).
  static let twoInks = PixelFormat(bits: 2, codes: [.black, nil, nil, .white])
  /// Four inks at two bits (JD79661 datasheet, data transmission).
  static let fourInks = PixelFormat(bits: 2, codes: [.black, .white, .yellow, .red])
  /// Seven inks at four bits (E Ink's ACeP panels, colour table).
  static let sevenInks = PixelFormat(bits: 4, codes: [.black, .white, .green, .blue, .red, .yellow, .orange])
  /// Six inks at four bits (E Ink's Spectra 6 panels, colour table).
  ///
  /// Code 4 is not in the table; drivers made for seven inks send it for red.
  static let sixInks = PixelFormat(bits: 4, codes: [.black, .white, .yellow, .red, .red, .blue, .green])
  /// Black, white and red at four bits (IL0371 datasheet, data start transmission).
  static let threeInks = PixelFormat(bits: 4, codes: [.black, nil, nil, .white, .red])
  /// The same on glass whose third ink is yellow.
  static let threeInksYellow = PixelFormat(bits: 4, codes: [.black, nil, nil, .white, .yellow])
}
