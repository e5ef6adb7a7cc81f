// Written by scripts/embed-boards from the files of boards/; do not edit.

extension BuiltInBoards {
  static let waveshareEpd13in3e = #"""
    title = "Waveshare 13.3inch e-Paper HAT+ (E)"

    # Two controllers, a chip select each: the kernel's usual two of SPI0.
    [panel]
    model = "waveshare-13in3e"
    spi = "/dev/spidev0.0"
    second_spi = "/dev/spidev0.1"
    lines = { data_command = 25, reset = 17, busy = 24, power = 18 }

    """#
}
