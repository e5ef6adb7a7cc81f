// Written by scripts/embed-boards from the files of boards/; do not edit.

extension BuiltInBoards {
  static let inkyImpression4Spectra = #"""
    title = "Pimoroni Inky Impression 4\" (2025, Spectra 6)"

    [panel]
    model = "inky-impression-4-spectra"
    spi = "/dev/spidev0.0"
    lines = { data_command = 22, reset = 27, busy = 17 }
    rotation = 90

    # The row of four beside the panel.
    [[button]]
    name = "A"
    line = 5
    short = "next"
    long = "refresh"

    [[button]]
    name = "B"
    line = 6
    short = "previous"

    [[button]]
    name = "C"
    line = 16
    short = "refresh"

    [[button]]
    name = "D"
    line = 24
    short = "wake"
    long = "shut-down"

    """#
}
