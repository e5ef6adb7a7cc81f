import Foundation

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground itself.
  public static var primary: HierarchicalShapeStyle { .init(level: 0) }
  /// The foreground at half strength.
  public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
  /// The foreground at a quarter of its strength.
  public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
  /// The foreground, weaker still.
  public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
  /// The foreground at its weakest.
  public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The current foreground style.
  public static var foreground: ForegroundStyle { .init() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The page behind everything.
  public static var background: BackgroundStyle { .init() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The colour of interactive things.
  public static var tint: TintShapeStyle { .init() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The grey that fills controls.
  public static var fill: FillShapeStyle { .init() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The grey of hairlines.
  public static var separator: SeparatorShapeStyle { .init() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The grey of text that stands in for input.
  public static var placeholder: PlaceholderTextShapeStyle { .init() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of links.
  public static var link: LinkShapeStyle { .init() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The colour of a selection.
  public static var selection: SelectionShapeStyle { .init() }
}

extension ShapeStyle where Self == Material {
  /// The thinnest material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A thin material.
  public static var thinMaterial: Material { .thin }
  /// A material.
  public static var regularMaterial: Material { .regular }
  /// A thick material.
  public static var thickMaterial: Material { .thick }
  /// The thickest material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// A toolbar's material.
  public static var bar: Material { .bar }
}
