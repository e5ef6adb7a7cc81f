// Written by scripts/embed-boards from the files of boards/; do not edit.

extension BuiltInBoards {
  static let waveshareEpd2in13V4WittyPi4 = #"""
    # Waveshare 2.13inch e-Paper HAT V4 on a Raspberry Pi with a UUGear Witty Pi 4 or its Mini, fed by a battery pack at VIN.
    # Correct cells and chemistry to the pack; on a mains adapter take out [gauge]. Witty Pi takes GPIO17 (SYS_UP) and GPIO4
    # (HALT): the panel's RST goes to GPIO27 by a wire instead of to GPIO17.
    title = "Waveshare 2.13\" V4, Witty Pi 4"

    [panel]
    model = "waveshare-2in13-v4"
    spi = "/dev/spidev0.0"
    lines = { data_command = 25, reset = 27, busy = 24, power = 18 }
    rotation = 90

    [gauge]
    model = "witty-pi-4"
    bus = 1
    address = 0x08
    cells = 2

    """#
}
