// Written by scripts/embed-boards from the files of boards/; do not edit.

extension BuiltInBoards {
  static let waveshareEpd2in13V4Ups18650 = #"""
    # Waveshare 2.13inch e-Paper HAT V4 on a Raspberry Pi on a UPS-18650 or UPS-18650-Lite.
    # GPIO4 tells of the adapter only after the two solder pads are bridged.
    title = "Waveshare 2.13\" V4, UPS-18650"

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
    external_power = { line = 4, level = "high" }

    """#
}
