extension ColorFrame {
  /// The pixels of one ink; none when it is not in the list.
  public func pixels(of ink: Ink) -> Frame {
    guard let place = inks.firstIndex(of: ink) else { return Frame(width: width, height: height) }
    // In black and white the one plane is the picture.
    if planeCount == 1, place == 1 { return plane(0) }
    return frame { self.place(at: $0, is: place) }
  }

  /// The pixels of any ink but white and black.
  public var coloredPixels: Frame {
    guard planeCount > 1 else { return Frame(width: width, height: height) }
    return frame { at in
      var colored: UInt8 = 0
      for bit in 1..<planeCount { colored |= bytes[bit * planeSize + at] }
      return colored
    }
  }

  /// The pixels of any ink but white.
  public var inkedPixels: Frame {
    frame { at in
      var inked: UInt8 = 0
      for bit in 0..<planeCount { inked |= bytes[bit * planeSize + at] }
      return inked
    }
  }

  /// True when a pixel is neither white nor black.
  public var hasColor: Bool { planeCount > 1 && bytes[planeSize...].contains { $0 != 0 } }

  /// Fills a rectangle with an ink of the list; what lies outside the picture is left out.
  public mutating func fill(_ rect: PixelRect, with ink: Ink) {
    guard let place = inks.firstIndex(of: ink) else { return }
    for bit in 0..<planeCount {
      var plane = plane(bit)
      plane.fill(rect, with: place >> bit & 1 == 0 ? .white : .black)
      setPlane(bit, plane)
    }
  }

  /// The picture turned; width and height change places for a quarter turn.
  public func rotated(by turn: QuarterTurn) -> ColorFrame {
    guard turn != .none else { return self }
    let planes = (0..<planeCount).map { plane($0).rotated(by: turn) }
    var result = ColorFrame(width: planes[0].width, height: planes[0].height, inks: inks)
    result.bytes = planes.flatMap(\.bytes)
    return result
  }

  /// Pixels whose colour differs, either being a coloured ink; the pictures have one size and list of inks.
  public func coloredDifference(from other: ColorFrame) -> Int {
    guard planeCount > 1, inks == other.inks, bytes.count == other.bytes.count else { return 0 }
    var count = 0
    for at in 0..<planeSize {
      var differs: UInt8 = 0
      var isColored: UInt8 = 0
      for bit in 0..<planeCount {
        let (a, b) = (bytes[bit * planeSize + at], other.bytes[bit * planeSize + at])
        differs |= a ^ b
        if bit > 0 { isColored |= a | b }
      }
      count += (differs & isColored).nonzeroBitCount
    }
    return count
  }

  /// The bits of byte `at` of every plane whose pixels have that place in the list.
  func place(at: Int, is place: Int) -> UInt8 {
    var mask: UInt8 = 0xFF
    for bit in 0..<planeCount {
      let byte = bytes[bit * planeSize + at]
      mask &= place >> bit & 1 == 0 ? ~byte : byte
    }
    return mask
  }

  private func frame(_ byte: (_ at: Int) -> UInt8) -> Frame {
    var frame = Frame(width: width, height: height)
    for at in 0..<planeSize { frame.bytes[at] = byte(at) }
    frame.clearPadding()
    return frame
  }
}

extension ColorFrame {
  /// The same picture among other inks; pixels of an ink that these have not become black.
  public func converted(to inks: [Ink]) -> ColorFrame {
    guard inks != self.inks else { return self }
    var result = ColorFrame(width: width, height: height, inks: inks)
    for (place, ink) in self.inks.enumerated().dropFirst() {
      let target = inks.firstIndex(of: ink) ?? 1
      for at in 0..<planeSize {
        let mask = self.place(at: at, is: place)
        for bit in 0..<result.planeCount where target >> bit & 1 != 0 {
          result.bytes[bit * planeSize + at] |= mask
        }
      }
    }
    return result
  }
}

extension ColorFrame {
  /// Draws another picture with its top left at `point`; what sticks out is cut off, and an ink that this picture
  /// has not becomes black.
  public mutating func draw(_ other: ColorFrame, at point: PixelPoint) {
    let other = other.converted(to: inks)
    for bit in 0..<planeCount {
      var plane = plane(bit)
      plane.draw(other.plane(bit), at: point)
      setPlane(bit, plane)
    }
  }
}

extension ColorFrame {
  /// The pixels of any of these inks; those that are not in the list have none.
  public func pixels(of inks: [Ink]) -> Frame {
    var frame = Frame(width: width, height: height)
    for place in inks.compactMap({ self.inks.firstIndex(of: $0) }) {
      for at in 0..<planeSize { frame.bytes[at] |= self.place(at: at, is: place) }
    }
    frame.clearPadding()
    return frame
  }

  /// True when a pixel is one of the greys between black and white.
  public var hasGrays: Bool { hasColor && inks.contains { $0.isGray } }
}
