import InkBitmap

/// A colour of a PNG palette, sRGB.
public struct PNGColor: Hashable, Sendable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8

  /// A colour.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// An ink's pure colour, so that programs that read the picture find it again.
  public init(_ ink: Ink) {
    switch ink {
    case .white: self.init(red: 255, green: 255, blue: 255)
    case .black: self.init(red: 0, green: 0, blue: 0)
    case .red: self.init(red: 255, green: 0, blue: 0)
    case .yellow: self.init(red: 255, green: 255, blue: 0)
    case .orange: self.init(red: 255, green: 128, blue: 0)
    case .green: self.init(red: 0, green: 255, blue: 0)
    case .blue: self.init(red: 0, green: 0, blue: 255)
    case .lightGray: self.init(red: 170, green: 170, blue: 170)
    case .darkGray: self.init(red: 85, green: 85, blue: 85)
    }
  }
}
