import Foundation

extension Font {
  /// The system font of a text style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.style(style, design: design, weight: weight))
  }

  /// The system font of a text style.
  @_disfavoredOverload
  public static func system(_ style: TextStyle, design: Design = .default) -> Font {
    Font(.style(style, design: design, weight: nil))
  }

  /// The system font of a size in points.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.system(size: size, design: design, weight: weight))
  }

  /// The system font of a size in points.
  @_disfavoredOverload
  public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
    Font(.system(size: size, design: design, weight: weight))
  }

  /// A named font that grows with the preferred text size as body does.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, size: size, relativeTo: .body))
  }

  /// A named font that grows with the preferred text size as a text style does.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(.custom(name, size: size, relativeTo: textStyle))
  }

  /// A named font of a fixed size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, size: fixedSize, relativeTo: nil))
  }
}

extension Font {
  /// The font with a weight.
  public func weight(_ weight: Weight) -> Font { changed(.weight(weight)) }

  /// The font in bold.
  public func bold() -> Font { changed(.bold(true)) }

  /// The font in italics.
  public func italic() -> Font { changed(.italic(true)) }

  /// The font with every character equally wide.
  public func monospaced() -> Font { changed(.design(.monospaced)) }

  /// The font with every digit equally wide.
  public func monospacedDigit() -> Font { changed(.monospacedDigits) }

  /// The font with small capitals for small letters.
  public func smallCaps() -> Font { changed(.smallCaps) }

  /// The font with small capitals for small letters.
  public func lowercaseSmallCaps() -> Font { changed(.smallCaps) }

  /// The font itself: capitals keep their size.
  public func uppercaseSmallCaps() -> Font { self }

  /// The font with lines closer or further apart.
  public func leading(_ leading: Leading) -> Font { changed(.leading(leading)) }

  /// The font narrower or wider.
  public func width(_ width: Width) -> Font { changed(.width(width)) }
}
