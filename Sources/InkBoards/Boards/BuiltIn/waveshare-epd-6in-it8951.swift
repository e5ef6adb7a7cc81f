// Written by scripts/embed-boards from the files of boards/; do not edit.

extension BuiltInBoards {
  static let waveshareEpd6inIt8951 = #"""
    title = "Waveshare 6inch e-Paper HAT (IT8951)"

    # The jumper on the board chooses SPI. VCOM is on the label of the panel's cable: write yours.
    [panel]
    model = "waveshare-6in-it8951"
    spi = "/dev/spidev0.0"
    lines = { data_command = "none", reset = 17, busy = 24 }
    vcom = -1.50

    """#
}
