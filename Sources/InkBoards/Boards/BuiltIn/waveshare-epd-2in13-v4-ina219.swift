// Written by scripts/embed-boards from the files of boards/; do not edit.

extension BuiltInBoards {
  static let waveshareEpd2in13V4Ina219 = #"""
    # Waveshare 2.13inch e-Paper HAT V4 on a Raspberry Pi with an INA219 breakout between battery and load, whose shunt is 100 mOhm.
    # Load on V-, battery on V+: then discharging reads positive, and has to be turned.
    title = "Waveshare 2.13\" V4, INA219 breakout"

    [panel]
    model = "waveshare-2in13-v4"
    spi = "/dev/spidev0.0"
    lines = { data_command = 25, reset = 17, busy = 24, power = 18 }
    rotation = 90

    [gauge]
    model = "ina219"
    bus = 1
    address = 0x40
    shunt_milliohms = 100
    invert_current = true

    """#
}
