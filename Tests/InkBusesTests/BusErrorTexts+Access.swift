import Glibc
import InkBuses
import InkErrors

extension BusErrorTexts {
  /// Nodes and lines that do not exist.
  static let missing: [Row] = [
    Row(
      BusError(.notFound, node: "/dev/spidev0.0", operation: "open", errno: ENOENT),
      exit: .deviceUnavailable,
      "Opening /dev/spidev0.0 failed: it does not exist (ENOENT).",
      cause: "SPI is switched off, so the kernel has made no node.",
      remedy: """
        Run `sudo raspi-config nonint do_spi 0`, or put `dtparam=spi=on` into /boot/firmware/config.txt \
        and restart; `ls /dev/spidev*` must then list it.
        """),
    Row(
      BusError(.notFound, node: "/dev/spidev0.2", operation: "open", errno: ENOENT),
      exit: .deviceUnavailable,
      "Opening /dev/spidev0.2 failed: it does not exist (ENOENT).",
      cause: "SPI0 has the chip selects 0 and 1 only.",
      remedy: """
        Write `spi = "/dev/spidev0.0"` in the board file; `ls /dev/spidev*` lists what there is.
        """),
    Row(
      BusError(.notFound, node: "/dev/spidev1.0", operation: "open", errno: ENOENT),
      exit: .deviceUnavailable,
      "Opening /dev/spidev1.0 failed: it does not exist (ENOENT).",
      cause: "SPI1 has no chip select 0 until an overlay gives it one.",
      remedy: """
        Put `dtoverlay=spi1-1cs` into /boot/firmware/config.txt and restart, or correct `spi` in the board \
        file; `ls /dev/spidev*` lists what there is.
        """),
    Row(
      BusError(.notFound, node: "/dev/i2c-1", operation: "open", errno: ENOENT),
      exit: .deviceUnavailable,
      "Opening /dev/i2c-1 failed: it does not exist (ENOENT).",
      cause: "I2C is switched off, so the kernel has made no node.",
      remedy: """
        Run `sudo raspi-config nonint do_i2c 0`, or put `dtparam=i2c_arm=on` into \
        /boot/firmware/config.txt and restart; `i2cdetect -l` must then list it.
        """),
    Row(
      BusError(.notFound, node: "/dev/i2c-7 address 0x36", operation: "open", errno: ENOENT),
      exit: .deviceUnavailable,
      "Opening /dev/i2c-7 address 0x36 failed: it does not exist (ENOENT).",
      cause: "The bus has another number on this machine, or its overlay is not loaded.",
      remedy: """
        Run `i2cdetect -l` and correct `bus` in the board file; the header's pins 3 and 5 are bus 1 on a \
        Raspberry Pi.
        """),
    Row(
      BusError(.notFound, node: "GPIO chip \"pinctrl-rp1\"", operation: "find"),
      exit: .deviceUnavailable,
      "Looking for GPIO chip \"pinctrl-rp1\" failed: it does not exist.",
      cause: "This kernel has no such GPIO chip, or a container hides the nodes.",
      remedy: """
        Run `gpiodetect`: it prints every chip with its label; write the label of the header's chip as \
        `chip` in the board file.
        """),
    Row(
      BusError(.notFound, node: "/dev/gpiochip4", operation: "open", errno: ENOENT),
      exit: .deviceUnavailable,
      "Opening /dev/gpiochip4 failed: it does not exist (ENOENT).",
      cause: "This kernel has no such GPIO chip, or a container hides the nodes.",
      remedy: """
        Run `gpiodetect`: it prints every chip with its label; write the label of the header's chip as \
        `chip` in the board file.
        """),
    Row(
      BusError(.notFound, node: "PIN_22 (gpiochip0 line 77)", operation: "find"),
      exit: .deviceUnavailable,
      "Looking for PIN_22 (gpiochip0 line 77) failed: it does not exist.",
      cause: "The header's GPIO chip has no line PIN_22.",
      remedy: "Run `gpioinfo` and correct `lines` in the board file."),
    Row(
      BusError(.notFound, node: "the moon", operation: "reach"),
      exit: .deviceUnavailable,
      "The operation \"reach\" on the moon failed: it does not exist.",
      cause: "The node is not there.",
      remedy: "Run `inkglance diagnose`."),
  ]

