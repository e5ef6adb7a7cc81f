import Foundation
import InkBoards
import InkClocks
import InkFleet
import InkGauges
import InkHost
import InkLinux
import InkPanels

extension EffectiveSettings {
  /// Adds every key that no file has, with what is so because of that.
  ///
  /// What cannot be written as a value is said in words: "none", "the header's".
  mutating func addDefaults(named: String, board: Board, host: HostSettings, model: PanelModel) {
    addDisplay(named, host, model)
    addPanel(board, model)
    if let gauge = board.gauge { addGauge(gauge) } else { addDefault("gauge", "none") }
    addPages(host)
    for (index, placement) in host.nightPlacements.enumerated() { addWidget("night[\(index)]", placement) }
    if host.nightPlacements.isEmpty { addDefault("night", "none") }
  }

  private mutating func addPages(_ host: HostSettings) {
    // The widgets outside of pages are the first page where there are any.
    let isFirstNamed = settings.contains {
      $0.key == "page[0].name" && $0.value == Self.quoted(host.pages[0].name)
    }
    for (number, page) in host.pages.enumerated() {
      let index = isFirstNamed ? number : number - 1
      let path = index < 0 ? "" : "page[\(index)]."
      for (index, placement) in page.placements.enumerated() {
        addWidget("\(path)widget[\(index)]", placement)
      }
      if index >= 0 { addDefault("\(path)show", "[]") }
    }
    if host.pages.count == 1 { addDefault("page", "none") }
    addDefault("pages.rotate", "never")
    addDefault("pages.follow_relevance", "false")
    addDefault("pages.hold", Self.quoted((host.turns.hold ?? .seconds(300)).settingText))
    if host.buttons.isEmpty { addDefault("button", "none") }
  }

  private mutating func addDefault(_ key: String, _ value: String) { add(key, value, .standard) }

  private mutating func addDisplay(_ board: String, _ host: HostSettings, _ model: PanelModel) {
    addDefault("board", Self.quoted(board))
    addDefault("locale", Self.quoted(host.locale.identifier))
    addDefault("time_zone", Self.quoted(host.timeZone.identifier))
    addDefault("trust_clock", "false")
    addDefault("state_writes_per_hour", "\(CommandContext.usualStateWritesPerHour)")
    addDefault("refresh.quiet_hours", "[]")
    addDefault("refresh.full_every", host.refresh.fullEvery.map { Self.quoted($0.settingText) } ?? "never")
    add("refresh.maximum_partials", "\(model.ghosting.screens)", .model(model.name))
    addDefault("refresh.minimum_interval", Self.quoted(host.ticks.minimumRefreshInterval.settingText))
    addDefault("refresh.per_day", "unlimited")
    let battery = host.battery
    for (key, percent) in [
      ("low", battery.low), ("warning", battery.warning), ("critical", battery.critical),
      ("power_off", battery.powerOff),
    ] { addDefault("battery.\(key)", "\(Int(percent))") }
    addDefault("battery.floor_volts", "\(battery.powerOffVolts)")
    addDefault("battery.power_off_command", "none")
    addDefault("battery.countdown", Self.quoted(battery.countdown.settingText))
    addSleep(host.sleep)
    addWeb(host.web)
    addFleet(host.fleet)
  }

  private mutating func addWeb(_ web: Settings.Web?) {
    guard let web else { return addDefault("web", "none") }
    addDefault("web.listen", Self.quoted("\(web.listen)"))
    addDefault("web.token", "none")
    addDefault("web.names", "[]")
  }

