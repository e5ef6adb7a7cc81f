// Written by scripts/embed-boards from the files of boards/; do not edit.

extension BuiltInBoards {
  static let waveshareEpd2in13V4UpsHat = #"""
    # Waveshare 2.13inch e-Paper HAT V4 on a Raspberry Pi on the first Waveshare UPS HAT: two 18650 cells in series.
    # The maker's constants imply a shunt of 100 mOhm; a board that idles at a tenth of an ampere has 10.
    title = "Waveshare 2.13\" V4, Waveshare UPS HAT, first"

    [panel]
    model = "waveshare-2in13-v4"
    spi = "/dev/spidev0.0"
    lines = { data_command = 25, reset = 17, busy = 24, power = 18 }
    rotation = 90

    [gauge]
    model = "waveshare-ups-hat"
    bus = 1
    address = 0x42
    shunt_milliohms = 100
    chemistry = "nmc18650"

    """#
}
