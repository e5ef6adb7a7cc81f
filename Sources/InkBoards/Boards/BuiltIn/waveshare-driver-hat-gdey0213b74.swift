// Written by scripts/embed-boards from the files of boards/; do not edit.

extension BuiltInBoards {
  static let waveshareDriverHatGdey0213b74 = #"""
    # Waveshare e-Paper Driver HAT (revision 2.3), bare Good Display GDEY0213B74, fed by a power supply.
    title = "Driver HAT, GDEY0213B74"

    [panel]
    model = "gooddisplay-gdey0213b74"
    spi = "/dev/spidev0.0"
    lines = { data_command = 25, reset = 17, busy = 24, power = 18 }
    rotation = 90

    [gauge]
    model = "mains"

    """#
}
