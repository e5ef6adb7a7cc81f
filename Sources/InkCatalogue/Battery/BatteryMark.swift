import Foundation
import InkTimelines
import InkViews

/// What is to be noticed of a battery beside its level: told apart by a figure, and by a colour where there is one.
enum BatteryMark: Equatable {
  case charging, lowPower, low

  /// From this percentage down the battery is low.
  static let lowPercent = 20

  /// What is most to be noticed; nil for nothing.
  init?(_ battery: BatteryStatus) {
    if battery.state == .charging {
      self = .charging
    } else if battery.isLowPower {
      self = .lowPower
    } else if let percent = battery.percent, percent <= Self.lowPercent {
      self = .low
    } else {
      return nil
    }
  }

  /// Its figure.
  var symbol: String {
    switch self {
    case .charging: "bolt.fill"
    case .lowPower: "leaf.fill"
    case .low: "exclamationmark.triangle.fill"
    }
  }

  /// Its colour: low red, charging green, saving yellow.
  var color: Color {
    switch self {
    case .charging: .green
    case .lowPower: .yellow
    case .low: .red
    }
  }
}

extension View {
  /// The colour of what is to be noticed of a battery.
  func tinted(for mark: BatteryMark?) -> some View { inkTint(mark?.color, isAccent: mark == .low) }
}
