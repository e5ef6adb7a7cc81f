@testable import InkCommand

extension BrokenPage {
  static let surroundings = [
    BrokenPage(
      fault: "weak-supply", fact: "the supply of this Raspberry Pi has been too low",
      remedy: ["thin cable", "from its maker's supply", "dmesg"], isWarning: true,
      hands: { $0.remove("sys/class/hwmon/hwmon1") }),
    BrokenPage(
      fault: "no-fonts", fact: "none of the fonts is installed",
      remedy: [
        "sudo apt install fonts-inter fonts-dejavu-core fonts-noto-cjk fonts-materialdesignicons-webfont"
      ]),
    BrokenPage(
      fault: "no-han-font", fact: "not installed: Noto CJK (Chinese, Japanese and Korean are boxes)",
      remedy: ["sudo apt install fonts-noto-cjk"], isWarning: true),
    BrokenPage(
      fault: "no-glyphs",
      fact:
        "ja_JP: no font has 2 of the 27 characters of its dates, such as \u{201C}日\u{201D} \u{201C}月\u{201D}",
      remedy: ["sudo apt install fonts-noto-cjk", "fc-list ':charset=65e5'"], others: ["fonts"]),
    BrokenPage(
      fault: "zone-unset", fact: "none is set, so times are shown in UTC",
      remedy: ["sudo timedatectl set-timezone Europe/Berlin"], isWarning: true),
    BrokenPage(
      fault: "no-zone-rules", fact: "the rules of Asia/Tokyo are not on this machine",
      remedy: ["sudo apt install tzdata"]),
    BrokenPage(
      fault: "clock-1970", fact: "it stands at 1970-01-01", remedy: ["sudo timedatectl set-ntp true"]),
    BrokenPage(
      fault: "clock-not-synchronised", fact: "not synchronised; it is 2026-03-14",
      remedy: ["sudo timedatectl set-ntp true"], isWarning: true),
    BrokenPage(
      fault: "service-died", fact: "the service is enabled, and does not run",
      remedy: ["inkglance logs", "sudo systemctl restart inkglance"]),
  ]

  static let files = [
    BrokenPage(
      fault: "bad-toml",
      fact:
        "/etc/inkglance/inkglance.toml:2:16: this is not TOML: unescaped control characters other than TAB (U+0009) are "
        + "explicitly prohibited.",
      remedy: [
        "The closing quote is missing on this line.", "sudo nano +2,16 /etc/inkglance/inkglance.toml",
        "inkglance check",
      ],
      hands: {
        try $0.write("etc/inkglance/inkglance.toml", "board = \"\($0.boardName)\"\nlocale = \"ja_JP\"\n")
      }),
    BrokenPage(
      fault: "unknown-key", fact: "/etc/inkglance/inkglance.toml:1:1: there is no key \"time_zon\".",
      remedy: [
        "sudo sed -i '1s/\\btime_zon\\b/time_zone/' /etc/inkglance/inkglance.toml",
        "inkglance check /etc/inkglance/inkglance.toml",
      ]),
    BrokenPage(
      fault: "unknown-board", fact: "There is no board \"waveshare-epd-2in13-v4x\".",
      remedy: ["\"waveshare-epd-2in13-v4\" was meant", "sudo sed -i"]),
    BrokenPage(
      fault: "unknown-panel",
      fact:
        "/etc/inkglance/boards/waveshare-epd-2in13-v4.toml:5:9: there is no panel model \"waveshare-2in13-v5\".",
      remedy: [
        "Write `model = \"waveshare-2in13-v4\"`.",
        "sudo sed -i '5s/\"waveshare-2in13-v5\"/\"waveshare-2in13-v4\"/'",
        "inkglance check",
      ]),
    BrokenPage(
      fault: "line-twice",
      fact:
        "/etc/inkglance/boards/waveshare-epd-2in13-v4.toml:5:26: \"panel.lines.data_command\" claims GPIO8, which is the "
        + "chip select of /dev/spidev0.0.", remedy: ["The line has that work already", "inkglance check"],
      hands: {
        try $0.setBoardKey(
          "lines", in: "panel", to: "{ data_command = 25, reset = 17, busy = 24, power = 18 }")
      }),
    BrokenPage(
      fault: "pin-number",
      fact:
        "/etc/inkglance/boards/waveshare-epd-2in13-v4.toml:5:49: \"panel.lines.busy\" is 40, and the header has the "
        + "lines GPIO2 to GPIO27 only.",
      remedy: ["40 is the number of the pin", "sudo sed -i", "inkglance check"]),
  ]
}
