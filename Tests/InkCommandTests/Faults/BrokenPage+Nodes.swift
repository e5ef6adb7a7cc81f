@testable import InkCommand

extension BrokenPage {
  static let nodes = [
    BrokenPage(
      fault: "spi-off", fact: "/dev/spidev0.0 is not there",
      remedy: ["SPI is switched off.", "sudo raspi-config nonint do_spi 0", "sudo reboot"]),
    BrokenPage(
      fault: "spi-not-restarted", fact: "/dev/spidev0.0 is not there",
      remedy: ["switched on in config.txt, but not in this kernel", "sudo reboot"]),
    BrokenPage(
      fault: "i2c-off", fact: "/dev/i2c-1 is not there",
      remedy: ["I2C is switched off.", "sudo raspi-config nonint do_i2c 0", "sudo reboot"]),
    BrokenPage(
      fault: "i2c-dev-missing", fact: "/dev/i2c-1 is not there",
      remedy: ["the kernel module that makes its node is not loaded", "sudo modprobe i2c-dev"]),
    BrokenPage(
      fault: "gpio-chip-missing",
      fact: "Looking for GPIO chip of the header failed: it does not exist.", remedy: ["gpiodetect"],
      hands: { $0.gpio.failure = nil }),
    BrokenPage(
      fault: "no-group", fact: "pi may not use /dev/spidev0.0, /dev/i2c-1, /dev/gpiochip0",
      remedy: ["not in spi, i2c, gpio", "sudo usermod -aG spi,i2c,gpio $USER", "exec su -l $USER"]),
    BrokenPage(
      fault: "wrong-group", fact: "pi may not use /dev/spidev0.0",
      remedy: ["not in spi", "sudo usermod -aG spi $USER", "exec su -l $USER"]),
    BrokenPage(
      fault: "not-logged-in-again", fact: "pi may not use /dev/spidev0.0, /dev/i2c-1, /dev/gpiochip0",
      remedy: ["is in spi, i2c, gpio, but has not logged in since", "exec su -l $USER"]),
    BrokenPage(
      fault: "root-only", fact: "pi may not use /dev/spidev0.0",
      remedy: ["belongs to root alone", "/etc/udev/rules.d/60-spi.rules"]),
  ]

  static let lines = [
    BrokenPage(
      fault: "line-held", fact: "BUSY, GPIO24 (gpiochip0 line 24), is held by \"lg\"",
      remedy: ["calls itself \"lg\"", "python3 (process 1234) has lines", "sudo kill 1234"]),
    BrokenPage(
      fault: "line-unknown", fact: "Looking for EPD_BUSY (a line of gpiochip0) failed: it does not exist.",
      remedy: ["gpioinfo", "sudo nano /etc/inkglance/boards/waveshare-epd-2in13-v4.toml"],
      hands: {
        try $0.setBoardKey(
          "lines", in: "panel", to: "{ data_command = 25, reset = 17, busy = 24, power = 18 }")
      }),
    BrokenPage(
      fault: "panel-in-use", fact: "another inkglance has the panel",
      remedy: ["sudo systemctl stop inkglance"], isWarning: true),
    BrokenPage(
      fault: "chip-select-held", fact: "GPIO8, the chip select of /dev/spidev0.0, is held by \"lg\"",
      remedy: ["process 871, photoframe.service", "sudo systemctl stop photoframe.service"]),
    BrokenPage(
      fault: "no-chip-select", fact: "GPIO8 is not driven by the kernel",
      remedy: ["spi0-0cs", "/boot/firmware/config.txt", "sudo reboot"], isWarning: true),
    BrokenPage(
      fault: "spi-too-fast", fact: "32 MHz by the board file, of at most 125 MHz",
      remedy: ["20 MHz at the most", "leave it out", "sudo sed -i"], isWarning: true),
    BrokenPage(
      fault: "spi-messages-small", fact: "64 bytes, less than spidev's own 4096",
      remedy: ["takes `spidev.bufsiz` off", "/boot/firmware/cmdline.txt", "sudo reboot"], isWarning: true),
  ]
}
