/// A rotation by a multiple of 90°, named by the way the picture turns.
public enum QuarterTurn: Int, Sendable, CaseIterable {
  case none = 0
  /// 90° clockwise: what was the left edge becomes the top.
  case right = 90
  case half = 180
  /// 90° counter-clockwise, 270° clockwise.
  case left = 270

  /// The turn that undoes this one.
  public var inverse: QuarterTurn {
    switch self {
    case .right: .left
    case .left: .right
    case .none, .half: self
    }
  }

  /// True when width and height change places.
  public var swapsAxes: Bool { self == .right || self == .left }

  /// This turn followed by another.
  public func followed(by other: QuarterTurn) -> QuarterTurn {
    QuarterTurn(rawValue: (rawValue + other.rawValue) % 360) ?? .none
  }
}
