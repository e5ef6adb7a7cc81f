import InkBitmap

extension Glass {
  /// The two planes of a controller as its glass is wired to them; set bits are white, or coloured, whatever polarity
  /// the controller was told.
  public struct Planes: Equatable, Sendable {
    /// The old picture, or the coloured ink of three.
    public var old: Frame
    /// The new picture, or black and white of three inks.
    public var new: Frame
  }

  /// What the last refresh was driven by; nil before the first, and on controllers that keep whole pixels.
  public var lastPlanes: Planes? {
    guard !driven.new.isEmpty else { return nil }
    return Planes(old: frame(driven.old), new: frame(driven.new))
  }

  private func frame(_ bytes: [UInt8]) -> Frame {
    var frame = Frame(width: width, height: height)
    frame.bytes = bytes
    for y in 0..<height { frame.bytes[(y + 1) * bytesPerRow - 1] &= tailMask }
    return frame
  }

  /// What is seen in four levels: white, light grey, dark grey and black, the nearest of each.
  public var grayPicture: ColorFrame {
    var picture = ColorFrame(width: width, height: height, inks: Ink.fourGrays)
    let inks: [Ink] = [.black, .darkGray, .lightGray, .white]
    for y in 0..<height {
      for x in 0..<width {
        let level = Int((reflectance(x, y) * 3).rounded())
        if level < 3 { picture[x, y] = inks[max(0, level)] }
      }
    }
    return picture
  }

  /// What is seen in the inks of a picture that was asked for: four greys where those are its inks, else the glass's own.
  public func picture(in inks: [Ink]) -> ColorFrame { inks == Ink.fourGrays ? grayPicture : picture }
}
