import Foundation

/// The foreground style in force: one style, or one for each of the first levels.
struct Foreground: Sendable {
  /// At least one.
  var styles: [AnyShapeStyle]
  /// Where "primary" is counted from.
  var level = 0

  init(_ styles: [AnyShapeStyle]) { self.styles = styles }

  /// The paint of a level.
  func paint(level: Int, in bounds: CGRect, _ environment: EnvironmentValues) -> Paint {
    let level = self.level + level
    if level > 0, level < styles.count { return environment.paint(of: styles[level], in: bounds) }
    return environment.paint(of: styles[0], level: level, in: bounds)
  }

  /// The foreground after setting one more style; a hierarchical one moves the level instead.
  static func setting(_ styles: [AnyShapeStyle], over current: Foreground?) -> Foreground {
    guard styles.count == 1, let hierarchical = styles[0].style as? HierarchicalShapeStyle else {
      return Foreground(styles.map { $0.isForeground ? current?.styles[0] ?? .label : $0 })
    }
    var foreground = current ?? Foreground([.label])
    foreground.level += hierarchical.level
    return foreground
  }
}

extension AnyShapeStyle {
  static let label = AnyShapeStyle(LabelShapeStyle())

  /// True for styles that mean "the current foreground", which a foreground cannot be made of.
  var isForeground: Bool { style is ForegroundStyle || style is HierarchicalShapeStyle }
}

/// The system's label colours, by level.
struct LabelShapeStyle: PrimitiveShapeStyle {
  func paint(in bounds: CGRect, _ environment: EnvironmentValues) -> Paint {
    paint(level: 0, in: bounds, environment)
  }

  func paint(level: Int, in bounds: CGRect, _ environment: EnvironmentValues) -> Paint {
    .color(SystemPalette.label(level: level, dark: environment.colorScheme == .dark))
  }
}

/// The foreground style of the environment.
public struct ForegroundStyle: ShapeStyle {
  /// The style.
  public init() {}
}

extension ForegroundStyle: PrimitiveShapeStyle {
  func paint(in bounds: CGRect, _ environment: EnvironmentValues) -> Paint {
    paint(level: 0, in: bounds, environment)
  }

  func paint(level: Int, in bounds: CGRect, _ environment: EnvironmentValues) -> Paint {
    (environment.foreground ?? Foreground([.label])).paint(level: level, in: bounds, environment)
  }
}

/// A level of the current foreground style.
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int

  /// The foreground itself.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// Half as strong.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// A quarter as strong.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// Weaker still.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The weakest.
  public static let quinary = HierarchicalShapeStyle(level: 4)
}

extension HierarchicalShapeStyle: PrimitiveShapeStyle {
  func paint(in bounds: CGRect, _ environment: EnvironmentValues) -> Paint {
    ForegroundStyle().paint(level: level, in: bounds, environment)
  }

  func paint(level: Int, in bounds: CGRect, _ environment: EnvironmentValues) -> Paint {
    ForegroundStyle().paint(level: self.level + level, in: bounds, environment)
  }
}
