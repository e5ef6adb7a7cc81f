import Foundation
import InkBitmap
import InkBoards
import InkGauges
import InkPanels
import InkTimelines
import InkViews

extension HostSettings {
  /// The settings that a board file and a display file give for a panel.
  ///
  /// Throws `PlacementError` for a slot that the screen does not have or a widget that no free slot suits.
  @MainActor
  public init(
    board: Board, display: Settings, model: PanelModel, widgets: [WidgetDescriptor]
  ) throws(PlacementError) {
    let rotation = QuarterTurn(board.panel.rotation)
    let isTurned = rotation == .left || rotation == .right
    let scale = CGFloat(board.panel.scale)
    let layout = ScreenLayout.lockScreen(
      CGSize(
        width: CGFloat(isTurned ? model.height : model.width) / scale,
        height: CGFloat(isTurned ? model.width : model.height) / scale))
    let hasBattery = board.gauge.map { $0.model != "mains" } ?? false
    if display.file == nil {
      var placements = layout.defaultPlacements(hasBattery: hasBattery)
      // A program with widgets of its own need not have ours.
      if !placements.allSatisfy({ placement in widgets.contains { $0.kind == placement.kind } }) {
        placements = layout.defaultPlacements(of: widgets)
      }
      self.init(placements: placements)
      if placements.contains(where: { $0.slot.family == .accessoryInline }) { hairlines = layout.hairlines }
    } else {
      var placements = try layout.placements(of: display.widgets, among: widgets)
      if let file = display.file {
        for (index, widget) in display.widgets.enumerated() {
          placements[index].origin = Placement.Origin(file: file, widget: widget)
        }
      }
      self.init(placements: placements)
      nightPlacements = try layout.placements(of: display.nightWidgets, among: widgets)
      // Without a widget in the strip its line would divide nothing.
      if placements.contains(where: { $0.slot.family == .accessoryInline }) { hairlines = layout.hairlines }
    }
    self.scale = scale
    self.rotation = rotation
    if let identifier = display.locale { locale = Locale(identifier: identifier) }
    followsSystemZone = display.timeZone == nil
    if let zone = display.timeZone.flatMap(TimeZone.init(identifier:)) { timeZone = zone }
    if let every = display.refresh.fullEvery {
      refresh.fullEvery = every
      ticks.maintenanceInterval = every
    }
    if let partials = display.refresh.maximumPartials { refresh.maximumPartials = partials }
    if let interval = display.refresh.minimumInterval { ticks.minimumRefreshInterval = interval }
    ticks.refreshesPerDay = display.refresh.perDay
    battery = BatteryPolicy(display.battery, chemistry: board.gauge?.settings.chemistry ?? .lipo)
    powerOffCommand = display.battery.powerOffCommand
    sleep = display.sleep
    ticks.quietHours = InkTimelines.QuietHours(
      display.refresh.quietHours.compactMap { hours in
        guard let start = TimeOfDay(hour: hours.start / 60, minute: hours.start % 60),
          let end = TimeOfDay(hour: hours.end / 60, minute: hours.end % 60)
        else { return nil }
        return .init(from: start, to: end, on: Weekdays(rawValue: hours.days))
      })
  }
}

extension BatteryPolicy {
  /// The limits of a display file, the program's own for what the cells are made of where it gives none.
  init(_ settings: Settings.Battery, chemistry: CellChemistry = .lipo) {
    self.init()
    // The voltage of iron phosphate lies lower, and falls steeply below 3.2 V (A123 APR18650M1B at C/32).
    if chemistry == .lfp { (warningVolts, powerOffVolts, contradictingVolts) = (2.9, 2.7, 3.2) }
    if let percent = settings.low { low = Double(percent) }
    if let percent = settings.warning { warning = Double(percent) }
    if let percent = settings.critical { critical = Double(percent) }
    if let percent = settings.powerOff { powerOff = Double(percent) }
    if let volts = settings.floorVolts {
      powerOffVolts = volts
      warningVolts = volts + 0.1
      contradictingVolts = max(contradictingVolts, volts + 0.4)
    }
    if let time = settings.countdown { countdown = time }
    switchesOff = settings.powerOffCommand != nil
  }
}

extension QuarterTurn {
  /// The turn that a board file gives in degrees, clockwise.
  public init(_ rotation: Board.Rotation) {
    self =
      switch rotation {
      case .upright: .none
      case .quarter: .right
      case .half: .half
      case .threeQuarters: .left
      }
  }
}