  /// Nodes that this user may not open.
  static let forbidden: [Row] = [
    Row(
      BusError(.noPermission(group: "spi"), node: "/dev/spidev0.0", operation: "open", errno: EACCES),
      exit: .noPermission,
      "Opening /dev/spidev0.0 failed: this user may not use it (EACCES).",
      cause: """
        The node belongs to the group spi and this user is not a member, or has not logged in since \
        joining.
        """,
      remedy: "Run `sudo usermod -aG spi,i2c,gpio $USER`, then log out and in again."),
    Row(
      BusError(.noPermission(group: nil), node: "/dev/gpiochip0", operation: "open", errno: EACCES),
      exit: .noPermission,
      "Opening /dev/gpiochip0 failed: this user may not use it (EACCES).",
      cause: "The node belongs to a group and this user is not a member, or has not logged in since joining.",
      remedy: "Run `sudo usermod -aG spi,i2c,gpio $USER`, then log out and in again."),
    Row(
      BusError(.noPermission(group: "dialout"), node: "/dev/i2c-1", operation: "open", errno: EACCES),
      exit: .noPermission,
      "Opening /dev/i2c-1 failed: this user may not use it (EACCES).",
      cause: """
        The node belongs to the group dialout and this user is not a member, or has not logged in since \
        joining.
        """,
      remedy: "Run `sudo usermod -aG dialout $USER`, then log out and in again."),
    Row(
      BusError(.noPermission(group: "root"), node: "/dev/spidev0.0", operation: "open", errno: EACCES),
      exit: .noPermission,
      "Opening /dev/spidev0.0 failed: this user may not use it (EACCES).",
      cause: "The node belongs to root alone: this system has no rule that gives it to a group.",
      remedy: """
        Run `sudo groupadd -f spi; echo 'SUBSYSTEM=="spidev", GROUP="spi", MODE="0660"' | sudo tee \
        /etc/udev/rules.d/60-spi.rules; sudo udevadm control --reload; sudo udevadm trigger; sudo usermod \
        -aG spi $USER`, then log out and in again.
        """),
    Row(
      BusError(.noPermission(group: "root"), node: "/dev/i2c-1", operation: "open", errno: EACCES),
      exit: .noPermission,
      "Opening /dev/i2c-1 failed: this user may not use it (EACCES).",
      cause: "The node belongs to root alone: this system has no rule that gives it to a group.",
      remedy: """
        Run `sudo groupadd -f i2c; echo 'SUBSYSTEM=="i2c-dev", GROUP="i2c", MODE="0660"' | sudo tee \
        /etc/udev/rules.d/60-i2c.rules; sudo udevadm control --reload; sudo udevadm trigger; sudo usermod \
        -aG i2c $USER`, then log out and in again.
        """),
    Row(
      BusError(.noPermission(group: "root"), node: "/dev/gpiochip0", operation: "open", errno: EPERM),
      exit: .noPermission,
      "Opening /dev/gpiochip0 failed: this user may not use it (EPERM).",
      cause: "The node belongs to root alone: this system has no rule that gives it to a group.",
      remedy: """
        Run `sudo groupadd -f gpio; echo 'SUBSYSTEM=="gpio", KERNEL=="gpiochip*", GROUP="gpio", \
        MODE="0660"' | sudo tee /etc/udev/rules.d/60-gpio.rules; sudo udevadm control --reload; sudo \
        udevadm trigger; sudo usermod -aG gpio $USER`, then log out and in again.
        """),
  ]

