/// A picture in the inks of a panel: bit planes of each pixel's place in the list of inks.
///
/// White is place 0, black place 1, so that the one plane of a black and white picture is that of a `Frame`.
/// Three and four inks take two planes, up to eight take three. Planes are laid out as in a `Frame` and follow
/// each other; bits past the width are clear, so that equal pictures have equal bytes.
public struct ColorFrame: Hashable, Sendable {
  /// Visible columns, 1 or more.
  public let width: Int
  /// Rows, 1 or more.
  public let height: Int
  /// White, black, and the inks the panel has beside them, in its order.
  public let inks: [Ink]
  /// Bytes a row of a plane.
  public let bytesPerRow: Int
  /// Bytes of a plane.
  public let planeSize: Int
  /// All planes, the lowest bit of the place first.
  public var bytes: [UInt8]

  /// A white picture in these inks, 2 to 8 of them, white and black first.
  public init(width: Int, height: Int, inks: [Ink] = [.white, .black]) {
    precondition(width > 0 && height > 0, "a frame has at least one pixel")
    precondition(
      (2...8).contains(inks.count) && inks[0] == .white && inks[1] == .black,
      "two to eight inks, white and black first")
    self.width = width
    self.height = height
    self.inks = inks
    bytesPerRow = (width + 7) / 8
    planeSize = bytesPerRow * height
    bytes = [UInt8](repeating: 0, count: planeSize * Self.planeCount(inks.count))
  }

  /// A black and white picture, among further inks if there are any.
  public init(_ frame: Frame, inks: [Ink] = [.white, .black]) {
    self.init(width: frame.width, height: frame.height, inks: inks)
    setPlane(0, frame)
  }

  /// A picture of black and one more ink, which shows where both are set; the frames have one size.
  public init(black: Frame, color: Frame, ink: Ink) {
    precondition(black.width == color.width && black.height == color.height, "planes of one panel")
    self.init(width: black.width, height: black.height, inks: [.white, .black, ink])
    for i in 0..<planeSize {
      bytes[i] = black.bytes[i] & ~color.bytes[i]
      bytes[planeSize + i] = color.bytes[i]
    }
  }

  /// Planes that so many inks take.
  static func planeCount(_ inks: Int) -> Int { inks <= 2 ? 1 : inks <= 4 ? 2 : 3 }

  /// 1, 2 or 3.
  public var planeCount: Int { Self.planeCount(inks.count) }

  /// The whole picture.
  public var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// One bit of every pixel's place.
  public func plane(_ bit: Int) -> Frame {
    var frame = Frame(width: width, height: height)
    frame.bytes = Array(bytes[(bit * planeSize)..<((bit + 1) * planeSize)])
    return frame
  }

  /// Puts a frame of the same size in a plane's place.
  public mutating func setPlane(_ bit: Int, _ frame: Frame) {
    bytes.replaceSubrange((bit * planeSize)..<((bit + 1) * planeSize), with: frame.bytes)
  }

  /// The ink of one pixel; outside the picture reading gives white and writing does nothing, as does an ink
  /// that is not in the list.
  public subscript(x: Int, y: Int) -> Ink {
    get {
      guard x >= 0, y >= 0, x < width, y < height else { return .white }
      let at = y * bytesPerRow + x >> 3
      var place = 0
      for bit in 0..<planeCount where bytes[bit * planeSize + at] & (0x80 >> UInt8(x & 7)) != 0 {
        place |= 1 << bit
      }
      return place < inks.count ? inks[place] : .white
    }
    set {
      guard x >= 0, y >= 0, x < width, y < height, let place = inks.firstIndex(of: newValue) else { return }
      let at = y * bytesPerRow + x >> 3
      for bit in 0..<planeCount {
        if place >> bit & 1 == 0 {
          bytes[bit * planeSize + at] &= ~(0x80 >> UInt8(x & 7))
        } else {
          bytes[bit * planeSize + at] |= 0x80 >> UInt8(x & 7)
        }
      }
    }
  }
}
