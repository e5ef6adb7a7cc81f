import InkBitmap

/// Which ink an area's dots are of: one, or two side by side for a hue between them.
public struct InkMix: Hashable, Sendable {
  public var first: Ink
  /// The ink of some of the dots; the first again where there is only one.
  public var second: Ink
  /// How many of 64 dots are of the second.
  public var share: Int

  /// Dots of one ink.
  public init(_ ink: Ink) {
    first = ink
    second = ink
    share = 0
  }

  /// Dots of two inks.
  public init(_ first: Ink, _ second: Ink, share: Int) {
    self.first = first
    self.second = second
    self.share = share
  }

  /// Black alone.
  public static let black = InkMix(.black)

  /// The ink that most dots have.
  public var dominant: Ink { share > 32 ? second : first }
}
