import InkBoards
import InkTimelines
import InkViews

extension ScreenLayout {
  /// What a display shows of which no file says anything: date and battery in the strip, a ring, a clock; where there is
  /// room, the week.
  ///
  /// Without a battery the date takes the ring's place. Nothing is said twice: a large ring has the battery's words.
  public func defaultPlacements(hasBattery: Bool) -> [HostSettings.Placement] {
    slots.compactMap { slot in
      let kind: String? =
        switch slot.name {
        case "inline.1": "date"
        case "inline.2": hasBattery ? "battery" : nil
        case "circular.1", "small.1": hasBattery ? "battery" : "date"
        case "rectangular.1": "clock"
        case "rectangular.2": "month"
        default: nil
        }
      return kind.map { HostSettings.Placement(kind: $0, slot: slot, configuration: configuration(of: $0)) }
    }
  }

  private func configuration(of kind: String) -> WidgetConfigurationValues {
    let isAlone = kind == "clock" && slots.contains { $0.name == "small.1" }
    return isAlone ? ["footer": "none"] : [:]
  }
}
