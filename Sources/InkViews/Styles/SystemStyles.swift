import Foundation

/// The colour of interactive things: the environment's tint, else the accent colour.
public struct TintShapeStyle: ShapeStyle {
  /// The style.
  public init() {}
}

extension TintShapeStyle: PrimitiveShapeStyle {
  func paint(in bounds: CGRect, _ environment: EnvironmentValues) -> Paint {
    environment.paint(of: environment.tintStyle ?? AnyShapeStyle(Color.accentColor), in: bounds)
  }
}

/// The page behind everything.
public struct BackgroundStyle: ShapeStyle {
  /// The style.
  public init() {}
}

extension BackgroundStyle: PrimitiveShapeStyle {
  func paint(in bounds: CGRect, _ environment: EnvironmentValues) -> Paint {
    paint(level: 0, in: bounds, environment)
  }

  func paint(level: Int, in bounds: CGRect, _ environment: EnvironmentValues) -> Paint {
    .color(SystemPalette.background(level: level, dark: environment.colorScheme == .dark))
  }
}

/// The grey that fills controls.
public struct FillShapeStyle: ShapeStyle {
  /// The style.
  public init() {}
}

extension FillShapeStyle: PrimitiveShapeStyle {
  func paint(in bounds: CGRect, _ environment: EnvironmentValues) -> Paint {
    paint(level: 0, in: bounds, environment)
  }

  func paint(level: Int, in bounds: CGRect, _ environment: EnvironmentValues) -> Paint {
    .color(SystemPalette.fill(level: level))
  }
}

/// The grey of hairlines between things.
public struct SeparatorShapeStyle: ShapeStyle {
  /// The style.
  public init() {}
}

extension SeparatorShapeStyle: PrimitiveShapeStyle {
  func paint(in bounds: CGRect, _ environment: EnvironmentValues) -> Paint {
    .color(SystemPalette.separator(dark: environment.colorScheme == .dark))
  }
}

/// The grey of text that stands in for input.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// The style.
  public init() {}
}

extension PlaceholderTextShapeStyle: PrimitiveShapeStyle {
  func paint(in bounds: CGRect, _ environment: EnvironmentValues) -> Paint {
    .color(SystemPalette.label(level: 2, dark: environment.colorScheme == .dark))
  }
}

/// The colour of links.
public struct LinkShapeStyle: ShapeStyle {
  /// The style.
  public init() {}
}

extension LinkShapeStyle: PrimitiveShapeStyle {
  func paint(in bounds: CGRect, _ environment: EnvironmentValues) -> Paint {
    environment.paint(of: Color.blue, in: bounds)
  }
}

/// The colour of a selection.
public struct SelectionShapeStyle: ShapeStyle {
  /// The style.
  public init() {}
}

extension SelectionShapeStyle: PrimitiveShapeStyle {
  func paint(in bounds: CGRect, _ environment: EnvironmentValues) -> Paint {
    TintShapeStyle().paint(in: bounds, environment)
  }
}
