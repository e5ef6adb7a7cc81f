import Foundation
import InkTimelines
import InkViews

extension ScreenLayout {
  /// What a program with widgets of its own shows while no file says anything.
  ///
  /// Each slot takes the first widget of its family, those that have no place yet first and none twice in one family;
  /// the strip comes last. A widget that fits no slot gets the whole screen when it is the only one.
  @MainActor
  func defaultPlacements(of widgets: [WidgetDescriptor]) -> [HostSettings.Placement] {
    var placements: [HostSettings.Placement] = []
    func isPlaced(_ widget: WidgetDescriptor, as family: WidgetFamily? = nil) -> Bool {
      placements.contains { $0.kind == widget.kind && (family == nil || family == $0.slot.family) }
    }
    let strip = slots.filter { $0.family == .accessoryInline }
    for slot in slots.filter({ $0.family != .accessoryInline }) + strip {
      let suitable = widgets.filter {
        $0.supportedFamilies.contains(slot.family) && !isPlaced($0, as: slot.family)
      }
      guard let widget = suitable.first(where: { !isPlaced($0) }) ?? suitable.first else { continue }
      placements.append(HostSettings.Placement(kind: widget.kind, slot: slot))
    }
    if placements.isEmpty, let widget = widgets.first, let family = widget.supportedFamilies.first {
      let slot = Slot("screen", family, CGRect(origin: .zero, size: size))
      placements.append(HostSettings.Placement(kind: widget.kind, slot: slot))
    }
    return placements
  }
}
