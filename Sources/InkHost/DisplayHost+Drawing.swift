import Foundation
import InkTimelines
import InkViews

extension DisplayHost {
  /// What a widget sees of the display at `now`.
  func environment(of widget: PlacedWidget, at now: Date) -> EnvironmentValues {
    var environment = widget.environment(settings, at: now)
    environment.battery = watch?.status ?? BatteryStatus()
    environment.feeds = feeds
    environment.feedReader = widget.place
    return environment
  }

  /// What came of drawing a widget.
  struct Shown {
    /// When the picture reads differently; nil when it never does.
    var nextChange: Date?
    /// What does not look as written.
    var problems: [String]
  }

  /// Draws a widget's entry, or its placeholder.
  ///
  /// Nil when there was nothing to draw: while the clock is not believed, what depends on the time stays a placeholder,
  /// which is drawn once.
  func show(_ widget: PlacedWidget, _ redraw: Tick.Redraw, at now: Date) -> Shown? {
    guard clockWatch.truth == .trusted else { return showUntimed(widget, redraw, at: now) }
    let rendered = draw(widget, redraw.entry, at: now)
    var shown = Shown(nextChange: rendered.nextChange(after: now), problems: rendered.problems)
    if redraw.isStale, let loadedAt = scheduler.health(of: redraw.placement, at: now)?.loadedAt {
      markStale(widget, loadedAt: loadedAt, at: now)
      let change = StaleMark.nextChange(loadedAt: loadedAt, now: now)
      shown.nextChange = min(shown.nextChange ?? change, change)
    }
    return shown
  }

  /// Makes room for another page.
  func turnPage(to page: TickScheduler.Page) {
    isPageTurned = false
    screen.clear(withHairlines: hasHairlines(page))
    for widget in widgets.values { widget.showsPlaceholder = false }
  }

  private func showUntimed(_ widget: PlacedWidget, _ redraw: Tick.Redraw, at now: Date) -> Shown? {
    if isTimeless(widget), redraw.entry != nil {
      let rendered = draw(widget, redraw.entry, at: now)
      if rendered.nextChange(after: now) == nil { return Shown(problems: rendered.problems) }
    }
    guard !widget.showsPlaceholder else { return nil }
    let rendered = draw(widget, nil, at: now)
    widget.showsPlaceholder = true
    return Shown(problems: rendered.problems)
  }

  private func draw(_ widget: PlacedWidget, _ entry: Int?, at now: Date) -> RenderedView {
    var environment = environment(of: widget, at: now)
    widget.showsPlaceholder = false
    let slot = widget.placement.slot
    guard !isLeftAlone(widget, at: now) else {
      return screen.draw(LeftAlonePage(kind: widget.placement.kind), in: slot, environment: environment)
    }
    return watched(widget) {
      let prepared = widget.entry(entry, environment)
      if entry == nil { environment.redactionReasons = .placeholder }
      return screen.draw(
        prepared.view(), in: slot, environment: environment,
        code: entry == nil ? nil : widget.placement.code)
    }
  }

  /// Says on a widget how old it is.
  private func markStale(_ widget: PlacedWidget, loadedAt: Date, at now: Date) {
    let mark = StaleMark(age: .seconds(now.timeIntervalSince(loadedAt)), locale: settings.locale)
    let frame = StaleMark.frame(in: widget.placement.slot.frame, text: mark.text)
    screen.draw(mark, in: Slot("age", .systemSmall, frame), environment: environment(of: widget, at: now))
  }
}
