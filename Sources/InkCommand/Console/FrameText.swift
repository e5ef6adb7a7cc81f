import InkBitmap

/// A frame as text for a terminal, two or eight pixels a character.
enum FrameText {
  /// How a frame is put into characters.
  enum Style {
    /// One column a pixel, two rows a character.
    case halfBlocks
    /// Two columns, four rows a character.
    case braille
  }

  /// The frame as lines; never scaled, turned a quarter when only that fits.
  ///
  /// Half blocks when the width allows, else braille, else braille turned a quarter; nil when nothing fits.
  static func lines(_ frame: Frame, columns: Int) -> [String]? {
    if frame.width <= columns { return render(frame, .halfBlocks) }
    if (frame.width + 1) / 2 <= columns { return render(frame, .braille) }
    let turned = frame.rotated(by: .right)
    if (turned.width + 1) / 2 <= columns { return render(turned, .braille) }
    return nil
  }

  /// The frame in one style, whatever its size.
  static func render(_ frame: Frame, _ style: Style) -> [String] {
    switch style {
    case .halfBlocks:
      return stride(from: 0, to: frame.height, by: 2).map { y in
        String(
          (0..<frame.width).map { x -> Character in
            switch (frame[x, y] == .black, frame[x, y + 1] == .black) {
            case (true, true): "█"
            case (true, false): "▀"
            case (false, true): "▄"
            case (false, false): " "
            }
          })
      }
    case .braille:
      // Dot numbers of U+2800 by row: left 1 2 3 7, right 4 5 6 8.
      let left: [UInt32] = [0x01, 0x02, 0x04, 0x40]
      let right: [UInt32] = [0x08, 0x10, 0x20, 0x80]
      return stride(from: 0, to: frame.height, by: 4).map { y in
        var line = String.UnicodeScalarView()
        for x in stride(from: 0, to: frame.width, by: 2) {
          var dots: UInt32 = 0x2800
          for row in 0..<4 {
            if frame[x, y + row] == .black { dots |= left[row] }
            if frame[x + 1, y + row] == .black { dots |= right[row] }
          }
          line.append(Unicode.Scalar(dots) ?? " ")
        }
        return String(line)
      }
    }
  }
}
