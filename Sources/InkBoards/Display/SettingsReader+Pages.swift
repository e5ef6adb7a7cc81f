extension SettingsReader {
  /// Pages, at most: each one's picture is kept.
  static let mostPages = 16

  /// The tables `[[page]]`; no two have one name.
  func readPages(_ readers: [TableReader], besideMain: Bool) -> [Settings.Page] {
    var taken = besideMain ? [Settings.Page.main] : []
    return readers.enumerated().compactMap { index, reader in
      reader.require("name", example: "\"weather\"")
      let name = reader.parsed("name", expected: "a name such as \"weather\"", example: "\"weather\"") {
        $0.isEmpty || $0.utf8.count > 40 || $0.contains { $0.isNewline } ? nil : $0
      }
      reader.require("widget", example: "[[page.widget]]")
      let windows = readWindows("show", "[\"mon-fri 07:00-09:00\"]", of: reader)
      let widgets = readWidgets(reader.inners("widget", example: "[[page.widget]]"))
      reader.finish()
      guard index < Self.mostPages else {
        if index == Self.mostPages {
          let _: Never? = reader.bad(
            "name", found: "the name of page \(index + 1)", "one of \(Self.mostPages) pages at most",
            "\"weather\"")
        }
        return nil
      }
      guard let name else { return nil }
      if taken.contains(name) || ["next", "previous"].contains(name) {
        return reader.bad(
          "name", found: name.quoted, "a name that no other page has, and neither \"next\" nor \"previous\"",
          "\"weather\"")
      }
      taken.append(name)
      var page = Settings.Page(name: name, widgets: widgets)
      (page.windows, page.position) = (windows, reader.position)
      return page
    }
  }

  /// The table `[pages]`.
  func readTurns(_ reader: TableReader) -> Settings.Turns {
    var turns = Settings.Turns()
    turns.rotation = readDuration(
      "rotate", of: reader, from: .seconds(60), "a duration of at least \"1m\"", example: "\"10m\"")
    turns.followsRelevance = reader.boolean("follow_relevance", example: "true") ?? false
    turns.hold = readDuration(
      "hold", of: reader, from: .seconds(10), "a duration of at least \"10s\"", example: "\"5m\"")
    reader.finish()
    return turns
  }

  /// The tables `[[button]]`: other actions for the board's buttons, and buttons on lines of their own.
  func readButtons(_ readers: [TableReader], pages: [String]) -> [Board.Button] {
    readers.readButtons(pages: pages) { readLine("line", of: $0) }
  }

  private func readLine(_ key: String, of reader: TableReader) -> Board.Line? {
    guard let found = reader.value(key) else { return nil }
    if let number = found.integer, (0...4095).contains(number) { return .number(number) }
    if let name = found.string, !name.isEmpty { return .name(name) }
    return reader.bad(key, found: found.kindName, "a BCM number or a line's name", "5")
  }
}
