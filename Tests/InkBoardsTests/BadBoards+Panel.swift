extension BadBoards {
  /// Keys and values of the panel.
  static let panel: [BadFile] = [
    BadFile(
      "a misspelt section",
      """
      [pannel]
      model = "waveshare-2in13-v4"
      spi = "/dev/spidev0.0"
      lines = { data_command = 25, reset = 17, busy = 24 }
      """,
      """
      mine.toml:1:2: there is no key "pannel".
      """,
      cause: """
        "panel" was meant.
        """,
      remedy: """
        Write "panel" instead of "pannel".
        """),
    BadFile(
      "a misspelt key",
      """
      [panel]
      modle = "waveshare-2in13-v4"
      spi = "/dev/spidev0.0"
      lines = { data_command = 25, reset = 17, busy = 24 }
      """,
      """
      mine.toml:2:1: there is no key "panel.modle".
      """,
      cause: """
        "model" was meant.
        """,
      remedy: """
        Write "model" instead of "modle".
        """),
    BadFile(
      "a key that is like no other",
      """
      [panel]
      model = "waveshare-2in13-v4"
      spi = "/dev/spidev0.0"
      lines = { data_command = 25, reset = 17, busy = 24 }
      colour = "red"
      """,
      """
      mine.toml:5:1: there is no key "panel.colour".
      """,
      cause: """
        The keys here are "chip", "model", "rotation", "scale", "greys", "vcom", "temperature", "spi", "second_spi", "clock", "lines".
        """,
      remedy: "Remove the line, or use one of these keys."),
    BadFile(
      "a key in quotes with a dot",
      """
      [panel]
      model = "waveshare-2in13-v4"
      spi = "/dev/spidev0.0"
      lines = { data_command = 25, reset = 17, busy = 24 }
      "rota.tion" = 90
      """,
      """
      mine.toml:5:1: there is no key "panel.rota.tion".
      """,
      cause: """
        "rotation" was meant.
        """,
      remedy: """
        Write "rotation" instead of "rota.tion".
        """),
    BadFile(
      "a misspelt line",
      """
      [panel]
      model = "waveshare-2in13-v4"
      spi = "/dev/spidev0.0"
      lines = { data_command = 25, rest = 17, busy = 24 }
      """,
      """
      mine.toml:4:30: there is no key "panel.lines.rest".
      """,
      cause: """
        "reset" was meant.
        """,
      remedy: """
        Write "reset" instead of "rest".
        """),
    BadFile(
      "an unknown panel",
      """
      [panel]
      model = "waveshare-2in13-v5"
      spi = "/dev/spidev0.0"
      lines = { data_command = 25, reset = 17, busy = 24 }
      """,
      """
      mine.toml:2:9: there is no panel model "waveshare-2in13-v5".
      """,
      cause: """
        "waveshare-2in13-v4" was meant.
        """,
      remedy: """
        Write `model = "waveshare-2in13-v4"`.
        """),
    BadFile(
      "a panel that nothing is like",
      """
      [panel]
      model = "kindle"
      spi = "/dev/spidev0.0"
      lines = { data_command = 25, reset = 17, busy = 24 }
      """,
      """
      mine.toml:2:9: there is no panel model "kindle".
      """,
      cause: "The name is another, or this version does not know it.",
      remedy: "Run `inkglance list panels`: it prints every name there is."),
    BadFile(
      "an unknown gauge",
      """
      [panel]
      model = "waveshare-2in13-v4"
      spi = "/dev/spidev0.0"
      lines = { data_command = 25, reset = 17, busy = 24 }
      [gauge]
      model = "max17084"
      """,
      """
      mine.toml:6:9: there is no gauge model "max17084".
      """,
      cause: """
        "max17048" was meant.
        """,
      remedy: """
        Write `model = "max17048"`.
        """),
    BadFile(
      "a rotation that is no quarter turn",
      """
      [panel]
      model = "waveshare-2in13-v4"
      spi = "/dev/spidev0.0"
      lines = { data_command = 25, reset = 17, busy = 24 }
      rotation = 45
      """,
      """
      mine.toml:5:12: "panel.rotation" is 45.
      """,
      cause: "It must be 0, 90, 180 or 270.",
      remedy: "Write it as in `rotation = 90`."),
    BadFile(
      "greys that no panel has",
      """
      [panel]
      model = "waveshare-2in13-v4"
      spi = "/dev/spidev0.0"
      lines = { data_command = 25, reset = 17, busy = 24 }
      greys = 3
      """,
      """
      mine.toml:5:9: "panel.greys" is 3.
      """,
      cause: "It must be 2 or 4.",
      remedy: "Write it as in `greys = 4`."),
    BadFile(
      "a rotation in quotes",
      """
      [panel]
      model = "waveshare-2in13-v4"
      spi = "/dev/spidev0.0"
      lines = { data_command = 25, reset = 17, busy = 24 }
      rotation = "90"
      """,
      """
      mine.toml:5:12: "panel.rotation" is text, not a whole number.
      """,
      cause: "Numbers are written without quotes.",
      remedy: "Write it as in `rotation = 90`."),
    BadFile(
      "a scale out of range",
      """
      [panel]
      model = "waveshare-2in13-v4"
      spi = "/dev/spidev0.0"
      lines = { data_command = 25, reset = 17, busy = 24 }
      scale = 0
      """,
      """
      mine.toml:5:9: "panel.scale" is 0.
      """,
      cause: "It must be from 1 to 4.",
      remedy: "Write it as in `scale = 2`."),
    BadFile(
      "a clock out of range",
      """
      [panel]
      model = "waveshare-2in13-v4"
      spi = "/dev/spidev0.0"
      lines = { data_command = 25, reset = 17, busy = 24 }
      clock = 4
      """,
      """
      mine.toml:5:9: "panel.clock" is 4.
      """,
      cause: "It must be from 100000 to 50000000 hertz.",
      remedy: "Write it as in `clock = 4_000_000`."),
    BadFile(
      "a node of another kind",
      """
      [panel]
      model = "waveshare-2in13-v4"
      spi = "/dev/spi0"
      lines = { data_command = 25, reset = 17, busy = 24 }
      """,
      """
      mine.toml:3:7: "panel.spi" is "/dev/spi0".
      """,
      cause: """
        It must be a node such as "/dev/spidev0.0".
        """,
      remedy: """
        Write it as in `spi = "/dev/spidev0.0"`.
        """),
    BadFile(
      "simulated as text",
      """
      simulated = "yes"
      [panel]
      model = "waveshare-2in13-v4"
      spi = "/dev/spidev0.0"
      lines = { data_command = 25, reset = 17, busy = 24 }
      """,
      """
      mine.toml:1:13: "simulated" is text, not true or false.
      """,
      cause: "true and false are written in small letters and without quotes.",
      remedy: "Write it as in `simulated = true`."),
    BadFile(
      "several faults",
      """
      [panel]
      modle = "waveshare-2in13-v4"
      spi = "/dev/spidev0.0"
      lines = { data_command = 8, reset = 17, busy = 24 }
      rotation = 45
      """,
      """
      mine.toml:2:1: there is no key "panel.modle".
      """,
      cause: """
        "model" was meant.
        """,
      remedy: """
        Write "model" instead of "modle". The file has 2 more faults: `inkglance check` shows them all.
        """),
    BadFile(
      "an offset beyond the chip's",
      """
      [panel]
      model = "waveshare-2in13-v4"
      chip = "gpio-brcmstb"
      spi = "/dev/spidev0.0"
      lines = { data_command = 5000, reset = 17, busy = 24 }
      """,
      """
      mine.toml:5:26: "panel.lines.data_command" is 5000.
      """,
      cause: "It must be an offset in the chip, from 0 to 4095.",
      remedy: "Write it as in `data_command = 25`."),
  ]
}
