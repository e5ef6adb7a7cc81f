// Written by scripts/embed-boards from the files of boards/; do not edit.

extension BuiltInBoards {
  static let waveshareEpd2in13V4Pipower5 = #"""
    # Waveshare 2.13inch e-Paper HAT V4 on a Raspberry Pi 5 on a SunFounder PiPower 5.
    # With the maker's kernel module loaded the battery is read as its power supply.
    title = "Waveshare 2.13\" V4, SunFounder PiPower 5"

    [panel]
    model = "waveshare-2in13-v4"
    spi = "/dev/spidev0.0"
    lines = { data_command = 25, reset = 17, busy = 24, power = 18 }
    rotation = 90

    [gauge]
    model = "sunfounder-pipower-5"
    bus = 1
    address = 0x5C

    """#
}
