import CChafa
import Foundation
import InkBitmap
import InkHost
import InkRaster

/// A terminal that takes pixels: kitty's protocol or sixels, written by libchafa, one pixel a dot.
struct TerminalPixels: Sendable, Equatable {
  /// How pixels are sent.
  enum Kind: Sendable, Equatable {
    case kitty, sixels
  }

  let kind: Kind
  /// Pixels of a character cell.
  let cellWidth: Int
  let cellHeight: Int

  /// What a terminal can do, by its environment; nil where it takes characters only.
  ///
  /// Inside tmux and screen nothing else gets through. Without the cell's size a picture would be scaled to fit cells.
  static func detect(_ environment: [String: String], cellWidth: Int, cellHeight: Int) -> TerminalPixels? {
    let term = environment["TERM"] ?? ""
    guard cellWidth > 0, cellHeight > 0, environment["TMUX"] == nil, environment["STY"] == nil,
      !term.hasPrefix("screen"), !term.hasPrefix("tmux")
    else { return nil }
    switch environment.withWords(cchafa_detect) {
    case CCHAFA_KITTY: return TerminalPixels(kind: .kitty, cellWidth: cellWidth, cellHeight: cellHeight)
    case CCHAFA_SIXELS: return TerminalPixels(kind: .sixels, cellWidth: cellWidth, cellHeight: cellHeight)
    default: return nil
    }
  }

  /// What to write for a picture, in strips where it is wider than `columns`; nil where libchafa is missing.
  func text(_ picture: ColorFrame, columns: Int) -> String? {
    let strip = max(1, columns) * cellWidth
    var text = ""
    for start in stride(from: 0, to: picture.width, by: strip) {
      guard let part = encoded(picture, start..<min(picture.width, start + strip)) else { return nil }
      text += part + "\n"
    }
    return text
  }

  private func encoded(_ picture: ColorFrame, _ dots: Range<Int>) -> String? {
    // Filled up with paper to whole cells, since a picture takes whole cells.
    let columns = (dots.count + cellWidth - 1) / cellWidth
    let rows = (picture.height + cellHeight - 1) / cellHeight
    let width = columns * cellWidth
    var pixels = [UInt8](repeating: 255, count: width * rows * cellHeight * 3)
    for y in 0..<picture.height {
      for x in dots {
        let ink = picture[x, y]
        guard ink != .white else { continue }
        let color = PNGColor(ink)
        let place = (y * width + x - dots.lowerBound) * 3
        (pixels[place], pixels[place + 1], pixels[place + 2]) = (color.red, color.green, color.blue)
      }
    }
    let code = kind == .kitty ? CCHAFA_KITTY : CCHAFA_SIXELS
    guard
      let text = cchafa_encode(
        code, pixels, Int32(columns), Int32(rows), Int32(cellWidth), Int32(cellHeight))
    else { return nil }
    defer { free(text) }
    return String(cString: text)
  }
}
