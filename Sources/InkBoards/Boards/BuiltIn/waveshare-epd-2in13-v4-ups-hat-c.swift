// Written by scripts/embed-boards from the files of boards/; do not edit.

extension BuiltInBoards {
  static let waveshareEpd2in13V4UpsHatC = #"""
    # Waveshare 2.13inch e-Paper HAT V4 on a Raspberry Pi Zero on a Waveshare UPS HAT (C).
    title = "Waveshare 2.13\" V4, Waveshare UPS HAT (C)"

    [panel]
    model = "waveshare-2in13-v4"
    spi = "/dev/spidev0.0"
    lines = { data_command = 25, reset = 17, busy = 24, power = 18 }
    rotation = 90

    [gauge]
    model = "waveshare-ups-hat-c"
    bus = 1
    address = 0x43
    capacity_mah = 1000

    """#
}
