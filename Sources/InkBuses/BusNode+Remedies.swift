/// The likely cause of a failure and what to do about it, bus by bus; each is a (cause, remedy) pair.
extension BusNode {
  /// The node does not exist.
  var missing: (String, String) {
    switch self {
    case .spi(0, 0...1):
      (
        "SPI is switched off, so the kernel has made no node.",
        """
        Run `sudo raspi-config nonint do_spi 0`, or put `dtparam=spi=on` into /boot/firmware/config.txt \
        and restart; `ls /dev/spidev*` must then list it.
        """
      )
    case .spi(0, _):
      (
        "SPI0 has the chip selects 0 and 1 only.",
        "Write `spi = \"/dev/spidev0.0\"` in the board file; `ls /dev/spidev*` lists what there is."
      )
    case .spi(let bus, let chipSelect):
      (
        "SPI\(bus) has no chip select \(chipSelect) until an overlay gives it one.",
        """
        Put `dtoverlay=spi\(bus)-\(chipSelect + 1)cs` into /boot/firmware/config.txt and restart, or \
        correct `spi` in the board file; `ls /dev/spidev*` lists what there is.
        """
      )
    case .i2c(1, _):
      (
        "I2C is switched off, so the kernel has made no node.",
        """
        Run `sudo raspi-config nonint do_i2c 0`, or put `dtparam=i2c_arm=on` into \
        /boot/firmware/config.txt and restart; `i2cdetect -l` must then list it.
        """
      )
    case .i2c:
      (
        "The bus has another number on this machine, or its overlay is not loaded.",
        """
        Run `i2cdetect -l` and correct `bus` in the board file; the header's pins 3 and 5 are bus 1 on a \
        Raspberry Pi.
        """
      )
    case .gpioChip:
      (
        "This kernel has no such GPIO chip, or a container hides the nodes.",
        """
        Run `gpiodetect`: it prints every chip with its label; write the label of the header's chip as \
        `chip` in the board file.
        """
      )
    case .line(let name, _):
      (
        "The header's GPIO chip has no line \(name).",
        "Run `gpioinfo` and correct `lines` in the board file."
      )
    case .other:
      ("The node is not there.", "Run `inkglance diagnose`.")
    }
  }

  /// The node may not be opened.
  func forbidden(to group: String?) -> (String, String) {
    if group != "root" {
      let isUsual = group.map { ["spi", "i2c", "gpio"].contains($0) } ?? true
      let groups = isUsual ? "spi,i2c,gpio" : group ?? "spi,i2c,gpio"
      return (
        """
        The node belongs to \(group.map { "the group \($0)" } ?? "a group") and this user is not a member, or has \
        not logged in since joining.
        """,
        "Run `sudo usermod -aG \(groups) $USER`, then log out and in again."
      )
    }
    let (name, match) =
      switch self {
      case .spi: ("spi", "SUBSYSTEM==\"spidev\"")
      case .i2c: ("i2c", "SUBSYSTEM==\"i2c-dev\"")
      case .gpioChip, .line, .other: ("gpio", "SUBSYSTEM==\"gpio\", KERNEL==\"gpiochip*\"")
      }
    return (
      "The node belongs to root alone: this system has no rule that gives it to a group.",
      """
      Run `sudo groupadd -f \(name); echo '\(match), GROUP="\(name)", MODE="0660"' | sudo tee \
      /etc/udev/rules.d/60-\(name).rules; sudo udevadm control --reload; sudo udevadm trigger; sudo \
      usermod -aG \(name) $USER`, then log out and in again.
      """
    )
  }

