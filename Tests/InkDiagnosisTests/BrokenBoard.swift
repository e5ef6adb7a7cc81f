import Foundation
import InkBuses
import InkSimulation

@testable import InkDiagnosis
@testable import InkHost

/// A way in which a board is broken, and what a person is to read about it.
struct BrokenBoard: CustomStringConvertible, Sendable {
  /// What was done to it.
  let name: String
  /// The panel that really hangs on it.
  var glass = "waveshare-2in13-v4"
  /// The check that is to name the cause.
  let check: String
  /// Of that check.
  let fact: String
  /// In the remedy, its commands included.
  let remedy: [String]
  /// Checks that are allowed to fail beside it; all others pass or are skipped.
  var others: Set<String> = []
  var isWarning = false
  let breakIt: @Sendable (FakePi) throws -> Void

  var description: String { name }
}

extension BrokenBoard {
  /// Nodes, permissions and lines.
  static let machine = [
    BrokenBoard(
      name: "SPI switched off", check: "spi node", fact: "/dev/spidev0.0 is not there",
      remedy: ["SPI is switched off.", "sudo raspi-config nonint do_spi 0", "sudo reboot"]
    ) {
      try $0.remove("dev/spidev0.0")
      try $0.file("boot/firmware/config.txt", "# dtparam=spi=on\n")
      $0.gpio.holders = [:]
      $0.panelError = BusError(.notFound, node: "/dev/spidev0.0", operation: "open")
    },
    BrokenBoard(
      name: "SPI switched on, not restarted", check: "spi node", fact: "/dev/spidev0.0 is not there",
      remedy: ["but not in this kernel", "sudo reboot"]
    ) {
      try $0.remove("dev/spidev0.0")
      $0.gpio.holders = [:]
      $0.panelError = BusError(.notFound, node: "/dev/spidev0.0", operation: "open")
    },
    BrokenBoard(
      name: "no such SPI node on another machine", check: "spi node", fact: "/dev/spidev0.0 is not there",
      remedy: ["spidev is not loaded", "ls /dev/spidev*"]
    ) {
      try $0.remove("dev/spidev0.0")
      try $0.file("sys/firmware/devicetree/base/model", "Radxa Zero 3\0")
      $0.panelError = BusError(.notFound, node: "/dev/spidev0.0", operation: "open")
    },
    BrokenBoard(
      name: "I2C switched off", check: "i2c node", fact: "/dev/i2c-1 is not there",
      remedy: ["I2C is switched off.", "sudo raspi-config nonint do_i2c 0"]
    ) {
      try $0.remove("dev/i2c-1")
      try $0.file("boot/firmware/config.txt", "dtparam=spi=on\n")
      $0.hardware.bus.openFault = .notFound
    },
    BrokenBoard(
      name: "i2c-dev not loaded", check: "i2c node", fact: "/dev/i2c-1 is not there",
      remedy: ["not loaded", "sudo modprobe i2c-dev"]
    ) {
      try $0.remove("dev/i2c-1")
      try $0.file("sys/bus/i2c/devices/i2c-1/name", "bcm2835\n")
      $0.hardware.bus.openFault = .notFound
    },
    BrokenBoard(
      name: "user not in the group", check: "permissions",
      fact: "anna may not use /dev/spidev0.0, /dev/i2c-1, /dev/gpiochip0",
      remedy: ["not in hardware", "sudo usermod -aG hardware $USER"]
    ) {
      $0.machine.user.groups = [1000]
      try $0.file("etc/group", "hardware:x:\(getegid()):\n")
      $0.panelError = BusError(.noPermission(group: "hardware"), node: "/dev/spidev0.0", operation: "open")
      $0.gpio.failure = BusError(.noPermission(group: "hardware"), node: "/dev/gpiochip0", operation: "open")
      $0.hardware.bus.openFault = .noPermission(group: "hardware")
    },
    BrokenBoard(
      name: "user joined the group and did not log in again", check: "permissions",
      fact: "anna may not use /dev/spidev0.0",
      remedy: ["is in hardware, but has not logged in since", "exec su -l $USER"]
    ) {
      try $0.file("dev/i2c-1", "", mode: 0o666)
      try $0.file("dev/gpiochip0", "", mode: 0o666)
      $0.machine.user.groups = [1000]
      $0.panelError = BusError(.noPermission(group: "hardware"), node: "/dev/spidev0.0", operation: "open")
    },
    BrokenBoard(
      name: "no rule gives the node to a group", check: "permissions",
      fact: "anna may not use /dev/spidev0.0",
      remedy: ["belongs to root alone", "/etc/udev/rules.d/60-spi.rules"]
    ) {
      try $0.file("dev/i2c-1", "", mode: 0o666)
      try $0.file("dev/gpiochip0", "", mode: 0o666)
      $0.machine.user.groups = [1000]
      try $0.file("etc/group", "root:x:\(getegid()):\n")
      $0.panelError = BusError(.noPermission(group: "root"), node: "/dev/spidev0.0", operation: "open")
    },
    BrokenBoard(
      name: "no GPIO chip of a header", check: "gpio chip",
      fact: "Looking for GPIO chip of the header failed: it does not exist.", remedy: ["gpiodetect"]
    ) {
      $0.gpio.failure = BusError(.notFound, node: "GPIO chip of the header", operation: "find")
      $0.panelError = $0.gpio.failure
    },
    BrokenBoard(
      name: "another program has BUSY", check: "lines",
      fact: "BUSY, GPIO24 (gpiochip0 line 24), is held by \"lg\"",
      remedy: ["calls itself \"lg\"", "gpioinfo"]
    ) {
      $0.gpio.holders[24] = "lg"
      $0.panelError = BusError(.busy(holder: "lg"), node: "GPIO24 (gpiochip0 line 24)", operation: "request")
    },
    BrokenBoard(
      name: "D/C on the chip select", check: "lines",
      fact: "D/C, GPIO8 (gpiochip0 line 8), is held by \"spi0 CS0\"",
      remedy: ["is a chip select and the kernel drives it itself", "Take GPIO8 out of `lines`"]
    ) {
      $0.usedBoard?.panel.wiring?.dataCommand = .number(8)
      $0.panelError = BusError(
        .busy(holder: "spi0 CS0"), node: "GPIO8 (gpiochip0 line 8)", operation: "request")
    },
    BrokenBoard(
      name: "the service runs", check: "lines", fact: "another inkglance has the panel",
      remedy: ["sudo systemctl stop inkglance"], isWarning: true
    ) {
      for line in [17, 18, 24, 25] { $0.gpio.holders[line] = "inkglance" }
      $0.panelError = BusError(
        .busy(holder: "inkglance"), node: "GPIO25 (gpiochip0 line 25)", operation: "request")
    },
    BrokenBoard(
      name: "a line the chip does not have", check: "lines",
      fact: "Looking for PIN_99 (a line of gpiochip0) failed: it does not exist.", remedy: ["gpioinfo"]
    ) {
      $0.usedBoard?.panel.wiring?.busy = .name("PIN_99")
      $0.panelError = BusError(.notFound, node: "PIN_99 (a line of gpiochip0)", operation: "find")
    },
    BrokenBoard(
      name: "the overlay without chip selects", check: "chip select",
      fact: "GPIO8 is not driven by the kernel", remedy: ["spi0-0cs", "sudo sed -i"], isWarning: true
    ) { $0.gpio.holders = [:] },
    BrokenBoard(
      name: "another program has the chip select", check: "chip select",
      fact: "GPIO8, the chip select of /dev/spidev0.0, is held by \"lg\"",
      remedy: ["gpioinfo | grep -w GPIO8"]
    ) { $0.gpio.holders[8] = "lg" },
    BrokenBoard(
      name: "spidev's messages made small", check: "spi message size",
      fact: "64 bytes, less than spidev's own 4096", remedy: ["spidev.bufsiz"], isWarning: true
    ) { try $0.file("sys/module/spidev/parameters/bufsiz", "64\n") },
  ]

