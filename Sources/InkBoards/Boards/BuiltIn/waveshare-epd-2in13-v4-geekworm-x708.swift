// Written by scripts/embed-boards from the files of boards/; do not edit.

extension BuiltInBoards {
  static let waveshareEpd2in13V4GeekwormX708 = #"""
    # Waveshare 2.13inch e-Paper HAT V4 on a Raspberry Pi on a Geekworm X708: 18650 cells in parallel.
    # GPIO6 is low while the adapter is there, as on the X728; if a battery that is charged counts as unplugged, turn the level.
    title = "Waveshare 2.13\" V4, Geekworm X708"

    [panel]
    model = "waveshare-2in13-v4"
    spi = "/dev/spidev0.0"
    lines = { data_command = 25, reset = 17, busy = 24, power = 18 }
    rotation = 90

    [gauge]
    model = "max17040"
    bus = 1
    address = 0x36
    chemistry = "nmc18650"
    external_power = { line = 6, level = "low" }

    """#
}
