// Written by scripts/embed-boards from the files of boards/; do not edit.

extension BuiltInBoards {
  static let waveshareEpd2in13V4GeekwormX1200 = #"""
    # Waveshare 2.13inch e-Paper HAT V4 on a Raspberry Pi 5 over a Geekworm X1200, X1201, X1202, X1203, X1205 or X1206.
    title = "Waveshare 2.13\" V4, Geekworm X1200"

    [panel]
    model = "waveshare-2in13-v4"
    spi = "/dev/spidev0.0"
    lines = { data_command = 25, reset = 17, busy = 24, power = 18 }
    rotation = 90

    [gauge]
    model = "max17040"
    bus = 1
    address = 0x36
    external_power = { line = 6, level = "high" }

    """#
}
