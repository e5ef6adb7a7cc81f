import InkBitmap
import InkRaster

/// A picture of one or two inks, upright.
public struct PreviewPicture: Equatable, Sendable {
  /// Black ink.
  public var black: Frame
  /// The second ink, where there is one; it shows where both are set.
  public var color: Frame?
  public var colorInk: Ink

  /// A picture.
  public init(black: Frame, color: Frame? = nil, colorInk: Ink = .red) {
    self.black = black
    self.color = color
    self.colorInk = colorInk
  }

  public var width: Int { black.width }
  public var height: Int { black.height }

  /// Every dot that is not paper, whatever its ink.
  public var allInk: Frame {
    guard let color else { return black }
    var frame = black
    frame.draw(color, at: PixelPoint(x: 0, y: 0), mode: .blacken)
    return frame
  }

  /// The picture as PNG: 1-bit grey, or a palette of the inks.
  public var png: [UInt8] {
    guard let color else { return PNGFile.encode(black) }
    return PNGFile.encode(black: black, color: color, colorInk: colorInk)
  }

  /// Draws another picture with its top left at `point`; a second ink that this one lacks is drawn black.
  public mutating func draw(_ other: PreviewPicture, at point: PixelPoint) {
    guard color != nil else {
      black.draw(other.allInk, at: point)
      return
    }
    black.draw(other.black, at: point)
    color?.draw(other.color ?? Frame(width: other.width, height: other.height), at: point)
  }
}
