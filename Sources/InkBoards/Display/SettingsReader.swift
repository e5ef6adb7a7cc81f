/// Makes `Settings` of a parsed file, noting every fault.
struct SettingsReader {
  let vocabulary: Vocabulary
  let faults: FaultList

  /// The settings; incomplete where there are faults.
  ///
  /// The caller looks at the faults first.
  func read(_ root: TOMLTable) -> Settings {
    let reader = TableReader(root, at: .start, path: "", faults: faults)
    let board = reader.parsed("board", expected: "a board's name or file", example: "\"simulated\"") {
      $0.isEmpty ? nil : $0
    }
    let locale = reader.parsed("locale", expected: "a language and a region", example: "\"ja_JP\"") {
      isLocale($0) ? $0 : nil
    }
    let timeZone = reader.name(
      "time_zone", of: "time zone", among: vocabulary.timeZones(), example: "\"Asia/Tokyo\"")
    var refresh = Settings.Refresh()
    if let inner = reader.inner("refresh", example: "[refresh]") { refresh = readRefresh(inner) }
    let widgets = readWidgets(reader.inners("widget", example: "[[widget]]"))
    var settings = Settings(
      board: board, locale: locale, timeZone: timeZone, refresh: refresh, widgets: widgets, file: faults.file)
    settings.nightWidgets = readWidgets(reader.inners("night", example: "[[night]]"))
    let pages = reader.inners("page", example: "[[page]]")
    settings.pages = readPages(pages, besideMain: reader.table["widget"] != nil)
    if let inner = reader.inner("pages", example: "[pages]") { settings.turns = readTurns(inner) }
    settings.buttons = readButtons(
      reader.inners("button", example: "[[button]]"), pages: settings.allPages.map(\.name))
    if let inner = reader.inner("battery", example: "[battery]") { settings.battery = readBattery(inner) }
    if let inner = reader.inner("sleep", example: "[sleep]") { settings.sleep = readSleep(inner) }
    if let inner = reader.inner("web", example: "[web]") { settings.web = readWeb(inner) }
    if let inner = reader.inner("fleet", example: "[fleet]") { settings.fleet = readFleet(inner) }
    settings.trustsClock = reader.boolean("trust_clock", example: "true") ?? false
    settings.stateWritesPerHour = reader.integer("state_writes_per_hour", in: 1...60, example: "4")
    if !settings.nightWidgets.isEmpty, refresh.quietHours.isEmpty {
      reader.note(.missingKey(example: "quiet_hours = [\"23:00-06:30\"]"), "refresh.quiet_hours")
    }
    reader.finish()
    return settings
  }

  /// Letters and digits in parts joined by "_" or "-", the first of letters: "ja", "ja_JP", "zh-Hant-TW",
  /// "de_DE@euro".
  private func isLocale(_ name: String) -> Bool {
    let parts = (name.split(separator: "@").first ?? "").split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "_" || $0 == "-" })
    guard let language = parts.first, (2...8).contains(language.utf8.count), language.allSatisfy(\.isLetter)
    else {
      return false
    }
    return parts.allSatisfy { part in
      (1...8).contains(part.utf8.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
  }

  private func readRefresh(_ reader: TableReader) -> Settings.Refresh {
    let quietHours = readQuietHours(reader)
    let fullEvery = readDuration(
      "full_every", of: reader, from: .seconds(60), "a duration of at least \"1m\", such as \"24h\"",
      example: "\"24h\"")
    let maximumPartials = reader.integer("maximum_partials", in: 0...1000, example: "10")
    let minimumInterval = readDuration(
      "minimum_interval", of: reader, from: .zero, "a duration such as \"3m\"", example: "\"3m\"")
    let perDay = reader.integer("per_day", in: 1...100_000, example: "96")
    reader.finish()
    return Settings.Refresh(
      quietHours: quietHours, fullEvery: fullEvery, maximumPartials: maximumPartials,
      minimumInterval: minimumInterval, perDay: perDay)
  }

  func readDuration(
    _ key: String, of reader: TableReader, from shortest: Duration, _ expected: String, example: String
  ) -> Duration? {
    reader.duration(key, from: shortest, expected: expected, example: example)
  }

  private func readQuietHours(_ reader: TableReader) -> [QuietHours] {
    readWindows("quiet_hours", "[\"23:00-06:30\"]", of: reader)
  }

  /// A list of spans of the day.
  func readWindows(_ key: String, _ example: String, of reader: TableReader) -> [QuietHours] {
    (reader.array(key, example: example) ?? []).compactMap { member in
      guard let text = member.string else { return reader.wrong(member, key, "text", example) }
      guard let hours = QuietHours(text) else {
        let problem = FileFault.Problem.badValue(
          found: text.quoted,
          expected: "two different times of the day, as in \"23:00-06:30\", after days or not",
          example: "\(key) = \(example)")
        reader.note(problem, key, at: member.position)
        return nil
      }
      return hours
    }
  }
}
