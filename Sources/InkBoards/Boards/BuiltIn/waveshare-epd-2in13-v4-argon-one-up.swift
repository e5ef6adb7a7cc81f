// Written by scripts/embed-boards from the files of boards/; do not edit.

extension BuiltInBoards {
  static let waveshareEpd2in13V4ArgonOneUp = #"""
    # Waveshare 2.13inch e-Paper HAT V4 on the header of an Argon ONE UP.
    # With the maker's kernel module loaded the battery is read as its power supply.
    title = "Waveshare 2.13\" V4, Argon ONE UP"

    [panel]
    model = "waveshare-2in13-v4"
    spi = "/dev/spidev0.0"
    lines = { data_command = 25, reset = 17, busy = 24, power = 18 }
    rotation = 90

    [gauge]
    model = "argon-one-up"
    bus = 1
    address = 0x64
    shunt_milliohms = 10

    """#
}
