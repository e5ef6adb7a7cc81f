extension SettingsReader {
  /// The table `[sleep]`; nil where it has a fault that leaves nothing to rest by.
  func readSleep(_ reader: TableReader) -> Settings.Sleep? {
    reader.require("clock", example: "\"rtc\"")
    let clock = reader.parsed(
      "clock",
      expected: "a clock of the kernel, \"board\", or one of "
        + Settings.Sleep.boards.map { "\"\($0)\"" }.joined(separator: ", "), example: "\"rtc\""
    ) { name in
      if name == "board" || Settings.Sleep.boards.contains(name) { return name }
      return name.hasPrefix("rtc") && name.dropFirst(3).allSatisfy(\.isNumber) ? name : nil
    }
    reader.require("command", example: "\"systemctl poweroff\"")
    let command = reader.parsed(
      "command", expected: "a command for the shell", example: "\"systemctl poweroff\""
    ) { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
    let lead = readDuration(
      "lead", of: reader, from: .zero, "a duration such as \"40s\"", example: "\"40s\"")
    let shortest = readDuration(
      "shortest", of: reader, from: .seconds(120), "a duration of at least \"2m\"", example: "\"10m\"")
    let awake = readDuration(
      "awake", of: reader, from: .zero, "a duration such as \"1m\"", example: "\"1m\"")
    let cut = reader.duration(
      "cut", from: .zero, to: .seconds(240), expected: "a duration of at most \"4m\"", example: "\"30s\"")
    let holdFile = reader.parsed("hold_file", expected: "a path", example: "\"/boot/firmware/stay-on\"") {
      $0.hasPrefix("/") ? $0 : nil
    }
    let withPower = reader.boolean("with_power", example: "true") ?? false
    reader.finish()
    guard let clock, let command else { return nil }
    var sleep = Settings.Sleep(clock: clock, command: command)
    (sleep.lead, sleep.shortest, sleep.awake) = (lead, shortest, awake)
    sleep.cut = cut
    (sleep.holdFile, sleep.withPower) = (holdFile, withPower)
    return sleep
  }
}
