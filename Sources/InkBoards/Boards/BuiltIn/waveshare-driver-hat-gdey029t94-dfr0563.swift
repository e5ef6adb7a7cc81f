// Written by scripts/embed-boards from the files of boards/; do not edit.

extension BuiltInBoards {
  static let waveshareDriverHatGdey029t94Dfr0563 = #"""
    # Waveshare e-Paper Driver HAT (revision 2.3), bare Good Display GDEY029T94, DFRobot DFR0563 gauge.
    title = "Driver HAT, GDEY029T94, DFR0563"

    [panel]
    model = "gooddisplay-gdey029t94"
    spi = "/dev/spidev0.0"
    lines = { data_command = 25, reset = 17, busy = 24, power = 18 }
    rotation = 90

    [gauge]
    model = "max17043"
    bus = 1

    """#
}
