extension BadDisplays {
  /// The top of the file, and refreshing.
  static let refresh: [BadFile] = [
    BadFile(
      "a misspelt key",
      """
      bord = "simulated"
      """,
      """
      inkglance.toml:1:1: there is no key "bord".
      """,
      cause: """
        "board" was meant.
        """,
      remedy: """
        Write "board" instead of "bord".
        """),
    BadFile(
      "a board without a name",
      """
      board = ""
      """,
      """
      inkglance.toml:1:9: "board" is "".
      """,
      cause: "It must be a board's name or file.",
      remedy: """
        Write it as in `board = "simulated"`.
        """),
    BadFile(
      "a language that is none",
      """
      locale = "Japanese (Japan)"
      """,
      """
      inkglance.toml:1:10: "locale" is "Japanese (Japan)".
      """,
      cause: "It must be a language and a region.",
      remedy: """
        Write it as in `locale = "ja_JP"`.
        """),
    BadFile(
      "a misspelt time zone",
      """
      time_zone = "Asia/Tokio"
      """,
      """
      inkglance.toml:1:13: there is no time zone "Asia/Tokio".
      """,
      cause: """
        "Asia/Tokyo" was meant.
        """,
      remedy: """
        Write `time_zone = "Asia/Tokyo"`.
        """),
    BadFile(
      "an offset for a time zone",
      """
      time_zone = "+09:00"
      """,
      """
      inkglance.toml:1:13: there is no time zone "+09:00".
      """,
      cause: """
        Zones are named by continent and city, as in "Asia/Tokyo".
        """,
      remedy: "Run `timedatectl list-timezones`: it prints every name there is."),
    BadFile(
      "quiet hours as text",
      """
      [refresh]
      quiet_hours = "23:00-06:30"
      """,
      """
      inkglance.toml:2:15: "refresh.quiet_hours" is text, not a list.
      """,
      cause: "A list is written in brackets, even with one member.",
      remedy: """
        Write it as in `quiet_hours = ["23:00-06:30"]`.
        """),
    BadFile(
      "quiet hours of numbers",
      """
      [refresh]
      quiet_hours = [23, 6]
      """,
      """
      inkglance.toml:2:16: "refresh.quiet_hours" is a whole number, not text.
      """,
      cause: "Text needs quotes around it.",
      remedy: """
        Write it as in `quiet_hours = ["23:00-06:30"]`. The file has 1 more fault: `inkglance check` shows \
        them all.
        """),
    BadFile(
      "quiet hours past midnight",
      """
      [refresh]
      quiet_hours = ["23:00-25:00"]
      """,
      """
      inkglance.toml:2:16: "refresh.quiet_hours" is "23:00-25:00".
      """,
      cause: """
        It must be two different times of the day, as in "23:00-06:30", after days or not.
        """,
      remedy: """
        Write it as in `quiet_hours = ["23:00-06:30"]`.
        """),
    BadFile(
      "quiet hours of no length",
      """
      [refresh]
      quiet_hours = ["09:00-17:00", "06:00-06:00"]
      """,
      """
      inkglance.toml:2:31: "refresh.quiet_hours" is "06:00-06:00".
      """,
      cause: """
        It must be two different times of the day, as in "23:00-06:30", after days or not.
        """,
      remedy: """
        Write it as in `quiet_hours = ["23:00-06:30"]`.
        """),
    BadFile(
      "a duration without a unit",
      """
      [refresh]
      full_every = "24"
      """,
      """
      inkglance.toml:2:14: "refresh.full_every" is "24".
      """,
      cause: """
        It must be a duration of at least "1m", such as "24h".
        """,
      remedy: """
        Write it as in `full_every = "24h"`.
        """),
    BadFile(
      "a duration as a number",
      """
      [refresh]
      full_every = 24
      """,
      """
      inkglance.toml:2:14: "refresh.full_every" is a whole number, not text.
      """,
      cause: "Text needs quotes around it.",
      remedy: """
        Write it as in `full_every = "24h"`.
        """),
    BadFile(
      "full refreshes too often",
      """
      [refresh]
      full_every = "5s"
      """,
      """
      inkglance.toml:2:14: "refresh.full_every" is "5s".
      """,
      cause: """
        It must be a duration of at least "1m", such as "24h".
        """,
      remedy: """
        Write it as in `full_every = "24h"`.
        """),
    BadFile(
      "partials out of range",
      """
      [refresh]
      maximum_partials = 100000
      """,
      """
      inkglance.toml:2:20: "refresh.maximum_partials" is 100000.
      """,
      cause: "It must be from 0 to 1000.",
      remedy: "Write it as in `maximum_partials = 10`."),
    BadFile(
      "an interval in words",
      """
      [refresh]
      minimum_interval = "three minutes"
      """,
      """
      inkglance.toml:2:20: "refresh.minimum_interval" is "three minutes".
      """,
      cause: """
        It must be a duration such as "3m".
        """,
      remedy: """
        Write it as in `minimum_interval = "3m"`.
        """),
    BadFile(
      "a misspelt key of refresh",
      """
      [refresh]
      maximum_partial = 5
      """,
      """
      inkglance.toml:2:1: there is no key "refresh.maximum_partial".
      """,
      cause: """
        "maximum_partials" was meant.
        """,
      remedy: """
        Write "maximum_partials" instead of "maximum_partial".
        """),
    BadFile(
      "a date for a text",
      """
      time_zone = 2024-01-01
      """,
      """
      inkglance.toml:1:13: "time_zone" is a date or time, not text.
      """,
      cause: "Text needs quotes around it.",
      remedy: """
        Write it as in `time_zone = "Asia/Tokyo"`.
        """),
  ]
}
