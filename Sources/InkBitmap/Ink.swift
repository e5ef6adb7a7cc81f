/// What a pixel of the glass can be.
public enum Ink: String, Sendable, CaseIterable {
  case white, black, red, yellow, orange, green, blue

  /// True for every ink but white and black.
  public var isColored: Bool { self != .white && self != .black }

  /// True for inks on which white is read worse than black.
  public var isPale: Bool { self == .white || self == .yellow }
}
