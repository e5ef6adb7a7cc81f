extension BadBoards {
  /// GPIO lines.
  static let lines: [BadFile] = [
    BadFile(
      "no lines",
      """
      [panel]
      model = "waveshare-2in13-v4"
      spi = "/dev/spidev0.0"
      """,
      """
      mine.toml:1:1: "panel.lines" is missing.
      """,
      cause: "It has no default.",
      remedy: "Add, for example, `lines = { data_command = 25, reset = 17, busy = 24 }`."),
    BadFile(
      "no busy line",
      """
      [panel]
      model = "waveshare-2in13-v4"
      spi = "/dev/spidev0.0"
      lines = { data_command = 25, reset = 17 }
      """,
      """
      mine.toml:4:9: "panel.lines.busy" is missing.
      """,
      cause: "It has no default.",
      remedy: "Add, for example, `busy = 24`."),
    BadFile(
      "lines as a list",
      """
      [panel]
      model = "waveshare-2in13-v4"
      spi = "/dev/spidev0.0"
      lines = [25, 17, 24]
      """,
      """
      mine.toml:4:9: "panel.lines" is a list, not a table.
      """,
      cause: "A group of keys is written under a header in brackets, or in braces.",
      remedy: "Write it as in `lines = { data_command = 25, reset = 17, busy = 24 }`."),
    BadFile(
      "a pin's number instead of its line's",
      """
      [panel]
      model = "waveshare-2in13-v4"
      spi = "/dev/spidev0.0"
      lines = { data_command = 36, reset = 17, busy = 24 }
      """,
      """
      mine.toml:4:26: "panel.lines.data_command" is 36, and the header has the lines GPIO2 to GPIO27 \
      only.
      """,
      cause: "36 is the number of the pin; lines are written by BCM number, and pin 36 is GPIO16.",
      remedy: "Write `data_command = 16`."),
    BadFile(
      "a number that no pin has",
      """
      [panel]
      model = "waveshare-2in13-v4"
      spi = "/dev/spidev0.0"
      lines = { data_command = 41, reset = 17, busy = 24 }
      """,
      """
      mine.toml:4:26: "panel.lines.data_command" is 41.
      """,
      cause: "It must be a BCM number from 2 to 27.",
      remedy: "Write it as in `data_command = 25`."),
    BadFile(
      "a negative line",
      """
      [panel]
      model = "waveshare-2in13-v4"
      spi = "/dev/spidev0.0"
      lines = { data_command = -1, reset = 17, busy = 24 }
      """,
      """
      mine.toml:4:26: "panel.lines.data_command" is -1.
      """,
      cause: "It must be a BCM number from 2 to 27.",
      remedy: "Write it as in `data_command = 25`."),
    BadFile(
      "a line claimed twice",
      """
      [panel]
      model = "waveshare-2in13-v4"
      spi = "/dev/spidev0.0"
      lines = { data_command = 25, reset = 17, busy = 17 }
      """,
      """
      mine.toml:4:49: "panel.lines.busy" claims GPIO17, and so does "panel.lines.reset".
      """,
      cause: "One of the two numbers is wrong.",
      remedy: "Follow the wire from the panel's connector and write the BCM number of the pin it ends at."),
    BadFile(
      "a chip select driven by hand",
      """
      [panel]
      model = "waveshare-2in13-v4"
      spi = "/dev/spidev0.0"
      lines = { data_command = 25, reset = 8, busy = 24 }
      """,
      """
      mine.toml:4:38: "panel.lines.reset" claims GPIO8, which is the chip select of /dev/spidev0.0.
      """,
      cause: "The line has that work already; no program can have it.",
      remedy: """
        Remove "reset", or move its wire to another pin and write that BCM number.
        """),
    BadFile(
      "the other chip select",
      """
      [panel]
      model = "waveshare-2in13-v4"
      spi = "/dev/spidev0.0"
      lines = { data_command = 25, reset = "GPIO7", busy = 24 }
      """,
      """
      mine.toml:4:38: "panel.lines.reset" claims GPIO7, which is the chip select of /dev/spidev0.1.
      """,
      cause: "The line has that work already; no program can have it.",
      remedy: """
        Remove "reset", or move its wire to another pin and write that BCM number.
        """),
    BadFile(
      "a chip select of SPI1",
      """
      [panel]
      model = "waveshare-2in13-v4"
      spi = "/dev/spidev1.0"
      lines = { data_command = 25, reset = 17, busy = 18 }
      """,
      """
      mine.toml:4:49: "panel.lines.busy" claims GPIO18, which is the chip select of /dev/spidev1.0.
      """,
      cause: "The line has that work already; no program can have it.",
      remedy: """
        Remove "busy", or move its wire to another pin and write that BCM number.
        """),
    BadFile(
      "the clock of the bus",
      """
      [panel]
      model = "waveshare-2in13-v4"
      spi = "/dev/spidev0.0"
      lines = { data_command = 25, reset = 11, busy = 24 }
      """,
      """
      mine.toml:4:38: "panel.lines.reset" claims GPIO11, which is SCLK of SPI0.
      """,
      cause: "The line has that work already; no program can have it.",
      remedy: """
        Remove "reset", or move its wire to another pin and write that BCM number.
        """),
    BadFile(
      "a wire of the HAT's EEPROM",
      """
      [panel]
      model = "waveshare-2in13-v4"
      spi = "/dev/spidev0.0"
      lines = { data_command = 25, reset = 0, busy = 24 }
      """,
      """
      mine.toml:4:38: "panel.lines.reset" claims GPIO0, which is the data wire of the HAT's EEPROM.
      """,
      cause: "The line has that work already; no program can have it.",
      remedy: """
        Remove "reset", or move its wire to another pin and write that BCM number.
        """),
    BadFile(
      "the gauge's bus as a panel line",
      """
      [panel]
      model = "waveshare-2in13-v4"
      spi = "/dev/spidev0.0"
      lines = { data_command = 3, reset = 17, busy = 24 }
      [gauge]
      model = "max17048"
      bus = 1
      """,
      """
      mine.toml:4:26: "panel.lines.data_command" claims GPIO3, which is SCL of I2C bus 1.
      """,
      cause: "The line has that work already; no program can have it.",
      remedy: """
        Remove "data_command", or move its wire to another pin and write that BCM number.
        """),
    BadFile(
      "a line that is neither number nor name",
      """
      [panel]
      model = "waveshare-2in13-v4"
      spi = "/dev/spidev0.0"
      lines = { data_command = 2.5, reset = 17, busy = 24 }
      """,
      """
      mine.toml:4:26: "panel.lines.data_command" is a number, not a BCM number or a line's name.
      """,
      cause: "A whole number has no dot.",
      remedy: "Write it as in `data_command = 25`."),
    BadFile(
      "a line without a name",
      """
      [panel]
      model = "waveshare-2in13-v4"
      spi = "/dev/spidev0.0"
      lines = { data_command = "", reset = 17, busy = 24 }
      """,
      """
      mine.toml:4:26: "panel.lines.data_command" is "".
      """,
      cause: "It must be a BCM number or a line's name.",
      remedy: "Write it as in `data_command = 25`."),
  ]
}
