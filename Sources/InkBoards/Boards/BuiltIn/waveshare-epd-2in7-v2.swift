// Written by scripts/embed-boards from the files of boards/; do not edit.

extension BuiltInBoards {
  static let waveshareEpd2in7V2 = #"""
    # Waveshare 2.7inch e-Paper HAT, revision V2 on the sticker. Its four keys are GPIO5, 6, 13 and 19.
    title = "Waveshare 2.7\" V2"

    [panel]
    model = "waveshare-2in7-v2"
    spi = "/dev/spidev0.0"
    lines = { data_command = 25, reset = 17, busy = 24, power = 18 }
    rotation = 90

    [gauge]
    model = "mains"

    [[button]]
    name = "1"
    line = 5
    short = "next"
    long = "refresh"

    [[button]]
    name = "2"
    line = 6
    short = "previous"

    [[button]]
    name = "3"
    line = 13
    short = "refresh"

    [[button]]
    name = "4"
    line = 19
    short = "wake"
    long = "shut-down"

    """#
}
