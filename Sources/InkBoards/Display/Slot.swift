/// A named place of the lock-screen layout: "inline.1", "circular.1", "rectangular.2", "small.1", "screen".
public struct Slot: Hashable, Sendable, CustomStringConvertible {
  /// The shape of a slot.
  public enum Shape: String, Sendable, CaseIterable {
    case inline, circular, rectangular, small
    /// The whole glass.
    case screen
  }

  public var shape: Shape
  /// Which one of its shape, in reading order, from 1 to 9.
  public var number: Int

  /// A slot.
  public init(_ shape: Shape, _ number: Int = 1) {
    self.shape = shape
    self.number = number
  }

  /// Reads a slot's name; nil where there is no such slot.
  ///
  /// Without a number the first is meant.
  public init?(_ name: String) {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard let first = parts.first, let shape = Shape(rawValue: String(first)) else { return nil }
    switch parts.count {
    case 1:
      self.init(shape)
    case 2 where shape != .screen:
      guard let digit = parts[1].first?.wholeNumberValue, digit > 0, parts[1].utf8.count == 1 else {
        return nil
      }
      self.init(shape, digit)
    default:
      return nil
    }
  }

  /// The name with its number; the screen has none.
  public var description: String {
    shape == .screen ? shape.rawValue : "\(shape.rawValue).\(number)"
  }

  /// The family that fills a slot of this shape; nil for the screen, which takes any of the system families.
  public var family: Settings.Family? {
    switch shape {
    case .inline: .accessoryInline
    case .circular: .accessoryCircular
    case .rectangular: .accessoryRectangular
    case .small: .systemSmall
    case .screen: nil
    }
  }

  /// Names for messages: the first of each shape.
  static let names = [
    "inline.1", "inline.2", "circular.1", "rectangular.1", "rectangular.2", "small.1", "screen",
  ]
}
