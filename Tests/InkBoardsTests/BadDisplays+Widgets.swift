extension BadDisplays {
  /// Widgets and their places.
  static let widgets: [BadFile] = [
    BadFile(
      "one widget table for a list",
      """
      [widget]
      kind = "battery"
      """,
      """
      inkglance.toml:1:1: "widget" is a table, not a list of tables.
      """,
      cause: "Each table of the list begins with its name in double brackets.",
      remedy: "Write it as in `[[widget]]`."),
    BadFile(
      "widgets that are no tables",
      """
      widget = ["battery"]
      """,
      """
      inkglance.toml:1:11: "widget" is text, not a list of tables.
      """,
      cause: "Each table of the list begins with its name in double brackets.",
      remedy: "Write it as in `[[widget]]`."),
    BadFile(
      "a widget without a kind",
      """
      [[widget]]
      slot = "circular.1"
      """,
      """
      inkglance.toml:1:1: "widget.kind" is missing.
      """,
      cause: "It has no default.",
      remedy: """
        Add, for example, `kind = "battery"`.
        """),
    BadFile(
      "a QR code that is a number",
      """
      [[widget]]
      kind = "battery"
      qr_code = 7
      """,
      """
      inkglance.toml:3:11: "widget.qr_code" is a whole number.
      """,
      cause: "It must be true, or the text of the code.",
      remedy: "Write it as in `qr_code = true`."),
    BadFile(
      "a misspelt kind",
      """
      [[widget]]
      kind = "batery"
      """,
      """
      inkglance.toml:2:8: there is no widget "batery".
      """,
      cause: """
        "battery" was meant.
        """,
      remedy: """
        Write `kind = "battery"`.
        """),
    BadFile(
      "an unknown family",
      """
      [[widget]]
      kind = "battery"
      family = "accessoryCircle"
      """,
      """
      inkglance.toml:3:10: there is no family "accessoryCircle".
      """,
      cause: """
        "accessoryCircular" was meant.
        """,
      remedy: """
        Write `family = "accessoryCircular"`.
        """),
    BadFile(
      "a family that nothing is like",
      """
      [[widget]]
      kind = "battery"
      family = "large"
      """,
      """
      inkglance.toml:3:10: there is no family "large".
      """,
      cause: """
        The program knows "accessoryInline", "accessoryCircular", "accessoryRectangular", "systemSmall", \
        "systemMedium", "systemLarge", "systemExtraLarge".
        """,
      remedy: "Write one of these names."),
    BadFile(
      "an unknown slot",
      """
      [[widget]]
      kind = "battery"
      slot = "circle.1"
      """,
      """
      inkglance.toml:3:8: there is no slot "circle.1".
      """,
      cause: """
        The program knows "inline.1", "inline.2", "circular.1", "rectangular.1", "rectangular.2", \
        "small.1", "screen".
        """,
      remedy: "Write one of these names."),
    BadFile(
      "a slot number of nought",
      """
      [[widget]]
      kind = "battery"
      slot = "circular.0"
      """,
      """
      inkglance.toml:3:8: there is no slot "circular.0".
      """,
      cause: """
        "circular.1" was meant.
        """,
      remedy: """
        Write `slot = "circular.1"`.
        """),
    BadFile(
      "a slot that the family does not fill",
      """
      [[widget]]
      kind = "battery"
      family = "accessoryRectangular"
      slot = "circular.1"
      """,
      """
      inkglance.toml:4:8: "widget.slot" is "circular.1", a place for accessoryCircular, beside family \
      "accessoryRectangular".
      """,
      cause: "It must be a slot that the family fills.",
      remedy: """
        Write it as in `slot = "rectangular.1"`.
        """),
    BadFile(
      "a system family in an accessory's slot",
      """
      [[widget]]
      kind = "battery"
      family = "systemSmall"
      slot = "inline"
      """,
      """
      inkglance.toml:4:8: "widget.slot" is "inline", a place for accessoryInline, beside family \
      "systemSmall".
      """,
      cause: "It must be a slot that the family fills.",
      remedy: """
        Write it as in `slot = "screen"`.
        """),
    BadFile(
      "the same slot twice",
      """
      [[widget]]
      kind = "battery"
      slot = "circular"
      [[widget]]
      kind = "battery"
      slot = "circular.1"
      """,
      """
      inkglance.toml:6:8: "widget.slot" is "circular.1", which the widget of line 1 has.
      """,
      cause: "Two widgets cannot share a place.",
      remedy: "Give one of them another slot, or a frame of its own."),
    BadFile(
      "the same frame twice",
      """
      [[widget]]
      kind = "battery"
      frame = [0, 0, 9, 9]
      [[widget]]
      kind = "battery"
      frame = [0, 0, 9, 9]
      """,
      """
      inkglance.toml:6:9: "widget.frame" is [0, 0, 9, 9], which the widget of line 1 has.
      """,
      cause: "Two widgets cannot share a place.",
      remedy: "Give one of them another slot, or a frame of its own."),
    BadFile(
      "a frame of three numbers",
      """
      [[widget]]
      kind = "battery"
      frame = [0, 0, 76]
      """,
      """
      inkglance.toml:3:9: "widget.frame" is [0, 0, 76].
      """,
      cause: "It must be [x, y, width, height] in whole points, with a width and a height of at least 1.",
      remedy: "Write it as in `frame = [0, 0, 76, 76]`."),
    BadFile(
      "a frame without a height",
      """
      [[widget]]
      kind = "battery"
      frame = [0, 0, 76, 0]
      """,
      """
      inkglance.toml:3:9: "widget.frame" is [0, 0, 76, 0].
      """,
      cause: "It must be [x, y, width, height] in whole points, with a width and a height of at least 1.",
      remedy: "Write it as in `frame = [0, 0, 76, 76]`."),
    BadFile(
      "a frame of text",
      """
      [[widget]]
      kind = "battery"
      frame = "76x76"
      """,
      """
      inkglance.toml:3:9: "widget.frame" is text, not a list.
      """,
      cause: "A list is written in brackets, even with one member.",
      remedy: "Write it as in `frame = [0, 0, 76, 76]`."),
    BadFile(
      "a frame with text inside",
      """
      [[widget]]
      kind = "battery"
      frame = [0, 0, "76", 76]
      """,
      """
      inkglance.toml:3:9: "widget.frame" is [0, 0, "76", 76].
      """,
      cause: "It must be [x, y, width, height] in whole points, with a width and a height of at least 1.",
      remedy: "Write it as in `frame = [0, 0, 76, 76]`."),
    BadFile(
      "slot and frame",
      """
      [[widget]]
      kind = "battery"
      slot = "circular.1"
      frame = [0, 0, 76, 76]
      """,
      """
      inkglance.toml:4:1: "widget.frame" is given beside a slot.
      """,
      cause: "It must be left out where there is a slot.",
      remedy: """
        Write it as in `slot = "circular.1"`.
        """),
    BadFile(
      "configuration as text",
      """
      [[widget]]
      kind = "battery"
      configuration = "Tokyo"
      """,
      """
      inkglance.toml:3:17: "widget.configuration" is text, not a table.
      """,
      cause: "A group of keys is written under a header in brackets, or in braces.",
      remedy: """
        Write it as in `configuration = { place = "Tokyo" }`.
        """),
    BadFile(
      "a misspelt key of a widget",
      """
      [[widget]]
      kind = "battery"
      configration = {}
      """,
      """
      inkglance.toml:3:1: there is no key "widget.configration".
      """,
      cause: """
        "configuration" was meant.
        """,
      remedy: """
        Write "configuration" instead of "configration".
        """),
  ]
}