  /// Panel and gauge.
  static let devices = [
    BrokenBoard(
      name: "BUSY shorted to the supply", check: "panel",
      fact:
        "BUSY is stuck high: it stays so after a reset, as if SSD1680 were busy for ever, and something holds it there "
        + "against its pull resistor",
      remedy: ["shorted to 3.3 V", "another panel or revision", "RST (GPIO17, pin 11) is not connected"]
    ) { $0.hardware.wires.busyFault = .stuck(.high) },
    BrokenBoard(
      name: "BUSY not connected", check: "panel",
      fact: "BUSY floats: nothing drives it after a reset, it only follows its pull resistor",
      remedy: ["has no contact"]
    ) { $0.hardware.wires.busyFault = .floating },
    BrokenBoard(
      name: "BUSY with a loose contact", check: "panel",
      fact: "BUSY flickers: 40 edges in 20 ms, where one command makes two at most",
      remedy: ["no firm contact", "gpioinfo"]
    ) { $0.flickeringEdges = 40 },
    BrokenBoard(
      name: "a bus clocked too fast", check: "spi clock",
      fact: "32 MHz by the board file, of at most 125 MHz", remedy: ["20 MHz at the most"], isWarning: true
    ) { $0.usedBoard?.panel.wiring?.clock = 32_000_000 },
    BrokenBoard(
      name: "a gauge at another address", check: "gauge",
      fact: "MAX17048 on simulated I2C bus address 0x62 does not answer.",
      remedy: ["inkglance gauge scan --bus 1"]
    ) { $0.usedBoard?.gauge?.address = 0x62 },
    BrokenBoard(
      name: "a gauge whose bytes are swapped", check: "gauge",
      fact:
        "MAX17048 on simulated I2C bus address 0x36: 255.3 %, 4.075 V, version 0x1200, which no battery has",
      remedy: ["another chip", "inkglance gauge --raw"]
    ) { $0.hardware.bus.setReadFault(.swappedBytes, at: 0x36) },
    BrokenBoard(
      name: "a data line stuck low", check: "gauge",
      fact: "MAX17048 on simulated I2C bus address 0x36 answers with zeros only.",
      remedy: ["SDA (GPIO2, pin 3 of the header)", "inkglance gauge --raw"]
    ) { $0.hardware.bus.setReadFault(.allZeros, at: 0x36) },
    BrokenBoard(
      name: "flexible cable out", check: "panel",
      fact: "BUSY floats: nothing drives it after a reset, it only follows its pull resistor",
      remedy: ["no supply", "cable", "another line"]
    ) { $0.hardware.wires.isPanelConnected = false },
    BrokenBoard(
      name: "PWR not wired", check: "panel",
      fact: "BUSY floats: nothing drives it after a reset, it only follows its pull resistor",
      remedy: ["PWR (GPIO18, pin 12) has no contact"]
    ) { $0.hardware.wires.isPowerLineConnected = false },
    BrokenBoard(
      name: "another controller on the glass", glass: "waveshare-7in5-v2", check: "panel",
      fact: "BUSY moves, but is high after a reset, where SSD1680's is low", remedy: ["of the other family"]
    ) { _ in },
    BrokenBoard(
      name: "BUSY shorted to ground", check: "panel",
      fact: "BUSY is stuck low: right after a reset, but it does not move at a command",
      remedy: ["D/C", "MOSI (GPIO10, pin 19)", "shorted to ground"]
    ) { $0.hardware.wires.busyFault = .stuck(.low) },
    BrokenBoard(
      name: "an SPI controller that fails", check: "panel",
      fact: "The panel could not be used while the registers were set. "
        + "Writing to simulated SPI failed: the kernel reported an error (EIO).", remedy: ["dmesg"]
    ) { $0.hardware.faults.fail(on: "simulated SPI", with: .failed) },
    BrokenBoard(
      name: "gauge not there", check: "gauge",
      fact: "MAX17048 on simulated I2C bus address 0x36 does not answer.",
      remedy: ["battery is unplugged", "inkglance gauge scan --bus 1"]
    ) { $0.hardware.bus.detach(at: 0x36) },
    BrokenBoard(
      name: "gauge without its cell", check: "gauge",
      fact: "MAX17048 on simulated I2C bus address 0x36 answers with ones only.",
      remedy: ["battery is unplugged"]
    ) { $0.hardware.bus.setReadFault(.allOnes, at: 0x36) },
    BrokenBoard(
      name: "a kernel driver has the gauge", check: "gauge",
      fact: "Opening simulated I2C bus address 0x36 failed: it is held by \"max17040\" (EBUSY).",
      remedy: []
    ) { $0.hardware.bus.openFault = .busy(holder: "max17040") },
    BrokenBoard(
      name: "a supply that is too weak", check: "power",
      fact: "the supply of this Raspberry Pi has been too low", remedy: ["thin cable"], isWarning: true
    ) {
      try $0.file("sys/class/hwmon/hwmon1/name", "rpi_volt\n")
      try $0.file("sys/class/hwmon/hwmon1/in0_lcrit_alarm", "1\n")
    },
    BrokenBoard(
      name: "lights and outputs that nobody needs", check: "idle",
      fact:
        "the processor at full speed, the HDMI output, the lights ACT and PWR, USB 1-1, kept awake and Bluetooth draw "
        + "current between two ticks",
      remedy: [
        "echo schedutil | sudo tee", "dtoverlay=vc4-kms-v3d/#&/", "dtparam=act_led_trigger=none",
        "dtparam=pwr_led_trigger=none", "/sys/bus/usb/devices/1-1/power/control", "dtoverlay=disable-bt",
      ], isWarning: true
    ) {
      try $0.file("sys/devices/system/cpu/cpu0/cpufreq/scaling_governor", "performance\n")
      try $0.file("sys/class/drm/card1-HDMI-A-1/status", "disconnected\n")
      try $0.file("sys/class/leds/ACT/trigger", "none rc-feedback [mmc0] timer\n")
      try $0.file("sys/class/leds/PWR/trigger", "none [default-on]\n")
      try $0.file("sys/class/leds/input0::numlock/trigger", "none [kbd-numlock]\n")
      try $0.file("sys/bus/usb/devices/1-1/power/control", "on\n")
      try $0.file("sys/bus/usb/devices/usb1/power/control", "on\n")
      try $0.file("sys/bus/usb/devices/1-1:1.0/power/control", "on\n")
      try $0.file("sys/class/bluetooth/hci0/address", "00\n")
    },
  ]

