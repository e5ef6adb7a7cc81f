import Foundation

extension EnvironmentValues {
  /// The length of a pixel in points.
  public var pixelLength: CGFloat { displayScale > 0 ? 1 / displayScale : 1 }

  /// The language and region that texts and numbers follow.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The direction of reading: the one set, else the locale's.
  public var layoutDirection: LayoutDirection {
    get {
      self[LayoutDirectionKey.self]
        ?? (locale.tagParts.isRightToLeft ? .rightToLeft : .leftToRight)
    }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// Light or dark: the one set; else dark for accessory widgets, which are drawn light on dark, and light for the
  /// rest.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] ?? (widgetRenderingMode == .vibrant ? .dark : .light) }
    set { self[ColorSchemeKey.self] = newValue }
  }
}

private enum LocaleKey: EnvironmentKey {
  static var defaultValue: Locale { .current }
}

private enum LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection? { nil }
}

private enum ColorSchemeKey: EnvironmentKey {
  static var defaultValue: ColorScheme? { nil }
}
