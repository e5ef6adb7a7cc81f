// Written by scripts/embed-boards from the files of boards/; do not edit.

extension BuiltInBoards {
  static let inkyImpression13in3 = #"""
    title = "Pimoroni Inky Impression 13.3"

    # Two controllers whose chip selects are on 26 and 16: tell the kernel with
    # dtoverlay=spi0-2cs,cs0_pin=26,cs1_pin=16 in /boot/firmware/config.txt, and restart.
    [panel]
    model = "inky-impression-13in3"
    spi = "/dev/spidev0.0"
    second_spi = "/dev/spidev0.1"
    lines = { data_command = 22, reset = 27, busy = 17 }
    rotation = 90

    [[button]]
    name = "A"
    line = 5
    short = "next"
    long = "refresh"

    [[button]]
    name = "B"
    line = 6
    short = "previous"

    [[button]]
    name = "C"
    line = 25
    short = "refresh"

    [[button]]
    name = "D"
    line = 24
    short = "wake"
    long = "shut-down"

    """#
}