  /// Fonts, time, files and the service.
  static let surroundings = [
    BrokenBoard(
      name: "no glyphs of the locale", check: "glyphs",
      fact: "ja_JP: no font has 2 of the 27 characters of its dates, such as “日” “月”",
      remedy: ["sudo apt install fonts-noto-cjk", "fc-list ':charset=65e5'"]
    ) {
      $0.locale = Locale(identifier: "ja_JP")
      $0.machine.missingCharacters = { text, _ in Set(text).filter { $0 == "日" || $0 == "月" }.sorted() }
    },
    BrokenBoard(
      name: "zone rules that cannot be loaded", check: "time zone",
      fact: "the rules of Europe/Berlin are there, and cannot be loaded",
      remedy: ["apt install --reinstall tzdata"]
    ) { $0.machine.zone = { _ in nil } },
    BrokenBoard(
      name: "a service that died", check: "service", fact: "the service is enabled, and does not run",
      remedy: ["inkglance logs", "sudo systemctl restart inkglance"]
    ) {
      try $0.file("usr/lib/systemd/system/inkglance.service", "")
      try $0.file("etc/systemd/system/multi-user.target.wants/inkglance.service", "")
    },
    BrokenBoard(
      name: "a service with a configuration that went bad", check: "service",
      fact: "inkglance runs with an older configuration than its file's, which cannot be used",
      remedy: ["inkglance check /etc/inkglance/inkglance.toml", "sudo systemctl reload inkglance"],
      isWarning: true
    ) { try $0.runDisplay { $0.configuration.error = "x.toml:1:1: no." } },
    BrokenBoard(
      name: "a service that does not answer", check: "service",
      fact: "The display behind /run/inkglance/control.sock has not answered for 1 s.",
      remedy: ["systemctl restart inkglance"]
    ) { $0.display = .failure(.noAnswer(path: "/run/inkglance/control.sock", after: .seconds(1))) },
    BrokenBoard(
      name: "a display whose refreshes fail", check: "refreshes",
      fact: "the last error is newer than the last refresh: BUSY on GPIO24 stayed high.",
      remedy: ["1) the panel has no supply.", "inkglance logs"]
    ) {
      try $0.runDisplay { status in
        status.errors = [
          .init(
            date: status.date, priority: .error,
            text: "BUSY on GPIO24 stayed high.\n  likely cause: 1) the panel has no supply.")
        ]
      }
    },
    BrokenBoard(
      name: "a widget without data", check: "sources",
      fact: "weather: no new data; The weather did not answer.",
      remedy: ["no network", "inkglance reload weather"], isWarning: true
    ) {
      try $0.runDisplay { status in
        status.widgets.append(
          DisplayStatus.Widget(
            kind: "weather", family: "accessoryCircular", slot: "circular.1", failures: 3,
            isReloading: false, isStale: false,
            error: "The weather did not answer.\n  likely cause: no network."))
      }
    },
    BrokenBoard(
      name: "no fonts", check: "fonts", fact: "none of the fonts is installed",
      remedy: [
        "sudo apt install fonts-inter fonts-dejavu-core fonts-noto-cjk fonts-materialdesignicons-webfont"
      ]
    ) { try $0.remove("usr/share/fonts") },
    BrokenBoard(
      name: "no Han fonts", check: "fonts",
      fact: "not installed: Noto CJK (Chinese, Japanese and Korean are boxes)",
      remedy: ["sudo apt install fonts-noto-cjk"], isWarning: true
    ) { try $0.remove("usr/share/fonts/opentype/noto") },
    BrokenBoard(
      name: "no rules of the display's zone", check: "time zone",
      fact: "the rules of Asia/Tokyo are not on this machine", remedy: ["sudo apt install tzdata"]
    ) { $0.timeZone = "Asia/Tokyo" },
    BrokenBoard(
      name: "no time zone set", check: "time zone", fact: "none is set, so times are shown in UTC",
      remedy: ["timedatectl set-timezone"], isWarning: true
    ) { try $0.remove("etc/localtime") },
    BrokenBoard(
      name: "a clock that was never set", check: "clock", fact: "it stands at 1970-01-01",
      remedy: ["timedatectl set-ntp true"]
    ) { $0.machine.now = { Date(timeIntervalSince1970: 600) } },
    BrokenBoard(
      name: "a clock without a network", check: "clock", fact: "not synchronised; it is 2026-03-14",
      remedy: ["timedatectl set-ntp true"], isWarning: true
    ) { try $0.remove("run/systemd/timesync") },
    BrokenBoard(
      name: "a display file with faults", check: "configuration", fact: "x.toml has 2 faults",
      remedy: ["inkglance check x.toml"]
    ) {
      $0.configuration = .failed("x.toml has 2 faults", Remedy(commands: ["inkglance check x.toml"]))
    },
  ]
}
