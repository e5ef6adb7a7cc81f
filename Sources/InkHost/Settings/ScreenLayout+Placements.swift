import Foundation
import InkBoards
import InkTimelines
import InkViews

extension ScreenLayout {
  /// The places of a display file's widgets.
  @MainActor
  func placements(
    of widgets: [Settings.Widget], among descriptors: [WidgetDescriptor]
  ) throws(PlacementError) -> [HostSettings.Placement] {
    var taken: Set<String> = []
    for case .slot(let slot) in widgets.map(\.place) { taken.insert(slot.description) }
    var placements: [HostSettings.Placement] = []
    for widget in widgets {
      let descriptor = descriptors.first { $0.kind == widget.kind }
      let families = widget.family.map { [WidgetFamily($0)] } ?? descriptor?.supportedFamilies ?? []
      let slot: Slot
      switch widget.place {
      case .slot(let name) where name.shape == .screen:
        let family = widget.family.map { WidgetFamily($0) } ?? .page(of: size, among: families)
        slot = Slot("screen", family, CGRect(origin: .zero, size: size))
      case .slot(let name): slot = try self.slot(named: name.description, for: widget.kind)
      case .frame(let x, let y, let width, let height):
        let frame = CGRect(x: x, y: y, width: width, height: height)
        let family = widget.family.map { WidgetFamily($0) } ?? .page(of: frame.size, among: families)
        slot = Slot("frame", family, frame)
      case .automatic:
        guard let free = slots.first(where: { families.contains($0.family) && !taken.contains($0.name) })
        else {
          throw .noFreeSlot(kind: widget.kind, slots: slots.map(\.name))
        }
        taken.insert(free.name)
        slot = free
      }
      var placement = HostSettings.Placement(
        kind: widget.kind, slot: slot, configuration: WidgetConfigurationValues(widget.configuration))
      placement.code = widget.code
      placements.append(placement)
    }
    return placements
  }

  private func slot(named name: String, for kind: String) throws(PlacementError) -> Slot {
    guard let slot = slots.first(where: { $0.name == name }) else {
      throw .noSuchSlot(name, kind: kind, slots: slots.map(\.name))
    }
    return slot
  }
}

extension WidgetFamily {
  /// The family that suits a place best, of those a widget has: a lock screen's for small places, a page's from 110
  /// points on; the widget's first where it has none of these.
  static func page(of size: CGSize, among families: [WidgetFamily]) -> WidgetFamily {
    let isWide = size.width > size.height * 1.4
    let isLarge = min(size.width, size.height) >= 240
    let isSmall = min(size.width, size.height) < 110
    let wanted: [WidgetFamily] =
      switch (isLarge, isWide) {
      case (_, true) where isSmall: size.height < 40 ? [.accessoryInline] : [.accessoryRectangular]
      case (_, false) where isSmall: [.accessoryCircular]
      case (true, true): [.systemExtraLarge, .systemLarge, .systemMedium, .systemSmall]
      case (true, false): [.systemLarge, .systemSmall, .systemMedium]
      case (false, true): [.systemMedium, .systemSmall]
      case (false, false): [.systemSmall, .systemMedium]
      }
    return wanted.first(where: families.contains) ?? families.first ?? .systemSmall
  }

  /// The family that a display file names.
  init(_ family: Settings.Family) {
    self =
      switch family {
      case .accessoryInline: .accessoryInline
      case .accessoryCircular: .accessoryCircular
      case .accessoryRectangular: .accessoryRectangular
      case .systemSmall: .systemSmall
      case .systemMedium: .systemMedium
      case .systemLarge: .systemLarge
      case .systemExtraLarge: .systemExtraLarge
      }
  }
}

extension WidgetConfigurationValues {
  /// The values of a table of the display file.
  init(_ table: TOMLTable) {
    self.init(table.entries.map { ($0.key, WidgetConfigurationValue($0.value)) }) { $1 }
  }
}

extension WidgetConfigurationValue {
  /// A value of the display file.
  init(_ value: TOMLValue) {
    self =
      switch value.content {
      case .string(let text): .string(text)
      case .integer(let number): .integer(number)
      case .number(let number): .number(number)
      case .boolean(let flag): .boolean(flag)
      case .dateTime(let text):
        (try? Date(text, strategy: .iso8601)).map { .date($0) } ?? .string(text)
      case .array(let values): .array(values.map { WidgetConfigurationValue($0) })
      case .table(let table): .table(WidgetConfigurationValues(table))
      }
  }
}
