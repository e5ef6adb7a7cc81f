import InkBitmap
import InkTimelines

extension DisplayHost {
  /// The picture as a person sees it.
  public var picture: ColorFrame {
    // That the battery is empty is more important than anything that somebody sent.
    guard let showing, lastPicture == .none else { return screen.picture }
    return showing.picture
  }

  /// What the glass shows, as a person sees it; nil where that is not known.
  public var glass: ColorFrame? { panel.picture?.rotated(by: settings.rotation.inverse) }

  func connectWidgetCenter() {
    let placed = widgets.values.map { WidgetInfo(kind: $0.placement.kind, family: $0.placement.slot.family) }
    WidgetCenter.shared.connect(
      WidgetCenter.Host(wake: { [clock] in clock.interrupt() }, placements: { placed }))
    feeds.connect { [clock] in clock.interrupt() }
  }
}
