extension BadDisplays {
  /// The battery's levels, the night page, and what is kept.
  static let battery: [BadFile] = [
    BadFile(
      "levels out of order",
      """
      [battery]
      warning = 25
      """,
      """
      inkglance.toml:2:11: "battery.warning" is 25.
      """,
      cause: "It must be below low, which is 20.",
      remedy: "Write it as in `warning = 10`."),
    BadFile(
      "a level below the program's own next",
      """
      [battery]
      low = 8
      """,
      """
      inkglance.toml:2:7: "battery.low" is 8.
      """,
      cause: "It must be above warning, which is 10.",
      remedy: "Write it as in `low = 20`."),
    BadFile(
      "a level out of range",
      """
      [battery]
      critical = 0
      """,
      """
      inkglance.toml:2:12: "battery.critical" is 0.
      """,
      cause: "It must be from 1 to 90 %.",
      remedy: "Write it as in `critical = 5`."),
    BadFile(
      "millivolts for volts",
      """
      [battery]
      floor_volts = 3100
      """,
      """
      inkglance.toml:2:15: "battery.floor_volts" is 3100.0.
      """,
      cause: "It must be from 2.0 to 4.5.",
      remedy: "Write it as in `floor_volts = 3.1`."),
    BadFile(
      "an empty command",
      """
      [battery]
      power_off_command = " "
      """,
      """
      inkglance.toml:2:21: "battery.power_off_command" is " ".
      """,
      cause: "It must be a command for the shell.",
      remedy: """
        Write it as in `power_off_command = "systemctl poweroff"`.
        """),
    BadFile(
      "a countdown too short to plug anything in",
      """
      [battery]
      countdown = "1s"
      """,
      """
      inkglance.toml:2:13: "battery.countdown" is "1s".
      """,
      cause: """
        It must be a duration of at least "10s".
        """,
      remedy: """
        Write it as in `countdown = "1m"`.
        """),
    BadFile(
      "a clock that is none",
      """
      [sleep]
      clock = "watch"
      command = "systemctl poweroff"
      """,
      """
      inkglance.toml:2:9: "sleep.clock" is "watch".
      """,
      cause: """
        It must be a clock of the kernel, "board", or one of "pijuice", "pisugar-2", "pisugar-3", "witty-pi-4".
        """,
      remedy: """
        Write it as in `clock = "rtc"`.
        """),
    BadFile(
      "a broker with a password in its address",
      """
      [fleet]
      broker = "mqtt://me:secret@broker.local"
      """,
      """
      inkglance.toml:2:10: "fleet.broker" is "mqtt://me:secret@broker.local".
      """,
      cause: "It must be a broker's address, without a password.",
      remedy: """
        Write it as in `broker = "mqtt://broker.local"`.
        """),
    BadFile(
      "a password that is none's name",
      """
      [fleet]
      broker = "mqtt://broker.local"
      password = "secret"
      """,
      """
      inkglance.toml:3:12: "fleet.password" is "secret".
      """,
      cause: "It must be a secret's name.",
      remedy: """
        Write it as in `password = "${BROKER_PASSWORD}"`.
        """),
    BadFile(
      "a silence longer than MQTT can say",
      """
      [fleet]
      broker = "mqtt://broker.local"
      keep_alive = "24h"
      """,
      """
      inkglance.toml:3:14: "fleet.keep_alive" is "24h".
      """,
      cause: """
        It must be a duration from "10s" to "18h".
        """,
      remedy: """
        Write it as in `keep_alive = "1h"`.
        """),
    BadFile(
      "an id that no topic takes",
      """
      [fleet]
      broker = "mqtt://broker.local"
      id = "living room"
      """,
      """
      inkglance.toml:3:6: "fleet.id" is "living room".
      """,
      cause: """
        It must be 1 to 64 letters, digits, "-" and "_".
        """,
      remedy: """
        Write it as in `id = "kitchen"`.
        """),
    BadFile(
      "more writes than a card should take",
      """
      state_writes_per_hour = 3600
      """,
      """
      inkglance.toml:1:25: "state_writes_per_hour" is 3600.
      """,
      cause: "It must be from 1 to 60.",
      remedy: "Write it as in `state_writes_per_hour = 4`."),
    BadFile(
      "no refreshes at all",
      """
      [refresh]
      per_day = 0
      """,
      """
      inkglance.toml:2:11: "refresh.per_day" is 0.
      """,
      cause: "It must be from 1 to 100000.",
      remedy: "Write it as in `per_day = 96`."),
    BadFile(
      "days that are none",
      """
      [refresh]
      quiet_hours = ["weekdays 22:00-07:00"]
      """,
      """
      inkglance.toml:2:16: "refresh.quiet_hours" is "weekdays 22:00-07:00".
      """,
      cause: """
        It must be two different times of the day, as in "23:00-06:30", after days or not.
        """,
      remedy: """
        Write it as in `quiet_hours = ["23:00-06:30"]`.
        """),
  ]
}
