// Written by scripts/embed-boards from the files of boards/; do not edit.

extension BuiltInBoards {
  static let waveshareEpd2in13V4Pisugar2Pro = #"""
    # Waveshare 2.13inch e-Paper HAT V4 on a Raspberry Pi 3 or 4 with a PiSugar 2 Pro under it.
    # A PiSugar 2 Plus with an IP5312 is the same.
    title = "Waveshare 2.13\" V4, PiSugar 2 Pro"

    [panel]
    model = "waveshare-2in13-v4"
    spi = "/dev/spidev0.0"
    lines = { data_command = 25, reset = 17, busy = 24, power = 18 }
    rotation = 90

    [gauge]
    model = "ip5312"
    bus = 1
    address = 0x75
    capacity_mah = 5000

    """#
}
