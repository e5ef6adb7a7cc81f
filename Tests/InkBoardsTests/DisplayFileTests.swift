import Testing

@testable import InkBoards

@Suite struct DisplayFileTests {
  @Test(
    "A widget's QR code is its own link's, a text, or none",
    arguments: [("true", .own), ("false", nil), ("\"https://example.org\"", .text("https://example.org"))]
      as [(String, Settings.Code?)])
  func code(value: String, code: Settings.Code?) throws {
    let text = "[[widget]]\nkind = \"battery\"\nqr_code = \(value)\n"
    let settings = try DisplayFile.parse(Array(text.utf8), file: "inkglance.toml", vocabulary: .any)
    #expect(settings.widgets.first?.code == code)
  }

  @Test("the file of the manual gives the settings of the manual")
  func parse_theManualsExample() throws {
    let text = """
      board     = "waveshare-epd-2in13-v4"
      locale    = "ja_JP"
      time_zone = "Asia/Tokyo"

      [refresh]
      quiet_hours = ["23:00-06:30"]
      full_every  = "24h"

      [[widget]]
      kind   = "battery"
      family = "accessoryCircular"
      slot   = "circular.1"

      [[widget]]
      kind   = "pressure"
      family = "accessoryRectangular"
      slot   = "rectangular.1"
      configuration = { place = "Tokyo", source = { command = "cat /run/pressure.json", every = "10m" } }
      """
    let settings = try DisplayFile.parse(Array(text.utf8), file: "inkglance.toml")
    #expect(settings.board == "waveshare-epd-2in13-v4")
    #expect(settings.locale == "ja_JP")
    #expect(settings.timeZone == "Asia/Tokyo")
    #expect(settings.file == "inkglance.toml")
    #expect(
      settings.refresh
        == Settings.Refresh(
          quietHours: [QuietHours(start: 23 * 60, end: 6 * 60 + 30)], fullEvery: .seconds(86400)))
    #expect(settings.widgets.map(\.kind) == ["battery", "pressure"])
    #expect(settings.widgets.map(\.family) == [.accessoryCircular, .accessoryRectangular])
    #expect(settings.widgets.map(\.place) == [.slot(Slot(.circular, 1)), .slot(Slot(.rectangular, 1))])
    #expect(settings.widgets.map(\.position.line) == [9, 14])
    let configuration = settings.widgets[1].configuration
    #expect(configuration["place"]?.string == "Tokyo")
    #expect(configuration["source"]?.table?["every"]?.string == "10m")
    #expect(configuration["source"]?.table?["every"]?.position == TextPosition(line: 18, column: 91))
  }

  @Test("the battery's levels, the night page, and the keys about time and state")
  func parse_theBattery() throws {
    let text = """
      trust_clock = true
      state_writes_per_hour = 12
      [refresh]
      quiet_hours = ["mon-fri 22:00-07:00", "sat,sun 00:00-09:00"]
      per_day = 96
      [battery]
      low = 30
      warning = 15
      critical = 8
      power_off = 4
      floor_volts = 3.2
      power_off_command = "systemctl poweroff"
      countdown = "2m"
      [sleep]
      clock = "rtc0"
      command = "systemctl poweroff"
      lead = "50s"
      shortest = "15m"
      awake = "2m"
      hold_file = "/boot/firmware/stay-on"
      with_power = true
      [fleet]
      broker = "mqtts://display@[fe80::1]:8883"
      id = "kitchen"
      name = "Küche"
      area = "Kitchen"
      password = "${BROKER}"
      certificates = "/etc/ssl/house.pem"
      prefix = "house/displays"
      discovery = ""
      keep_alive = "18h"
      show_for = "5m"
      frame = false
      [[widget]]
      kind = "clock"
      slot = "rectangular.1"
      [[night]]
      kind = "date"
      slot = "rectangular.1"
      """
    let settings = try DisplayFile.parse(Array(text.utf8), file: "inkglance.toml")
    var battery = Settings.Battery()
    (battery.low, battery.warning, battery.critical, battery.powerOff) = (30, 15, 8, 4)
    battery.floorVolts = 3.2
    battery.powerOffCommand = "systemctl poweroff"
    battery.countdown = .seconds(120)
    #expect(settings.battery == battery)
    var sleep = Settings.Sleep(clock: "rtc0", command: "systemctl poweroff")
    (sleep.lead, sleep.shortest, sleep.awake) = (.seconds(50), .seconds(900), .seconds(120))
    (sleep.holdFile, sleep.withPower) = ("/boot/firmware/stay-on", true)
    #expect(settings.sleep == sleep)
    var fleet = Settings.Fleet(broker: "mqtts://display@[fe80::1]:8883")
    (fleet.id, fleet.name, fleet.area) = ("kitchen", "Küche", "Kitchen")
    (fleet.password, fleet.certificates) = ("${BROKER}", "/etc/ssl/house.pem")
    (fleet.prefix, fleet.discovery) = ("house/displays", "")
    (fleet.keepAlive, fleet.showFor, fleet.showsFrame) = (.seconds(64_800), .seconds(300), false)
    #expect(settings.fleet == fleet)
    #expect(settings.trustsClock)
    #expect(settings.stateWritesPerHour == 12)
    #expect(settings.refresh.perDay == 96)
    #expect(settings.refresh.quietHours.map(\.days) == [0b001_1111, 0b110_0000])
    #expect(settings.nightWidgets.map(\.kind) == ["date"])
    #expect(settings.widgets.map(\.kind) == ["clock"])
  }

  @Test("a night page without quiet hours is a fault")
  func nightPage_needsQuietHours() {
    let error = DisplayFile.error(in: "[[night]]\nkind = \"date\"")
    #expect(error?.explanation.whatHappened.contains("refresh.quiet_hours") == true)
  }

  @Test("every other key of the refresh section, a frame, and a widget that says only its kind")
  func parse_theRest() throws {
    let text = """
      [refresh]
      maximum_partials = 20
      minimum_interval = "3m"
      [[widget]]
      kind = "clock"
      [[widget]]
      kind = "battery"
      frame = [10, 20, 76, 76]
      [[widget]]
      kind = "battery"
      slot = "inline"
      """
    let settings = try DisplayFile.parse(Array(text.utf8), file: "inkglance.toml")
    #expect(settings.refresh == Settings.Refresh(maximumPartials: 20, minimumInterval: .seconds(180)))
    let places: [Settings.Place] = [
      .automatic, .frame(x: 10, y: 20, width: 76, height: 76), .slot(Slot(.inline)),
    ]
    #expect(settings.widgets.map(\.place) == places)
    #expect(settings.widgets.map(\.family) == [nil, nil, .accessoryInline])
  }

  @Test("an empty file shows nothing and changes nothing")
  func parse_empty() throws {
    #expect(try DisplayFile.parse([], file: "x.toml") == Settings(widgets: [], file: "x.toml"))
  }

  @Test("the first file there is wins, and with none the built-in settings are used")
  func load_bySearch() throws {
    let directory = try TemporaryDirectory()
    let paths = ConfigurationPaths(
      boards: [], displays: ["\(directory.path)/a.toml", "\(directory.path)/b.toml"])
    #expect(try DisplayFile.load(paths: paths) == .builtIn)
    try directory.write("board = \"b\"", to: "b.toml")
    #expect(try DisplayFile.load(paths: paths).board == "b")
    try directory.write("board = \"a\"", to: "a.toml")
    #expect(try DisplayFile.load(paths: paths).board == "a")
    #expect(try DisplayFile.load(path: "\(directory.path)/b.toml", paths: paths).board == "b")
  }

  @Test("a file that was named must be there, and be a file of a person's size")
  func load_named() throws {
    let directory = try TemporaryDirectory()
    let none = SettingsError.unreadable(UnreadableFile(path: "\(directory.path)/none.toml", errno: 2))
    #expect(throws: none) { try DisplayFile.load(path: "\(directory.path)/none.toml") }
    #expect(throws: SettingsError.unreadable(UnreadableFile(path: directory.path, errno: 21))) {
      try DisplayFile.load(path: directory.path)
    }
    try directory.write(String(repeating: "#", count: 256 * 1024), to: "full.toml")
    #expect(try DisplayFile.load(path: "\(directory.path)/full.toml").widgets.isEmpty)
    try directory.write(String(repeating: "#", count: 256 * 1024 + 1), to: "large.toml")
    let large = SettingsError.unreadable(UnreadableFile(path: "\(directory.path)/large.toml", errno: 27))
    #expect(throws: large) { try DisplayFile.load(path: "\(directory.path)/large.toml") }
  }
}
