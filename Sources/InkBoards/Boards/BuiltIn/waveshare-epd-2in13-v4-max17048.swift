// Written by scripts/embed-boards from the files of boards/; do not edit.

extension BuiltInBoards {
  static let waveshareEpd2in13V4Max17048 = #"""
    # Waveshare 2.13inch e-Paper HAT V4 on a Raspberry Pi with Adafruit's or SparkFun's MAX17048 breakout; its alert pin on GPIO27 saves most readings.
    title = "Waveshare 2.13\" V4, MAX17048 breakout"

    [panel]
    model = "waveshare-2in13-v4"
    spi = "/dev/spidev0.0"
    lines = { data_command = 25, reset = 17, busy = 24, power = 18 }
    rotation = 90

    [gauge]
    model = "max17048"
    bus = 1
    address = 0x36
    alert_line = 27

    """#
}
