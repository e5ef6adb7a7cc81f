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