  private mutating func addFleet(_ fleet: Settings.Fleet?) {
    guard let fleet else { return addDefault("fleet", "none") }
    guard let settings = FleetSettings(fleet, host: ProcessInfo.processInfo.hostName) else { return }
    addDefault("fleet.id", Self.quoted(settings.topics.id))
    addDefault("fleet.name", Self.quoted(settings.name))
    addDefault("fleet.area", "none")
    addDefault("fleet.password", "none")
    addDefault("fleet.certificates", "the system's")
    addDefault("fleet.prefix", Self.quoted(settings.topics.prefix))
    addDefault("fleet.discovery", Self.quoted(settings.discovery ?? ""))
    addDefault("fleet.keep_alive", Self.quoted(settings.keepAlive.settingText))
    addDefault("fleet.show_for", Self.quoted(settings.showFor.settingText))
    addDefault("fleet.frame", "\(settings.showsFrame)")
  }

  private mutating func addSleep(_ sleep: Settings.Sleep?) {
    guard let sleep else { return addDefault("sleep", "none") }
    let policy = SleepPolicy(sleep)
    for (key, time) in [("lead", policy.lead), ("shortest", policy.shortest), ("awake", policy.awake)] {
      addDefault("sleep.\(key)", Self.quoted(time.settingText))
    }
    let cut = Self.quoted(CommandContext.usualCut.settingText)
    let cutsLater = ClockModel.named(sleep.clock).map(\.cutsLater) ?? false
    addDefault("sleep.cut", sleep.clock == "board" ? "\(cut) where the board can" : cutsLater ? cut : "none")
    addDefault("sleep.hold_file", "none")
    addDefault("sleep.with_power", "\(sleep.withPower)")
  }

  private mutating func addPanel(_ board: Board, _ model: PanelModel) {
    addDefault("title", Self.quoted(board.title))
    addDefault("simulated", "false")
    addDefault("panel.rotation", "\(board.panel.rotation.rawValue)")
    addDefault("panel.scale", "\(board.panel.scale)")
    addDefault("panel.greys", board.panel.hasGreys ? "4" : "2")
    addDefault("panel.vcom", "the controller's own")
    addDefault("panel.temperature", "\"gauge\"")
    guard let wiring = board.panel.wiring else { return }
    addDefault("panel.second_spi", "none")
    addDefault("panel.clock", "\(wiring.clock ?? LinuxSPIDevice.defaultClock)")
    addDefault("panel.chip", "the header's")
    addDefault("panel.lines.power", "none")
  }

  private mutating func addGauge(_ gauge: Board.Gauge) {
    guard let model = try? GaugeCatalog.model(named: gauge.model) else { return }
    func addOfModel(_ key: String, _ value: String?) {
      add("gauge.\(key)", value ?? "none", .model(model.name))
    }
    addDefault("gauge.bus", "\(gauge.bus)")
    addOfModel("address", model.addresses.first.map { "0x" + String($0, radix: 16) })
    addOfModel("cells", "\(model.cells)")
    addDefault("gauge.capacity_mah", "unknown")
    addOfModel("shunt_milliohms", "the model's own")
    addDefault("gauge.chemistry", "\"lipo\"")
    addDefault("gauge.invert_current", "false")
    addDefault("gauge.double_percent", "false")
    addOfModel("divider", "the model's own")
    addDefault("gauge.channel", "0")
    addDefault("gauge.supply", "the first that is a battery")
    addDefault("gauge.alert_line", "none")
    if !settings.contains(where: { $0.key.hasPrefix("gauge.external_power.") }) {
      addDefault("gauge.external_power", "none")
    }
  }

  private mutating func addWidget(_ path: String, _ placement: HostSettings.Placement) {
    addDefault("\(path).kind", Self.quoted(placement.kind))
    addDefault("\(path).family", Self.quoted(placement.slot.family.description))
    addDefault("\(path).qr_code", "false")
    // One of the two says where it stands.
    if !settings.contains(where: { $0.key == "\(path).frame" }) {
      addDefault("\(path).slot", Self.quoted(placement.slot.name))
    }
    if !settings.contains(where: { $0.key.hasPrefix("\(path).configuration") }) {
      addDefault("\(path).configuration", "{}")
    }
  }
}
