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
    "waveshare-epd-2in13-v4-52pi-ups-plus": #"""
    # Waveshare 2.13inch e-Paper HAT V4 on a Raspberry Pi on a 52Pi (GeeekPi) UPS Plus EP-0136.
    title = "Waveshare 2.13\" V4, 52Pi UPS Plus"

    [panel]
    model = "waveshare-2in13-v4"
    spi = "/dev/spidev0.0"
    lines = { data_command = 25, reset = 17, busy = 24, power = 18 }
    rotation = 90

    [gauge]
    model = "52pi-ups-plus"
    bus = 1
    address = 0x17

    """#,
    "waveshare-epd-2in13-v4-52pi-ups-v6": #"""
    # Waveshare 2.13inch e-Paper HAT V4 on a Raspberry Pi on a 52Pi (GeeekPi) UPS V6.
    # It has no percentage: it comes from the voltage, corrected by the current.
    title = "Waveshare 2.13\" V4, 52Pi UPS V6"

    [panel]
    model = "waveshare-2in13-v4"
    spi = "/dev/spidev0.0"
    lines = { data_command = 25, reset = 17, busy = 24, power = 18 }
    rotation = 90

    [gauge]
    model = "52pi-ups-v6"
    bus = 1
    address = 0x17
    chemistry = "nmc18650"

    """#,
    "waveshare-epd-2in13-v4-dfrobot-ups": #"""
    # Waveshare 2.13inch e-Paper HAT V4 on a Raspberry Pi Zero with a DFRobot UPS HAT (DFR0528).
    title = "Waveshare 2.13\" V4, DFRobot UPS HAT"

    [panel]
    model = "waveshare-2in13-v4"
    spi = "/dev/spidev0.0"
    lines = { data_command = 25, reset = 17, busy = 24, power = 18 }
    rotation = 90

    [gauge]
    model = "dfrobot-ups"
    bus = 1
    address = 0x10

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
    "waveshare-epd-2in13-v4-geekworm-x728": #"""
    # Waveshare 2.13inch e-Paper HAT V4 on a Raspberry Pi on a Geekworm X728.
    # On this board GPIO6 is low while the adapter is there; on the X1200 it is high.
    title = "Waveshare 2.13\" V4, Geekworm X728"

    [panel]
    model = "waveshare-2in13-v4"
    spi = "/dev/spidev0.0"
    lines = { data_command = 25, reset = 17, busy = 24, power = 18 }
    rotation = 90

    [gauge]
    model = "max17040"
    bus = 1
    address = 0x36
    external_power = { line = 6, level = "low" }

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
    "waveshare-epd-2in13-v4-pijuice": #"""
    # Waveshare 2.13inch e-Paper HAT V4 on a Raspberry Pi with a PiJuice.
    title = "Waveshare 2.13\" V4, PiJuice"

    [panel]
    model = "waveshare-2in13-v4"
    spi = "/dev/spidev0.0"
    lines = { data_command = 25, reset = 17, busy = 24, power = 18 }
    rotation = 90

    [gauge]
    model = "pijuice"
    bus = 1
    address = 0x14

    """#,
    "waveshare-epd-2in13-v4-pipower-5": #"""
    # Waveshare 2.13inch e-Paper HAT V4 on a Raspberry Pi 5 on a SunFounder PiPower 5.
    # With the maker's kernel module loaded the battery is read as its power supply.
    title = "Waveshare 2.13\" V4, SunFounder PiPower 5"

    [panel]
    model = "waveshare-2in13-v4"
    spi = "/dev/spidev0.0"
    lines = { data_command = 25, reset = 17, busy = 24, power = 18 }
    rotation = 90

    [gauge]
    model = "sunfounder-pipower-5"
    bus = 1
    address = 0x5C

    """#,
    "waveshare-epd-2in13-v4-pisugar-2-pro": #"""
    # Waveshare 2.13inch e-Paper HAT V4 on a Raspberry Pi 3 or 4 with a PiSugar 2 Pro under it.
    # A PiSugar 2 Plus with an IP5312 is the same.
    title = "Waveshare 2.13\" V4, PiSugar 2 Pro"

    [panel]
    model = "waveshare-2in13-v4"
    spi = "/dev/spidev0.0"
    lines = { data_command = 25, reset = 17, busy = 24, power = 18 }
    rotation = 90

    [gauge]
    model = "ip5312"
    bus = 1
    address = 0x75
    capacity_mah = 5000

    """#,
    "waveshare-epd-2in13-v4-pisugar-2": #"""
    # Waveshare 2.13inch e-Paper HAT V4 on a Raspberry Pi Zero with a PiSugar 2 under it.
    # The IP5209 has no percentage: it comes from the voltage, corrected by the current.
    title = "Waveshare 2.13\" V4, PiSugar 2"

    [panel]
    model = "waveshare-2in13-v4"
    spi = "/dev/spidev0.0"
    lines = { data_command = 25, reset = 17, busy = 24, power = 18 }
    rotation = 90

    [gauge]
    model = "ip5209"
    bus = 1
    address = 0x75
    capacity_mah = 1200

    """#,
    "waveshare-epd-2in13-v4-pisugar-3": #"""
    # Waveshare 2.13inch e-Paper HAT V4 on a Raspberry Pi Zero with a PiSugar 3 under it.
    # The PiSugar 3 Plus for larger boards is the same.
    title = "Waveshare 2.13\" V4, PiSugar 3"

    [panel]
    model = "waveshare-2in13-v4"
    spi = "/dev/spidev0.0"
    lines = { data_command = 25, reset = 17, busy = 24, power = 18 }
    rotation = 90

    [gauge]
    model = "pisugar-3"
    bus = 1
    address = 0x57

    """#,
    "waveshare-epd-2in13-v4-ups-hat-b": #"""
    # Waveshare 2.13inch e-Paper HAT V4 on a Raspberry Pi on a Waveshare UPS HAT or UPS HAT (B): two 18650 cells in series.
    # The maker's constants imply a shunt of 100 mOhm; a board that idles at a tenth of an ampere has 10.
    title = "Waveshare 2.13\" V4, Waveshare UPS HAT"

    [panel]
    model = "waveshare-2in13-v4"
    spi = "/dev/spidev0.0"
    lines = { data_command = 25, reset = 17, busy = 24, power = 18 }
    rotation = 90

    [gauge]
    model = "waveshare-ups-hat-b"
    bus = 1
    address = 0x42
    shunt_milliohms = 100
    chemistry = "nmc18650"

    """#,
    "waveshare-epd-2in13-v4-ups-hat-c": #"""
    # Waveshare 2.13inch e-Paper HAT V4 on a Raspberry Pi Zero on a Waveshare UPS HAT (C).
    title = "Waveshare 2.13\" V4, Waveshare UPS HAT (C)"

    [panel]
    model = "waveshare-2in13-v4"
    spi = "/dev/spidev0.0"
    lines = { data_command = 25, reset = 17, busy = 24, power = 18 }
    rotation = 90

    [gauge]
    model = "waveshare-ups-hat-c"
    bus = 1
    address = 0x43
    capacity_mah = 1000

    """#,
    "waveshare-epd-2in13-v4-ups-hat-d": #"""
    # Waveshare 2.13inch e-Paper HAT V4 on a Raspberry Pi on a Waveshare UPS HAT (D): two 21700 cells in parallel.
    title = "Waveshare 2.13\" V4, Waveshare UPS HAT (D)"

    [panel]
    model = "waveshare-2in13-v4"
    spi = "/dev/spidev0.0"
    lines = { data_command = 25, reset = 17, busy = 24, power = 18 }
    rotation = 90

    [gauge]
    model = "waveshare-ups-hat-d"
    bus = 1
    address = 0x43
    chemistry = "nmc18650"

    """#,
    "waveshare-epd-2in13-v4-ups-hat-e": #"""
    # Waveshare 2.13inch e-Paper HAT V4 on a Raspberry Pi on a Waveshare UPS HAT (E): four 21700 cells in series.
    title = "Waveshare 2.13\" V4, Waveshare UPS HAT (E)"

    [panel]
    model = "waveshare-2in13-v4"
    spi = "/dev/spidev0.0"
    lines = { data_command = 25, reset = 17, busy = 24, power = 18 }
    rotation = 90

    [gauge]
    model = "waveshare-ups-hat-e"
    bus = 1
    address = 0x2D

    """#,
    "waveshare-epd-2in13-v4-ups-lite-v1-3": #"""
    # Waveshare 2.13inch e-Paper HAT V4 on a Raspberry Pi Zero with a UPS-Lite V1.3 under it.
    # GPIO4 tells of the adapter only after the UPS-Lite's two solder pads are bridged.
    title = "Waveshare 2.13\" V4, UPS-Lite V1.3"

    [panel]
    model = "waveshare-2in13-v4"
    spi = "/dev/spidev0.0"
    lines = { data_command = 25, reset = 17, busy = 24, power = 18 }
    rotation = 90

    [gauge]
    model = "cw2015"
    bus = 1
    address = 0x62
    external_power = { line = 4, level = "high" }

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
