extension BadBoards {
  /// Keys and values of the gauge.
  static let gauge: [BadFile] = [
    BadFile(
      "a bus as a path",
      """
      [panel]
      model = "waveshare-2in13-v4"
      spi = "/dev/spidev0.0"
      lines = { data_command = 25, reset = 17, busy = 24 }
      [gauge]
      model = "max17048"
      bus = "/dev/i2c-1"
      """,
      """
      mine.toml:7:7: "gauge.bus" is text, not a whole number.
      """,
      cause: "Numbers are written without quotes.",
      remedy: "Write it as in `bus = 1`."),
    BadFile(
      "an address of eight bits",
      """
      [panel]
      model = "waveshare-2in13-v4"
      spi = "/dev/spidev0.0"
      lines = { data_command = 25, reset = 17, busy = 24 }
      [gauge]
      model = "max17048"
      address = 0xC6
      """,
      """
      mine.toml:7:11: "gauge.address" is 0xC6.
      """,
      cause: "It must be an address of seven bits, from 0x08 to 0x77.",
      remedy: "Write it as in `address = 0x36`."),
    BadFile(
      "an address in quotes",
      """
      [panel]
      model = "waveshare-2in13-v4"
      spi = "/dev/spidev0.0"
      lines = { data_command = 25, reset = 17, busy = 24 }
      [gauge]
      model = "max17048"
      address = "0x36"
      """,
      """
      mine.toml:7:11: "gauge.address" is text, not a whole number.
      """,
      cause: "Numbers are written without quotes.",
      remedy: "Write it as in `address = 0x36`."),
    BadFile(
      "mains sense without a level",
      """
      [panel]
      model = "waveshare-2in13-v4"
      spi = "/dev/spidev0.0"
      lines = { data_command = 25, reset = 17, busy = 24 }
      [gauge]
      model = "max17040"
      external_power = { line = 6 }
      """,
      """
      mine.toml:7:18: "gauge.external_power.level" is missing.
      """,
      cause: "It has no default.",
      remedy: """
        Add, for example, `level = "high"`.
        """),
    BadFile(
      "mains sense with another level",
      """
      [panel]
      model = "waveshare-2in13-v4"
      spi = "/dev/spidev0.0"
      lines = { data_command = 25, reset = 17, busy = 24 }
      [gauge]
      model = "max17040"
      external_power = { line = 6, level = "hight" }
      """,
      """
      mine.toml:7:38: there is no level "hight".
      """,
      cause: """
        "high" was meant.
        """,
      remedy: """
        Write `level = "high"`.
        """),
    BadFile(
      "mains sense on a panel line",
      """
      [panel]
      model = "waveshare-2in13-v4"
      spi = "/dev/spidev0.0"
      lines = { data_command = 25, reset = 17, busy = 24 }
      [gauge]
      model = "max17040"
      external_power = { line = 24, level = "high" }
      """,
      """
      mine.toml:7:27: "gauge.external_power.line" claims GPIO24, and so does "panel.lines.busy".
      """,
      cause: "One of the two numbers is wrong.",
      remedy: "Follow the wire from the panel's connector and write the BCM number of the pin it ends at."),
  ]
}
