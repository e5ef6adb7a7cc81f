import Foundation

extension EnvironmentValues {
  /// The foreground style; nil is the label colours.
  var foreground: Foreground? {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }

  /// The style of interactive things; nil is the accent colour.
  var tintStyle: AnyShapeStyle? {
    get { self[TintStyleKey.self] }
    set { self[TintStyleKey.self] = newValue }
  }

  /// What `background()` draws; nil is the page.
  var pageStyle: AnyShapeStyle? {
    get { self[PageStyleKey.self] }
    set { self[PageStyleKey.self] = newValue }
  }

  /// What `background()` draws; nil is the page.
  public var backgroundStyle: AnyShapeStyle? {
    get { pageStyle }
    set { pageStyle = newValue }
  }

  /// True inside `widgetAccentable`.
  var isAccented: Bool {
    get { self[IsAccentedKey.self] }
    set { self[IsAccentedKey.self] = newValue }
  }

  /// True for what fills a whole widget behind its content.
  var isBehindWidget: Bool {
    get { self[IsBehindWidgetKey.self] }
    set { self[IsBehindWidgetKey.self] = newValue }
  }

  /// Looks up the named colours of an asset catalogue.
  package var colorAssets: ColorAssets? {
    get { self[ColorAssetsKey.self] }
    set { self[ColorAssetsKey.self] = newValue }
  }
}

private enum ForegroundKey: EnvironmentKey {
  static var defaultValue: Foreground? { nil }
}

private enum TintStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

private enum PageStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

private enum IsAccentedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum IsBehindWidgetKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum ColorAssetsKey: EnvironmentKey {
  static var defaultValue: ColorAssets? { nil }
}