  /// Somebody else has it.
  func held(by holder: String?) -> (String, String) {
    switch (self, holder) {
    case (.line(let name, _), let holder?) where holder.hasPrefix("spi") && holder.contains("CS"):
      (
        "\(name) is a chip select and the kernel drives it itself while SPI is on.",
        "Take \(name) out of `lines` in the board file: `spi` already names the chip select."
      )
    case (.line, "inkglance"?):
      (
        "Another inkglance is running, perhaps as a service.",
        "Run `sudo systemctl stop inkglance`, or find it with `pgrep -a inkglance`."
      )
    case (.line, "sysfs"?):
      (
        "A script exported the line through /sys/class/gpio and did not give it back.",
        """
        Restart, or take the line's number from `ls /sys/class/gpio` and run `echo NUMBER | sudo tee \
        /sys/class/gpio/unexport`.
        """
      )
    case (.line(let name, _), let holder?):
      (
        """
        A program or a kernel driver that calls itself "\(holder)" uses the line; another HAT or an \
        overlay may claim it.
        """,
        "Stop that program or remove its overlay; `gpioinfo | grep -w \(name)` shows its holder."
      )
    case (.line(let name, _), nil):
      (
        "Another program or a kernel driver uses the line.",
        "Run `gpioinfo | grep -w \(name)`: it names the holder."
      )
    case (.i2c(let bus, let address?), let driver?):
      (
        "The kernel driver \(driver) is bound to the address and reads the chip itself.",
        """
        Use the battery that driver shows in /sys/class/power_supply, or free the address: `echo \
        \(Self.client(bus, address)) | sudo tee /sys/bus/i2c/drivers/\(driver)/unbind`.
        """
      )
    case (.i2c(let bus, let address?), nil):
      (
        "A kernel driver is bound to the address.",
        "Run `readlink /sys/bus/i2c/devices/\(Self.client(bus, address))/driver`: it names the driver."
      )
    case (.spi, _), (.i2c, _), (.gpioChip, _), (.other, _):
      (
        "Another program has the node open for itself alone.",
        "Find it with `sudo fuser -v /dev/spidev* /dev/i2c-* /dev/gpiochip*` and stop it."
      )
    }
  }

  /// No acknowledge on the wire.
  var silent: (String, String) {
    guard case .i2c(let bus, let address?) = self else {
      return (
        "The chip is not connected, not powered, or answers at another address.",
        "Check the wiring and the supply, then run `inkglance diagnose`."
      )
    }
    return (
      """
      Nothing at \(address) is connected and powered: a loose wire, another address, or a gauge without \
      its cell (most are powered by it).
      """,
      """
      Run `i2cdetect -y -r \(bus)`: where \(Self.digits(address)) is missing, check SDA (pin 3), SCL \
      (pin 5), ground and the cell; where another number shows, write it as `address` in the board file.
      """
    )
  }

  /// The kernel gave up waiting.
  var stuck: (String, String) {
    guard case .i2c = self else {
      return (
        "The controller did not complete the transfer.",
        "Try a lower `clock` in the board file; if it persists, restart the machine."
      )
    }
    return (
      "SDA or SCL is held low, or a chip stretches the clock longer than this controller waits.",
      """
      Cut the chip's power for a moment, shorten the wires, and try `dtparam=i2c_arm_baudrate=50000` in \
      /boot/firmware/config.txt.
      """
    )
  }

  /// The driver refuses the request.
  var incapable: (String, String) {
    switch self {
    case .spi:
      (
        "The mode, the clock or the size of the transfer is outside what this SPI controller takes.",
        """
        Try `clock = 4000000` in the board file; `cat /sys/module/spidev/parameters/bufsiz` shows the size \
        limit.
        """
      )
    case .i2c(let bus, _):
      (
        "The adapter cannot do combined transfers, or not of this length.",
        """
        Run `i2cdetect -F \(bus)`: the line "I2C" must say yes; write another `bus` in the board file if \
        it says no.
        """
      )
    case .gpioChip, .line, .other:
      (
        """
        The chip cannot do what is asked of the line (edge detection or a pull), or the node is no GPIO \
        chip.
        """,
        "Run `gpiodetect` and `gpioinfo`, and choose a line of the header's own chip."
      )
    }
  }

  /// The device vanished while in use.
  var vanished: (String, String) {
    (
      "The adapter was unplugged, or its driver or overlay was removed.",
      """
      Plug it in again or restart, then run `inkglance diagnose`; `sudo dmesg | tail` tells what the \
      kernel saw.
      """
    )
  }

  /// Anything else.
  var broken: (String, String) {
    switch self {
    case .i2c:
      (
        "Noise or a collision on the wires, a chip that stretches the clock, or a chip that answers badly.",
        """
        Try again; if it persists, shorten the wires and try `dtparam=i2c_arm_baudrate=50000` in \
        /boot/firmware/config.txt.
        """
      )
    case .spi, .gpioChip, .line, .other:
      (
        "The driver or the machine has run out of something, or is broken.",
        "Run `sudo dmesg | tail`: the kernel's own words are there."
      )
    }
  }

  /// "0x36" as `i2cdetect` prints it: "36".
  private static func digits(_ address: String) -> Substring { address.dropFirst(2) }

  /// The kernel's name of an I2C client: "1-0036".
  private static func client(_ bus: Int, _ address: String) -> String { "\(bus)-00\(digits(address))" }
}
