// Written by scripts/embed-boards from the files of boards/; do not edit.

extension BuiltInBoards {
  static let waveshareEpd2in13V4Ads1115 = #"""
    # Waveshare 2.13inch e-Paper HAT V4 on a Raspberry Pi whose battery hangs on the first input of an ADS1115 by two equal resistors.
    # A divider of 1 % resistors is off by 40 mV: measure the battery and correct `divider`.
    title = "Waveshare 2.13\" V4, ADS1115"

    [panel]
    model = "waveshare-2in13-v4"
    spi = "/dev/spidev0.0"
    lines = { data_command = 25, reset = 17, busy = 24, power = 18 }
    rotation = 90

    [gauge]
    model = "ads1115"
    bus = 1
    address = 0x48
    channel = 0
    divider = 2.0

    """#
}
