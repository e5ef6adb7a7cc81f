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
      self.init(placements: [])
      pages = []
      for page in display.allPages { pages.append(try Page(page, of: display, in: layout, among: widgets)) }
      nightPlacements = try layout.placements(of: display.nightWidgets, among: widgets)
      // Without a widget in the strip its line would divide nothing.
      if pages.contains(where: \.hasStrip) { hairlines = layout.hairlines }
    }
    turns = display.turns
    buttons = try Self.buttons(of: board, display)
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
    web = display.web
    fleet = display.fleet
    ticks.quietHours = InkTimelines.QuietHours(
      display.refresh.quietHours.compactMap { .init($0) })
  }
}

extension HostSettings.Page {
  /// A page of a display file.
  @MainActor
  fileprivate init(
    _ page: Settings.Page, of display: Settings, in layout: ScreenLayout, among widgets: [WidgetDescriptor]
  ) throws(PlacementError) {
    self.init(name: page.name, placements: try layout.placements(of: page.widgets, among: widgets))
    windows = page.windows.compactMap { .init($0) }
    guard let file = display.file else { return }
    for (index, widget) in page.widgets.enumerated() {
      placements[index].origin = HostSettings.Placement.Origin(file: file, widget: widget)
    }
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
