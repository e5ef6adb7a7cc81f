@testable import InkCommand

extension BrokenPage {
  /// The board as it should be: what is plugged in or exchanged by hand.
  private static let reseated: @Sendable (SimulatedPi) throws -> Void = { $0.breakHardware = { _ in } }

  static let panel = [
    BrokenPage(
      fault: "busy-stuck-high",
      fact:
        "BUSY is stuck high: it stays so after a reset, as if SSD1680 were busy for ever, and something holds it there "
        + "against its pull resistor",
      remedy: [
        "1) BUSY (GPIO24, pin 18) is shorted to 3.3 V", "3) RST (GPIO17, pin 11) is not connected",
        "inkglance list panels",
      ],
      hands: reseated),
    BrokenPage(
      fault: "busy-stuck-low",
      fact: "BUSY is stuck low: right after a reset, but it does not move at a command",
      remedy: [
        "1) D/C (GPIO25, pin 22) is another line", "2) BUSY (GPIO24, pin 18) is shorted to ground",
        "gpioinfo | grep -w GPIO24",
      ],
      hands: reseated),
    BrokenPage(
      fault: "busy-floating",
      fact: "BUSY floats: nothing drives it after a reset, it only follows its pull resistor",
      remedy: ["BUSY (GPIO24, pin 18) has no contact", "gpioinfo | grep -w GPIO24"], hands: reseated),
    BrokenPage(
      fault: "busy-flickering", fact: "BUSY flickers: 15 edges in 20 ms, where one command makes two at most",
      remedy: ["no firm contact", "gpioinfo | grep -w GPIO24"], hands: reseated),
    BrokenPage(
      fault: "cable-out",
      fact: "BUSY floats: nothing drives it after a reset, it only follows its pull resistor",
      remedy: ["1) The flexible cable is not in its latch"], hands: reseated),
    BrokenPage(
      fault: "power-not-named",
      fact: "BUSY floats: nothing drives it after a reset, it only follows its pull resistor",
      remedy: ["1) The panel has no supply", "`power = 18` in `lines`", "sudo sed -i"]),
    BrokenPage(
      fault: "other-family",
      fact: "BUSY moves, but is high after a reset, where SSD1680's is low",
      remedy: ["of the other family", "Compare its sticker, and write the right `model`"],
      hands: { $0.glass = nil }),
    BrokenPage(
      fault: "other-revision",
      fact: "the partial refresh takes 246 ms, where waveshare-2in13-v4 takes about 692 ms",
      remedy: ["The glass is another revision", "waveshare-2in13-v3", "inkglance list panels 2in13"],
      hands: {
        // The display runs on with the right model.
        $0.glass = nil
        $0.remove("var/lib/inkglance")
      }),
    BrokenPage(
      fault: "spi-fails",
      fact: "The panel could not be used while the registers were set. "
        + "Writing to simulated SPI failed: the kernel reported an error (EIO).", remedy: ["dmesg"],
      hands: reseated),
  ]

  static let gauge = [
    BrokenPage(
      fault: "gauge-missing", fact: "MAX17048 on simulated I2C bus address 0x36 does not answer.",
      remedy: ["No gauge answers on bus 1 at all", "inkglance gauge scan --bus 1"], hands: reseated),
    BrokenPage(
      fault: "wrong-address",
      fact: "MAX17048 on simulated I2C bus address 0x62 does not answer. Such a gauge answers at 0x36.",
      remedy: ["Write `address = 0x36` in [gauge]", "sudo sed -i"]),
    BrokenPage(
      fault: "other-gauge",
      fact:
        "MAX17048 on simulated I2C bus address 0x36 does not answer. Another gauge, lc709203f, answers at 0x0b.",
      remedy: ["Write `model = \"lc709203f\"` and `address = 0x0b`", "sudo sed -i"]),
    BrokenPage(
      fault: "no-battery", fact: "MAX17048 on simulated I2C bus address 0x36 answers with ones only.",
      remedy: ["battery is unplugged", "inkglance gauge --raw"], hands: reseated),
    BrokenPage(
      fault: "swapped-bytes",
      fact:
        "MAX17048 on simulated I2C bus address 0x36: 255.3 %, 4.075 V, version 0x1200, which no battery has",
      remedy: ["wrong order of bytes", "inkglance gauge scan --bus 1", "inkglance gauge --raw"],
      hands: reseated),
    BrokenPage(
      fault: "data-line-low", fact: "MAX17048 on simulated I2C bus address 0x36 answers with zeros only.",
      remedy: ["SDA (GPIO2, pin 3 of the header) is held at ground", "inkglance gauge --raw"], hands: reseated
    ),
    BrokenPage(
      fault: "gauge-held",
      fact: "Maxim MAX17048 is held by the kernel driver \"max17040\", which shows no power supply.",
      remedy: [
        "echo 1-0036 | sudo tee /sys/bus/i2c/drivers/max17040/unbind",
        "grep -n dtoverlay /boot/firmware/config.txt",
      ]),
  ]
}
