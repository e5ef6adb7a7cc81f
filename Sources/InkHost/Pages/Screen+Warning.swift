import Foundation
import InkViews

extension Screen {
  /// Draws the warning in the corner that `widgets` leave it.
  func draw(_ warning: BatteryWarning, among widgets: [CGRect], with settings: HostSettings, at date: Date) {
    draw(
      warning, in: Slot("warning", .accessoryInline, warning.frame(in: bounds, among: widgets)),
      environment: settings.environment(for: .systemSmall, hasContentMargins: false, at: date))
  }
}
