// Written by scripts/embed-boards from the files of boards/; do not edit.

extension BuiltInBoards {
  static let waveshareEpd2in13V4Pisugar3Plus = #"""
    # Waveshare 2.13inch e-Paper HAT V4 on a Raspberry Pi on a PiSugar 3 Plus.
    title = "Waveshare 2.13\" V4, PiSugar 3 Plus"

    [panel]
    model = "waveshare-2in13-v4"
    spi = "/dev/spidev0.0"
    lines = { data_command = 25, reset = 17, busy = 24, power = 18 }
    rotation = 90

    [gauge]
    model = "pisugar-3-plus"
    bus = 1
    address = 0x57

    """#
}
