import InkBoards
import InkViews

extension ScreenLayout {
  /// What a display shows of which no file says anything: date and battery in the strip, a ring, a clock, the date.
  ///
  /// Without a battery the date takes the ring's place.
  public func defaultPlacements(hasBattery: Bool) -> [HostSettings.Placement] {
    slots.compactMap { slot in
      let kind: String? =
        switch slot.name {
        case "inline.1": "date"
        case "inline.2": hasBattery ? "battery" : nil
        case "circular.1", "small.1": hasBattery ? "battery" : "date"
        case "rectangular.1": "clock"
        case "rectangular.2": hasBattery ? "date" : nil
        default: nil
        }
      return kind.map { HostSettings.Placement(kind: $0, slot: slot) }
    }
  }
}
