/// How the layers of a symbol are coloured; symbols have one layer here.
public struct SymbolRenderingMode: Sendable, Hashable {
  private let name: String

  /// One colour.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// Its own colours.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// Levels of one colour.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// Several colours.
  public static let palette = SymbolRenderingMode(name: "palette")
}
