// Written by scripts/embed-boards from the files of boards/; do not edit.

extension BuiltInBoards {
  static let waveshareEpd2in13V4Pisugar2 = #"""
    # Waveshare 2.13inch e-Paper HAT V4 on a Raspberry Pi Zero with a PiSugar 2 under it.
    # The IP5209 has no percentage: it comes from the voltage, corrected by the current.
    title = "Waveshare 2.13\" V4, PiSugar 2"

    [panel]
    model = "waveshare-2in13-v4"
    spi = "/dev/spidev0.0"
    lines = { data_command = 25, reset = 17, busy = 24, power = 18 }
    rotation = 90

    [gauge]
    model = "ip5209"
    bus = 1
    address = 0x75
    capacity_mah = 1200

    """#
}
