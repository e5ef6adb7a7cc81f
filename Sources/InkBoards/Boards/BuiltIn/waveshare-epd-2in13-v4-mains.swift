// Written by scripts/embed-boards from the files of boards/; do not edit.

extension BuiltInBoards {
  static let waveshareEpd2in13V4Mains = #"""
    # Waveshare 2.13inch e-Paper HAT, revision V4 on the sticker, fed by a power supply.
    title = "Waveshare 2.13\" V4, mains"

    [panel]
    model = "waveshare-2in13-v4"
    spi = "/dev/spidev0.0"
    lines = { data_command = 25, reset = 17, busy = 24, power = 18 }
    rotation = 90

    [gauge]
    model = "mains"

    """#
}
