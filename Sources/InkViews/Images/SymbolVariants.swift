/// Endings of symbol names: "circle", "fill", "slash".
public struct SymbolVariants: Hashable, Sendable {
  private enum Outline: String {
    case circle, square, rectangle
  }

  private var outline: Outline?
  private var isFilled = false
  private var isSlashed = false

  /// The bare symbol.
  public static let none = SymbolVariants()
  /// Inside a circle.
  public static let circle = SymbolVariants(outline: .circle)
  /// Inside a square.
  public static let square = SymbolVariants(outline: .square)
  /// Inside a rectangle.
  public static let rectangle = SymbolVariants(outline: .rectangle)
  /// Filled.
  public static let fill = SymbolVariants(isFilled: true)
  /// Crossed out.
  public static let slash = SymbolVariants(isSlashed: true)

  /// The variant inside a circle.
  public var circle: SymbolVariants { union(.circle) }
  /// The variant inside a square.
  public var square: SymbolVariants { union(.square) }
  /// The variant inside a rectangle.
  public var rectangle: SymbolVariants { union(.rectangle) }
  /// The variant filled.
  public var fill: SymbolVariants { union(.fill) }
  /// The variant crossed out.
  public var slash: SymbolVariants { union(.slash) }

  func union(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      outline: other.outline ?? outline, isFilled: isFilled || other.isFilled,
      isSlashed: isSlashed || other.isSlashed)
  }

  /// A name with the endings it does not have yet.
  func applied(to name: String) -> String {
    var parts = name.split(separator: ".").map(String.init)
    for ending in [outline?.rawValue, isSlashed ? "slash" : nil, isFilled ? "fill" : nil] {
      if let ending, !parts.contains(ending) { parts.append(ending) }
    }
    return parts.joined(separator: ".")
  }
}
