// Written by scripts/embed-boards from the files of boards/; do not edit.

extension BuiltInBoards {
  static let adafruit2in13BonnetMax17048 = #"""
    # Adafruit 2.13" Monochrome E-Ink Bonnet with the GDEY0213B74 panel, and Adafruit's MAX17048 breakout.
    title = "Adafruit 2.13\" bonnet, MAX17048"

    [panel]
    model = "gooddisplay-gdey0213b74"
    spi = "/dev/spidev0.0"
    lines = { data_command = 22, reset = 27, busy = 17 }
    rotation = 90

    [gauge]
    model = "max17048"
    bus = 1

    [[button]]
    name = "5"
    line = 5
    short = "next"
    long = "refresh"

    [[button]]
    name = "6"
    line = 6
    short = "previous"
    long = "shut-down"

    """#
}
