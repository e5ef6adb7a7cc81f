// Written by scripts/embed-boards from the files of boards/; do not edit.

/// The board files of this version, so that a name works where no file is installed.
enum BuiltInBoards {
  /// Contents by name.
  static let texts: [String: String] = [
    "adafruit-2in13-bonnet-max17048": #"""
    # Adafruit 2.13" Monochrome E-Ink Bonnet with the GDEY0213B74 panel, and Adafruit's MAX17048 breakout.
    title = "Adafruit 2.13\" bonnet, MAX17048"

    [panel]
    model = "gooddisplay-gdey0213b74"
    spi = "/dev/spidev0.0"
    lines = { data_command = 22, reset = 27, busy = 17 }
    rotation = 90

    [gauge]
    model = "max17048"
    bus = 1

    """#,
    "adafruit-2in13-bonnet": #"""
    # Adafruit 2.13" Monochrome E-Ink Bonnet with the GDEY0213B74 panel, or an EYESPI breakout wired
    # the same way. Its two keys are GPIO5 and 6; its power is always on.
    title = "Adafruit 2.13\" bonnet"

    [panel]
    model = "gooddisplay-gdey0213b74"
    spi = "/dev/spidev0.0"
    lines = { data_command = 22, reset = 27, busy = 17 }
    rotation = 90

    [gauge]
    model = "mains"

    """#,
    "simulated": #"""
    # No hardware at all: the program's own models of a panel and a gauge.
    title = "Simulated board"
    simulated = true

    [panel]
    model = "waveshare-2in13-v4"
    rotation = 90

    [gauge]
    model = "max17048"
    capacity_mah = 1200

    """#,
    "waveshare-driver-hat-gdey0213b74": #"""
    # Waveshare e-Paper Driver HAT (revision 2.3), bare Good Display GDEY0213B74, fed by a power supply.
    title = "Driver HAT, GDEY0213B74"

    [panel]
    model = "gooddisplay-gdey0213b74"
    spi = "/dev/spidev0.0"
    lines = { data_command = 25, reset = 17, busy = 24, power = 18 }
    rotation = 90

    [gauge]
    model = "mains"

    """#,
    "waveshare-driver-hat-gdey029t94-dfr0563": #"""
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

    """#,
    "waveshare-driver-hat-gdey029t94": #"""
    # Waveshare e-Paper Driver HAT (revision 2.3), bare Good Display GDEY029T94, Adafruit MAX17048 breakout.
    title = "Driver HAT, GDEY029T94, MAX17048"

    [panel]
    model = "gooddisplay-gdey029t94"
    spi = "/dev/spidev0.0"
    lines = { data_command = 25, reset = 17, busy = 24, power = 18 }
    rotation = 90

    [gauge]
    model = "max17048"
    bus = 1

    """#,
    "waveshare-epd-2in13-v4-geekworm-x1200": #"""
    # Waveshare 2.13inch e-Paper HAT V4 on a Raspberry Pi 5 over a Geekworm X1200, X1201 or X1202.
    title = "Waveshare 2.13\" V4, Geekworm X1200"

    [panel]
    model = "waveshare-2in13-v4"
    spi = "/dev/spidev0.0"
    lines = { data_command = 25, reset = 17, busy = 24, power = 18 }
    rotation = 90

    [gauge]
    model = "max17040"
    bus = 1
    address = 0x36
    external_power = { line = 6, level = "high" }

    """#,
    "waveshare-epd-2in13-v4-mains": #"""
    # Waveshare 2.13inch e-Paper HAT, revision V4 on the sticker, fed by a power supply.
    title = "Waveshare 2.13\" V4, mains"

    [panel]
    model = "waveshare-2in13-v4"
    spi = "/dev/spidev0.0"
    lines = { data_command = 25, reset = 17, busy = 24, power = 18 }
    rotation = 90

    [gauge]
    model = "mains"

    """#,
    "waveshare-epd-2in13-v4-ups-lite": #"""
    # Waveshare 2.13inch e-Paper HAT V4 on a Raspberry Pi Zero with a UPS-Lite V1.1 or V1.2 under it.
    # GPIO4 tells of the adapter only after the UPS-Lite's two solder pads are bridged.
    title = "Waveshare 2.13\" V4, UPS-Lite"

    [panel]
    model = "waveshare-2in13-v4"
    spi = "/dev/spidev0.0"
    lines = { data_command = 25, reset = 17, busy = 24, power = 18 }
    rotation = 90

    [gauge]
    model = "max17040"
    bus = 1
    address = 0x36
    external_power = { line = 4, level = "high" }

    """#,
    "waveshare-epd-2in13-v4": #"""
    # Waveshare 2.13inch e-Paper HAT, revision V4 on the sticker, and a MAX17048 on the I2C bus.
    title = "Waveshare 2.13\" V4"

    [panel]
    model = "waveshare-2in13-v4"
    spi = "/dev/spidev0.0"
    lines = { data_command = 25, reset = 17, busy = 24, power = 18 }
    rotation = 90

    [gauge]
    model = "max17048"
    bus = 1

    """#,
    "waveshare-epd-2in7-v2": #"""
    # Waveshare 2.7inch e-Paper HAT, revision V2 on the sticker. Its four keys are GPIO5, 6, 13 and 19.
    title = "Waveshare 2.7\" V2"

    [panel]
    model = "waveshare-2in7-v2"
    spi = "/dev/spidev0.0"
    lines = { data_command = 25, reset = 17, busy = 24, power = 18 }
    rotation = 90

    [gauge]
    model = "mains"

    """#,
  ]
}
