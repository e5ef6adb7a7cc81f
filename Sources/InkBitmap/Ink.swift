/// What a pixel of the glass can be.
public enum Ink: String, Sendable, CaseIterable {
  case white, black, red, yellow, orange, green, blue
  /// Black and white glass stopped a third of the way down from white.
  case lightGray = "light-gray"
  /// Black and white glass stopped two thirds of the way down from white.
  case darkGray = "dark-gray"

  /// True for every ink but white, black and the greys between them.
  public var isColored: Bool { self != .white && self != .black && !isGray }

  /// True for the two greys that black and white glass can be stopped at.
  public var isGray: Bool { self == .lightGray || self == .darkGray }

  /// True for inks on which white is read worse than black.
  public var isPale: Bool { self == .white || self == .yellow || self == .lightGray }

  /// The inks that are a pigment each: all but the greys.
  public static let pigments: [Ink] = allCases.filter { !$0.isGray }

  /// Four levels of black and white glass, in the order of a picture's inks.
  public static let fourGrays: [Ink] = [.white, .black, .lightGray, .darkGray]
}
