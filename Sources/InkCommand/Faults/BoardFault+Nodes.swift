import InkBuses

extension BoardFault {
  /// Nodes and who may use them.
  static let nodes = [
    BoardFault("spi-off", "SPI is switched off in config.txt", check: "spi node") {
      try $0.edit("boot/firmware/config.txt") { $0 = $0.replacing("dtparam=spi=on", with: "#dtparam=spi=on") }
      try $0.boot()
    },
    BoardFault("spi-not-restarted", "SPI was switched on, and the Pi not restarted", check: "spi node") {
      $0.remove("dev/spidev0.0")
      $0.remove("dev/spidev0.1")
      $0.gpio.holders = [:]
    },
    BoardFault("i2c-off", "I2C is switched off in config.txt", check: "i2c node") {
      try $0.edit("boot/firmware/config.txt") {
        $0 = $0.replacing("dtparam=i2c_arm=on", with: "#dtparam=i2c_arm=on")
      }
      try $0.boot()
    },
    BoardFault("i2c-dev-missing", "the module i2c-dev is not loaded", check: "i2c node") {
      $0.remove("etc/modules-load.d/i2c-dev.conf")
      try $0.boot()
    },
    BoardFault("gpio-chip-missing", "the kernel shows no GPIO chip of the header", check: "gpio chip") {
      $0.gpio.failure = BusError(.notFound, node: "GPIO chip of the header", operation: "find")
    },
    BoardFault("no-group", "the user is in none of the hardware's groups", check: "permissions") {
      $0.machine.user.groups = [71_000]
      try $0.edit("etc/group") { $0 = $0.replacing(":pi\n", with: ":\n") }
    },
    BoardFault("wrong-group", "the user is in gpio and i2c, and not in spi", check: "permissions") {
      $0.machine.user.groups.remove(SimulatedPi.spiGroup)
      try $0.edit("etc/group") {
        $0 = $0.replacing("spi:x:\(SimulatedPi.spiGroup):pi", with: "spi:x:\(SimulatedPi.spiGroup):")
      }
    },
    BoardFault(
      "not-logged-in-again", "the user joined the groups and did not log in again", check: "permissions"
    ) { $0.machine.user.groups = [71_000] },
    BoardFault("root-only", "no rule gives the SPI node to a group", check: "permissions") {
      $0.owners["dev/spidev0.0"] = .init(user: 0, group: 0, mode: 0o600)
    },
  ]

  /// Lines, chip select and the SPI bus.
  static let lines = [
    BoardFault("line-held", "another program holds BUSY", check: "lines") { pi in
      guard let busy = try pi.lines().last else { return }
      pi.gpio.holders[busy] = "lg"
      try pi.startProgram("python3", process: 1234)
    },
    BoardFault("line-unknown", "the file names a line that the chip does not have", check: "lines") {
      try $0.setBoardKey(
        "lines", in: "panel", to: "{ data_command = 25, reset = 17, busy = \"EPD_BUSY\", power = 18 }")
    },
    BoardFault("panel-in-use", "another inkglance has the panel", check: "lines") { pi in
      for line in try pi.lines() { pi.gpio.holders[line] = "inkglance" }
    },
    BoardFault("chip-select-held", "another service holds the chip select", check: "chip select") {
      $0.gpio.holders[8] = "lg"
      try $0.startProgram("python3", process: 871, service: "photoframe.service")
    },
    BoardFault("no-chip-select", "the overlay spi0-0cs takes the chip selects away", check: "chip select") {
      try $0.edit("boot/firmware/config.txt") { $0 += "dtoverlay=spi0-0cs\n" }
      try $0.boot()
    },
    BoardFault("spi-too-fast", "the board file clocks SPI at 32 MHz", check: "spi clock") {
      try $0.setBoardKey("clock", in: "panel", to: "32_000_000")
    },
    BoardFault("spi-messages-small", "spidev takes 64 bytes at once", check: "spi message size") {
      try $0.write("boot/firmware/cmdline.txt", "console=tty1 rootwait spidev.bufsiz=64\n")
      try $0.boot()
    },
  ]
}
