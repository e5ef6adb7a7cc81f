import InkBitmap
import InkTimelines

extension DisplayHost {
  /// The picture as a person sees it.
  public var picture: ColorFrame { screen.picture }

  func connectWidgetCenter() {
    let placed = widgets.values.map { WidgetInfo(kind: $0.placement.kind, family: $0.placement.slot.family) }
    WidgetCenter.shared.connect(
      WidgetCenter.Host(wake: { [clock] in clock.interrupt() }, placements: { placed }))
    feeds.connect { [clock] in clock.interrupt() }
  }
}
