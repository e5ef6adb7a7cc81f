import CQREncode

/// A text as a QR code (ISO/IEC 18004), made by libqrencode.
package struct QRCode: Equatable, Sendable {
  /// How many damaged modules can be made up for: about 7 % or 15 %.
  package enum Correction: CaseIterable {
    case medium, low
  }

  /// Modules of paper that a reader needs around it (ISO/IEC 18004, quiet zone).
  package static let quietZone = 4
  /// Pixels a module has at the least: single pixels run together on glass and in a camera.
  package static let leastModule = 2

  /// Modules a side, without the quiet zone.
  package let side: Int
  /// Row by row; true is ink.
  private let modules: [Bool]

  /// The least code that holds a text.
  package init(_ text: String, _ correction: Correction) throws(QRCodeError) {
    var bytes = [UInt8](repeating: 0, count: Int(CQRENCODE_LARGEST * CQRENCODE_LARGEST))
    let side = cqrencode_encode(text, correction == .low ? CQRENCODE_LOW : CQRENCODE_MEDIUM, &bytes)
    guard side >= 0 else { throw .noLibrary }
    guard side > 0 else { throw .tooLong(characters: text.count) }
    self.side = Int(side)
    modules = bytes.prefix(Int(side * side)).map { $0 != 0 }
  }

  /// The best code for a square of so many pixels: large modules first, then the stronger correction.
  ///
  /// Where none has room it is the smallest.
  package static func best(_ text: String, side: Int) throws(QRCodeError) -> QRCode {
    let low = try QRCode(text, .low)
    let module = low.module(in: side)
    // What fits with the weaker correction may be too long with the stronger one.
    guard module >= leastModule, let medium = try? QRCode(text, .medium), medium.module(in: side) == module
    else { return low }
    return medium
  }

  /// Whole pixels a module of this code has in a square of so many pixels.
  package func module(in side: Int) -> Int { side / fullSide }

  /// Pixels a module where this code is as large as a place allows; throws where they are fewer than ``leastModule``.
  package func module(width: Int, height: Int) throws(QRCodeError) -> Int {
    let module = module(in: min(width, height))
    guard module >= Self.leastModule else {
      throw .noRoom(
        modules: fullSide, pixels: Self.leastModule * fullSide, width: width, height: height)
    }
    return module
  }

  /// True for a module of ink.
  package subscript(column: Int, row: Int) -> Bool { modules[row * side + column] }

  /// Modules a side with the quiet zone.
  package var fullSide: Int { side + 2 * Self.quietZone }
}
