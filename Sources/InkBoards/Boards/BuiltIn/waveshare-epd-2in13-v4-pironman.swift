// Written by scripts/embed-boards from the files of boards/; do not edit.

extension BuiltInBoards {
  static let waveshareEpd2in13V4Pironman = #"""
    # Waveshare 2.13inch e-Paper HAT V4 on a Raspberry Pi in a SunFounder Pironman, whose controller reads two 18650 cells in series.
    title = "Waveshare 2.13\" V4, SunFounder Pironman"

    [panel]
    model = "waveshare-2in13-v4"
    spi = "/dev/spidev0.0"
    lines = { data_command = 25, reset = 17, busy = 24, power = 18 }
    rotation = 90

    [gauge]
    model = "pironman"
    bus = 1
    address = 0x5A
    chemistry = "nmc18650"

    """#
}
