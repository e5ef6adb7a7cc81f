// Written by scripts/embed-boards from the files of boards/; do not edit.

extension BuiltInBoards {
  static let waveshareEpd2in13V4Lc709203f = #"""
    # Waveshare 2.13inch e-Paper HAT V4 on a Raspberry Pi with Adafruit's LC709203F breakout.
    # The gauge wants to know the battery's size; the bus at 100 kHz or less.
    title = "Waveshare 2.13\" V4, LC709203F breakout"

    [panel]
    model = "waveshare-2in13-v4"
    spi = "/dev/spidev0.0"
    lines = { data_command = 25, reset = 17, busy = 24, power = 18 }
    rotation = 90

    [gauge]
    model = "lc709203f"
    bus = 1
    address = 0x0B
    capacity_mah = 1200

    """#
}