  /// Nodes and lines that somebody else has.
  static let held: [Row] = [
    Row(
      BusError(
        .busy(holder: "spi0 CS0"), node: "GPIO8 (gpiochip0 line 8)", operation: "request", errno: EBUSY),
      exit: .deviceUnavailable,
      "Requesting GPIO8 (gpiochip0 line 8) failed: it is held by \"spi0 CS0\" (EBUSY).",
      cause: "GPIO8 is a chip select and the kernel drives it itself while SPI is on.",
      remedy: "Take GPIO8 out of `lines` in the board file: `spi` already names the chip select."),
    Row(
      BusError(
        .busy(holder: "inkglance"), node: "GPIO24 (gpiochip0 line 24)", operation: "request", errno: EBUSY),
      exit: .deviceUnavailable,
      "Requesting GPIO24 (gpiochip0 line 24) failed: it is held by \"inkglance\" (EBUSY).",
      cause: "Another inkglance is running, perhaps as a service.",
      remedy: "Run `sudo systemctl stop inkglance`, or find it with `pgrep -a inkglance`."),
    Row(
      BusError(
        .busy(holder: "sysfs"), node: "GPIO24 (gpiochip0 line 24)", operation: "request", errno: EBUSY),
      exit: .deviceUnavailable,
      "Requesting GPIO24 (gpiochip0 line 24) failed: it is held by \"sysfs\" (EBUSY).",
      cause: "A script exported the line through /sys/class/gpio and did not give it back.",
      remedy: """
        Restart, or take the line's number from `ls /sys/class/gpio` and run `echo NUMBER | sudo tee \
        /sys/class/gpio/unexport`.
        """),
    Row(
      BusError(.busy(holder: "lg"), node: "GPIO17 (gpiochip0 line 17)", operation: "request", errno: EBUSY),
      exit: .deviceUnavailable,
      "Requesting GPIO17 (gpiochip0 line 17) failed: it is held by \"lg\" (EBUSY).",
      cause: """
        A program or a kernel driver that calls itself "lg" uses the line; another HAT or an overlay may \
        claim it.
        """,
      remedy: "Stop that program or remove its overlay; `gpioinfo | grep -w GPIO17` shows its holder."),
    Row(
      BusError(.busy(holder: nil), node: "GPIO17 (gpiochip0 line 17)", operation: "request", errno: EBUSY),
      exit: .deviceUnavailable,
      "Requesting GPIO17 (gpiochip0 line 17) failed: it is held by somebody else (EBUSY).",
      cause: "Another program or a kernel driver uses the line.",
      remedy: "Run `gpioinfo | grep -w GPIO17`: it names the holder."),
    Row(
      BusError(.busy(holder: "max17040"), node: "/dev/i2c-1 address 0x36", operation: "open", errno: EBUSY),
      exit: .deviceUnavailable,
      "Opening /dev/i2c-1 address 0x36 failed: it is held by \"max17040\" (EBUSY).",
      cause: "The kernel driver max17040 is bound to the address and reads the chip itself.",
      remedy: """
        Use the battery that driver shows in /sys/class/power_supply, or free the address: `echo 1-0036 | \
        sudo tee /sys/bus/i2c/drivers/max17040/unbind`.
        """),
    Row(
      BusError(.busy(holder: nil), node: "/dev/i2c-1 address 0x36", operation: "open", errno: EBUSY),
      exit: .deviceUnavailable,
      "Opening /dev/i2c-1 address 0x36 failed: it is held by somebody else (EBUSY).",
      cause: "A kernel driver is bound to the address.",
      remedy: "Run `readlink /sys/bus/i2c/devices/1-0036/driver`: it names the driver."),
    Row(
      BusError(.busy(holder: nil), node: "/dev/spidev0.0", operation: "open", errno: EBUSY),
      exit: .deviceUnavailable,
      "Opening /dev/spidev0.0 failed: it is held by somebody else (EBUSY).",
      cause: "Another program has the node open for itself alone.",
      remedy: "Find it with `sudo fuser -v /dev/spidev* /dev/i2c-* /dev/gpiochip*` and stop it."),
  ]
}
