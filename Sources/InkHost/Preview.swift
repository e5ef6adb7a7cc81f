import Foundation
import InkBitmap
import InkPanels
import InkTimelines
import InkViews

/// The picture that a display would show at a moment, without any hardware.
@MainActor
public final class Preview {
  /// What does not look as written.
  public private(set) var problems: [String] = []
  private let settings: HostSettings
  private let widgets: [PlacedWidget]
  private let battery: BatteryStatus
  private let screen: Screen

  /// A preview of these widgets; one placed alone in the slot "preview" is given a screen of its own size.
  public init(
    _ settings: HostSettings, widgets descriptors: [WidgetDescriptor], model: PanelModel,
    battery: BatteryStatus
  ) throws {
    self.settings = settings
    self.battery = battery
    DeviceBattery.shared.status = battery
    widgets = try settings.placements.map { try PlacedWidget($0, among: descriptors) }
    if settings.placements.count == 1, settings.placements[0].slot.name == "preview" {
      let size = settings.placements[0].slot.frame.size
      screen = try Screen(
        width: Int(size.width * settings.scale), height: Int(size.height * settings.scale),
        scale: settings.scale)
    } else {
      screen = try Screen(model, settings)
    }
  }

  /// The picture at `date`, upright; a provider that takes longer than 5 s is shown by its placeholder.
  public func frame(at date: Date) async throws -> Frame {
    for widget in widgets {
      var environment = widget.environment(settings, at: date)
      environment.battery = battery
      let context = widget.context(environment)
      let entry: PreparedEntry
      do {
        let timeline = try await widget.source.timeline(in: context, within: .seconds(5))
        entry = timeline.entry(at: timeline.dates.index(at: date))
      } catch {
        problems.append(error.description)
        entry = widget.source.placeholder(in: context)
        environment.redactionReasons = .placeholder
      }
      let rendered = screen.draw(entry.view(), in: widget.placement.slot, environment: environment)
      problems += rendered.problems.map { "\(widget.placement.kind): \($0)" }
    }
    return screen.frame
  }
}
