import Foundation

extension BoardFault {
  /// Supply, fonts, time and the service.
  static let surroundings = [
    BoardFault("weak-supply", "the Pi's supply has been too low", check: "power") {
      try $0.write("sys/class/hwmon/hwmon1/name", "rpi_volt\n")
      try $0.write("sys/class/hwmon/hwmon1/in0_lcrit_alarm", "1\n")
    },
    BoardFault("no-fonts", "no font is installed", check: "fonts") { $0.remove("usr/share/fonts") },
    BoardFault("no-han-font", "the fonts of Chinese, Japanese and Korean are missing", check: "fonts") {
      $0.remove("usr/share/fonts/opentype/noto")
    },
    BoardFault("no-glyphs", "no font has the characters of the display's Japanese", check: "glyphs") {
      try $0.setDisplayKey("locale", to: "\"ja_JP\"")
      $0.remove("usr/share/fonts/opentype/noto")
      let isThere = { [weak pi = $0] in pi?.exists("usr/share/fonts/opentype/noto") ?? true }
      $0.machine.missingCharacters = { text, _ in
        isThere() ? [] : Set(text).filter { $0 == "日" || $0 == "月" }.sorted()
      }
    },
    BoardFault("zone-unset", "no time zone is set", check: "time zone") { $0.remove("etc/localtime") },
    BoardFault("no-zone-rules", "the rules of the display's time zone are missing", check: "time zone") {
      try $0.setDisplayKey("time_zone", to: "\"Asia/Tokyo\"")
    },
    BoardFault("clock-1970", "the clock was never set", check: "clock") {
      $0.date = Date(timeIntervalSince1970: 100)
      $0.remove("run/systemd/timesync/synchronized")
    },
    BoardFault("clock-not-synchronised", "no time server was heard", check: "clock") {
      $0.remove("run/systemd/timesync/synchronized")
    },
    BoardFault("service-died", "the service is enabled, and does not run", check: "service") {
      try $0.write("usr/lib/systemd/system/inkglance.service", "")
      try $0.write("etc/systemd/system/multi-user.target.wants/inkglance.service", "")
    },
  ]

  /// Board and display files.
  static let files = [
    BoardFault("bad-toml", "the display file has a quote without its end", check: "configuration") {
      try $0.write("etc/inkglance/inkglance.toml", "board = \"\($0.boardName)\"\nlocale = \"ja_JP\n")
    },
    BoardFault("unknown-key", "a key of the display file is misspelt", check: "configuration") {
      try $0.setDisplayKey("time_zon", to: "\"Europe/London\"")
    },
    BoardFault("unknown-board", "the display file misspells the board's name", check: "configuration") {
      try $0.setDisplayKey("board", to: "\"\($0.boardName)x\"")
    },
    BoardFault("unknown-panel", "the board file names a panel that there is not", check: "configuration") {
      try $0.setBoardKey("model", in: "panel", to: "\"waveshare-2in13-v5\"")
    },
    BoardFault("line-twice", "the board file gives D/C the chip select's line", check: "configuration") {
      try $0.setBoardKey(
        "lines", in: "panel", to: "{ data_command = 8, reset = 17, busy = 24, power = 18 }")
    },
    BoardFault("pin-number", "the board file counts a line by its pin", check: "configuration") {
      try $0.setBoardKey(
        "lines", in: "panel", to: "{ data_command = 25, reset = 17, busy = 40, power = 18 }")
    },
  ]
}
