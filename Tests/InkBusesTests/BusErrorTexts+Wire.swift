import Glibc
import InkBuses
import InkErrors

extension BusErrorTexts {
  /// Failures of a transfer, a line or the machine.
  static let wire: [Row] = [
    Row(
      BusError(.noAcknowledge, node: "/dev/i2c-1 address 0x36", operation: "transfer", errno: EREMOTEIO),
      exit: .deviceUnavailable,
      "A transfer with /dev/i2c-1 address 0x36 failed: no chip acknowledged (EREMOTEIO).",
      cause: """
        Nothing at 0x36 is connected and powered: a loose wire, another address, or a gauge without its \
        cell (most are powered by it).
        """,
      remedy: """
        Run `i2cdetect -y -r 1`: where 36 is missing, check SDA (pin 3), SCL (pin 5), ground and the cell; \
        where another number shows, write it as `address` in the board file.
        """),
    Row(
      BusError(.noAcknowledge, node: "gauge", operation: "transfer", errno: ENXIO),
      exit: .deviceUnavailable,
      "A transfer with gauge failed: no chip acknowledged (ENXIO).",
      cause: "The chip is not connected, not powered, or answers at another address.",
      remedy: "Check the wiring and the supply, then run `inkglance diagnose`."),
    Row(
      BusError(.timedOut, node: "/dev/i2c-1 address 0x36", operation: "transfer", errno: ETIMEDOUT),
      exit: .inputOutput,
      "A transfer with /dev/i2c-1 address 0x36 failed: the bus did not finish in time (ETIMEDOUT).",
      cause: "SDA or SCL is held low, or a chip stretches the clock longer than this controller waits.",
      remedy: """
        Cut the chip's power for a moment, shorten the wires, and try `dtparam=i2c_arm_baudrate=50000` in \
        /boot/firmware/config.txt.
        """),
    Row(
      BusError(.timedOut, node: "/dev/spidev0.0", operation: "write", errno: ETIMEDOUT),
      exit: .inputOutput,
      "Writing to /dev/spidev0.0 failed: the bus did not finish in time (ETIMEDOUT).",
      cause: "The controller did not complete the transfer.",
      remedy: "Try a lower `clock` in the board file; if it persists, restart the machine."),
    Row(
      BusError(.unsupported, node: "/dev/spidev0.0", operation: "write", errno: EMSGSIZE),
      exit: .deviceUnavailable,
      "Writing to /dev/spidev0.0 failed: the kernel driver does not do this (EMSGSIZE).",
      cause: "The mode, the clock or the size of the transfer is outside what this SPI controller takes.",
      remedy: """
        Try `clock = 4000000` in the board file; `cat /sys/module/spidev/parameters/bufsiz` shows the size \
        limit.
        """),
    Row(
      BusError(.unsupported, node: "/dev/spidev0.0", operation: "configure", errno: EINVAL),
      exit: .deviceUnavailable,
      "Configuring /dev/spidev0.0 failed: the kernel driver does not do this (EINVAL).",
      cause: "The mode, the clock or the size of the transfer is outside what this SPI controller takes.",
      remedy: """
        Try `clock = 4000000` in the board file; `cat /sys/module/spidev/parameters/bufsiz` shows the size \
        limit.
        """),
    Row(
      BusError(.unsupported, node: "/dev/i2c-1 address 0x36", operation: "transfer", errno: EOPNOTSUPP),
      exit: .deviceUnavailable,
      """
      A transfer with /dev/i2c-1 address 0x36 failed: the kernel driver does not do this (EOPNOTSUPP).
      """,
      cause: "The adapter cannot do combined transfers, or not of this length.",
      remedy: """
        Run `i2cdetect -F 1`: the line "I2C" must say yes; write another `bus` in the board file if it \
        says no.
        """),
    Row(
      BusError(.unsupported, node: "GPIO24 (gpiochip0 line 24)", operation: "request", errno: ENXIO),
      exit: .deviceUnavailable,
      "Requesting GPIO24 (gpiochip0 line 24) failed: the kernel driver does not do this (ENXIO).",
      cause: """
        The chip cannot do what is asked of the line (edge detection or a pull), or the node is no GPIO \
        chip.
        """,
      remedy: "Run `gpiodetect` and `gpioinfo`, and choose a line of the header's own chip."),
    Row(
      BusError(.gone, node: "/dev/i2c-1 address 0x36", operation: "transfer", errno: ENODEV),
      exit: .deviceUnavailable,
      "A transfer with /dev/i2c-1 address 0x36 failed: the device has vanished (ENODEV).",
      cause: "The adapter was unplugged, or its driver or overlay was removed.",
      remedy: """
        Plug it in again or restart, then run `inkglance diagnose`; `sudo dmesg | tail` tells what the kernel \
        saw.
        """),
    Row(
      BusError(.failed, node: "/dev/i2c-1 address 0x36", operation: "transfer", errno: EIO),
      exit: .inputOutput,
      "A transfer with /dev/i2c-1 address 0x36 failed: the kernel reported an error (EIO).",
      cause: """
        Noise or a collision on the wires, a chip that stretches the clock, or a chip that answers badly.
        """,
      remedy: """
        Try again; if it persists, shorten the wires and try `dtparam=i2c_arm_baudrate=50000` in \
        /boot/firmware/config.txt.
        """),
    Row(
      BusError(.failed, node: "GPIO24 (gpiochip0 line 24)", operation: "read level", errno: ENOMEM),
      exit: .inputOutput,
      "Reading the level of GPIO24 (gpiochip0 line 24) failed: the kernel reported an error (ENOMEM).",
      cause: "The driver or the machine has run out of something, or is broken.",
      remedy: "Run `sudo dmesg | tail`: the kernel's own words are there."),
    Row(
      BusError(.failed, node: "GPIO24 (gpiochip0 line 24)", operation: "wait for edge", errno: 4095),
      exit: .inputOutput,
      """
      Waiting for an edge on GPIO24 (gpiochip0 line 24) failed: the kernel reported an error (errno \
      4095).
      """,
      cause: "The driver or the machine has run out of something, or is broken.",
      remedy: "Run `sudo dmesg | tail`: the kernel's own words are there."),
    Row(
      BusError(.failed, node: "GPIO25 (gpiochip0 line 25)", operation: "drive", errno: EIO),
      exit: .inputOutput,
      "Driving GPIO25 (gpiochip0 line 25) failed: the kernel reported an error (EIO).",
      cause: "The driver or the machine has run out of something, or is broken.",
      remedy: "Run `sudo dmesg | tail`: the kernel's own words are there."),
  ]
}
