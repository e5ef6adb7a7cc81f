import Foundation
import InkBitmap
import InkErrors
import InkPanels
import InkTimelines
import InkViews

/// Draws what a display would show at a moment, without any hardware: all of it, one widget, or a declared preview.
@MainActor
public final class Preview {
  /// What a picture is of.
  public enum Subject {
    /// Every widget of a page in its place, the first unless given.
    case display(page: Int = 0)
    /// One widget alone.
    case widget(HostSettings.Placement)
    /// A widget of that kind at an entry that was made elsewhere.
    case entry(PreparedEntry, kind: String, WidgetFamily, hasContentMargins: Bool)
    /// A view in a canvas of a size, points.
    case view(PreviewedView, CGSize)
  }

  /// What does not look as written, each once.
  public private(set) var problems: [String] = []
  let settings: HostSettings
  private let descriptors: [WidgetDescriptor]
  let model: PanelModel
  let look: PreviewLook

  /// A preview for a panel mounted as the settings say, of these widgets in that look.
  public init(_ settings: HostSettings, widgets: [WidgetDescriptor], model: PanelModel, look: PreviewLook) {
    self.settings = settings
    descriptors = widgets
    self.model = model
    self.look = look
  }

  /// The picture at `date`, upright; a provider that takes longer than 5 s is shown by its placeholder.
  public func picture(of subject: Subject, at date: Date) async throws -> ColorFrame {
    // Providers and views that ask the device instead of the environment are told the same.
    DeviceBattery.shared.status = look.battery
    DeviceBattery.shared.isLowPower = look.isLowPower
    let screen: Screen
    switch subject {
    case .display(let page):
      screen = try Screen(model, settings, isDark: look.isDark)
      if settings.pages.count > 1 { screen.clear(withHairlines: settings.hasHairlines(page)) }
      let placements = settings.pages.indices.contains(page) ? settings.pages[page].placements : []
      for placement in placements { try await draw(placement, on: screen, at: date) }
    case .widget(let placement):
      screen = try alone(placement)
      try await draw(placement, on: screen, at: date, isGallery: true)
    case .entry(let entry, let kind, let family, let hasContentMargins):
      screen = try Screen(family.canvas, inks: model.inks, scale: settings.scale, isDark: look.isDark)
      // A preview's entries have dates of their own, and are looked at when they are due.
      var environment = settings.environment(
        for: family, hasContentMargins: hasContentMargins, at: entry.date)
      look.apply(to: &environment)
      let slot = Slot("preview", family, CGRect(origin: .zero, size: family.canvas))
      note(
        screen.draw(entry.view(), in: slot, environment: environment, code: look.showsLinks ? .own : nil),
        of: kind)
    case .view(let view, let size):
      let slot = Slot("preview", view.renderer.family, CGRect(origin: .zero, size: size))
      screen = try Screen(size, inks: model.inks, scale: settings.scale, isDark: look.isDark)
      note(screen.draw(view.renderer, in: slot), of: view.name ?? "preview")
    }
    for problem in screen.problems { note(problem) }
    return screen.picture
  }

  /// A picture's size where a widget stands alone: its slot's.
  private func alone(_ placement: HostSettings.Placement) throws -> Screen {
    try Screen(placement.slot.frame.size, inks: model.inks, scale: settings.scale, isDark: look.isDark)
  }

  /// Draws a widget in its place; in a gallery with sample data where it would need settings.
  private func draw(
    _ placement: HostSettings.Placement, on screen: Screen, at date: Date, isGallery: Bool = false
  ) async throws {
    let widget = try PlacedWidget(placement, among: descriptors)
    for text in widget.notes { note(text) }
    var environment = widget.environment(settings, at: date)
    look.apply(to: &environment)
    let context = widget.context(environment)
    let entry: PreparedEntry
    if look.isPlaceholder {
      entry = widget.source.placeholder(in: context)
    } else {
      do {
        if isGallery, widget.lacksConfiguration {
          let context = widget.context(environment, isPreview: true)
          entry = try await widget.source.snapshot(in: context, within: .seconds(5))
        } else {
          let timeline = try await widget.source.timeline(in: context, within: .seconds(5))
          entry = timeline.entry(at: timeline.dates.index(at: date))
        }
      } catch {
        note(error.description)
        entry = widget.source.placeholder(in: context)
        environment.redactionReasons = .placeholder
      }
    }
    note(
      screen.draw(
        entry.view(), in: placement.slot, environment: environment,
        code: placement.code ?? (look.showsLinks ? .own : nil)), of: placement.kind)
  }

  private func note(_ rendered: RenderedView, of name: String) {
    for problem in rendered.problems { note("\(name): \(problem)") }
  }

  private func note(_ problem: String) {
    if !problems.contains(problem) { problems.append(problem) }
  }
}
