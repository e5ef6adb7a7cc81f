extension BadBoards {
  /// Files that are no TOML, or no board.
  static let syntax: [BadFile] = [
    BadFile(
      "an empty file",
      "",
      """
      mine.toml:1:1: "panel" is missing.
      """,
      cause: "It has no default.",
      remedy: "Add, for example, `[panel]`."),
    BadFile(
      "text without quotes",
      """
      [panel]
      model = waveshare-2in13-v4
      """,
      "mine.toml:2:9: this is not TOML: could not determine value type.",
      cause: """
        Text needs straight quotes around it: "like this", not “like this” and not bare.
        """,
      remedy: "Correct line 2; `inkglance check` tells when it is right."),
    BadFile(
      "typographic quotes",
      """
      [panel]
      model = “waveshare-2in13-v4”
      """,
      "mine.toml:2:9: this is not TOML: could not determine value type.",
      cause: """
        Text needs straight quotes around it: "like this", not “like this” and not bare.
        """,
      remedy: "Correct line 2; `inkglance check` tells when it is right."),
    BadFile(
      "a missing quote",
      """
      [panel]
      model = "waveshare-2in13-v4
      spi = "/dev/spidev0.0"
      """,
      """
      mine.toml:2:28: this is not TOML: unescaped control characters other than TAB (U+0009) are \
      explicitly prohibited.
      """,
      cause: "The closing quote is missing on this line.",
      remedy: "Correct line 2; `inkglance check` tells when it is right."),
    BadFile(
      "a missing bracket",
      """
      [panel
      model = "waveshare-2in13-v4"
      """,
      "mine.toml:1:7: this is not TOML: expected ']', saw '\\n'.",
      cause: "A quote, a bracket, a comma or a value is missing here or just before.",
      remedy: "Correct line 1; `inkglance check` tells when it is right."),
    BadFile(
      "a missing value",
      """
      [panel]
      model =
      spi = "/dev/spidev0.0"
      """,
      "mine.toml:2:8: this is not TOML: expected value, saw '\\n'.",
      cause: "A quote, a bracket, a comma or a value is missing here or just before.",
      remedy: "Correct line 2; `inkglance check` tells when it is right."),
    BadFile(
      "the same key twice",
      """
      [panel]
      model = "waveshare-2in13-v4"
      spi = "/dev/spidev0.0"
      lines = { data_command = 25, reset = 17, busy = 24 }
      spi = "/dev/spidev0.1"
      """,
      "mine.toml:5:7: this is not TOML: cannot redefine existing string 'spi'.",
      cause: "The same key or table stands in the file twice.",
      remedy: "Correct line 5; `inkglance check` tells when it is right."),
    BadFile(
      "the same table twice",
      """
      [panel]
      model = "waveshare-2in13-v4"
      spi = "/dev/spidev0.0"
      lines = { data_command = 25, reset = 17, busy = 24 }
      [panel]
      """,
      "mine.toml:5:1: this is not TOML: cannot redefine existing table 'panel'.",
      cause: "The same key or table stands in the file twice.",
      remedy: "Correct line 5; `inkglance check` tells when it is right."),
    BadFile(
      "a letter where a key begins",
      """
      é = 1
      """,
      "mine.toml:1:1: this is not TOML: expected keys, tables, whitespace or comments, saw 'é'.",
      cause: "A quote, a bracket, a comma or a value is missing here or just before.",
      remedy: "Correct line 1; `inkglance check` tells when it is right."),
  ]
}
