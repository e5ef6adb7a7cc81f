extension SettingsReader {
  /// All widgets that could be read; no two have the same place.
  func readWidgets(_ readers: [TableReader]) -> [Settings.Widget] {
    var taken: [Settings.Place: TextPosition] = [:]
    return readers.compactMap { reader in
      let widget = readWidget(reader)
      defer { reader.finish() }
      guard let widget, widget.place != .automatic else { return widget }
      if let earlier = taken[widget.place] {
        let key = reader.table["slot"] != nil ? "slot" : "frame"
        reader.note(.placeTaken(name(widget.place), byLine: earlier.line), key)
      }
      taken[widget.place] = taken[widget.place] ?? widget.position
      return widget
    }
  }

  private func readWidget(_ reader: TableReader) -> Settings.Widget? {
    reader.require("kind", example: "\"battery\"")
    let kind = reader.name("kind", of: "widget", among: vocabulary.widgets(), example: "\"battery\"")
    let families = Settings.Family.allCases.map(\.rawValue)
    let familyName = reader.name("family", of: "family", among: families, example: "\"accessoryCircular\"")
    let family = familyName.flatMap { Settings.Family(rawValue: $0) }
    let slot = readSlot(reader, family: family)
    let frame = readFrame(reader)
    if slot != nil, let frame = reader.table.entry("frame") {
      reader.note(
        .badValue(
          found: "given beside a slot", expected: "left out where there is a slot",
          example: "slot = \"circular.1\""
        ),
        "frame", at: frame.keyPosition)
    }
    let configuration = reader.value("configuration").flatMap { found in
      found.table ?? reader.wrong(found, "configuration", "a table", "{ place = \"Tokyo\" }")
    }
    let code = readCode(reader)
    guard let kind else { return nil }
    return Settings.Widget(
      kind: kind, family: family ?? slot?.family, place: slot.map { .slot($0) } ?? frame ?? .automatic,
      configuration: configuration ?? TOMLTable(), code: code, position: reader.position)
  }

  private func readCode(_ reader: TableReader) -> Settings.Code? {
    guard let value = reader.value("qr_code") else { return nil }
    switch value.content {
    case .boolean(let isShown): return isShown ? .own : nil
    case .string(let text) where !text.isEmpty: return .text(text)
    default: return reader.bad("qr_code", found: value.kindName, "true, or the text of the code", "true")
    }
  }

  private func readSlot(_ reader: TableReader, family: Settings.Family?) -> Slot? {
    guard let name = reader.text("slot", example: "\"circular.1\"") else { return nil }
    guard let slot = Slot(name) else {
      reader.note(.unknownName(name, of: "slot", known: Slot.names), "slot")
      return nil
    }
    guard let family else { return slot }
    let isAccessory = [.accessoryInline, .accessoryCircular, .accessoryRectangular].contains(family)
    guard slot.family == family || slot.family == nil && !isAccessory else {
      let use = slot.family?.rawValue ?? "the system families"
      return reader.bad(
        "slot", found: "\(name.quoted), a place for \(use), beside family \"\(family.rawValue)\"",
        "a slot that the family fills", "\"\(example(of: family))\"")
    }
    return slot
  }

  private func example(of family: Settings.Family) -> String {
    switch family {
    case .accessoryInline: "inline"
    case .accessoryCircular: "circular.1"
    case .accessoryRectangular: "rectangular.1"
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge: "screen"
    }
  }

  private func readFrame(_ reader: TableReader) -> Settings.Place? {
    let (key, example) = ("frame", "[0, 0, 76, 76]")
    guard let members = reader.array(key, example: example) else { return nil }
    let numbers = members.compactMap(\.integer)
    guard numbers.count == 4, members.count == 4, numbers.allSatisfy({ (0...10_000).contains($0) }),
      numbers[2] > 0,
      numbers[3] > 0
    else {
      let found = "[\(members.map(text).joined(separator: ", "))]"
      return reader.bad(
        key, found: found, "[x, y, width, height] in whole points, with a width and a height of at least 1",
        example)
    }
    return .frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private func text(_ value: TOMLValue) -> String {
    switch value.content {
    case .integer(let number): "\(number)"
    case .number(let number): "\(number)"
    case .string(let text): text.quoted
    case .boolean(let truth): "\(truth)"
    case .dateTime(let text): text
    case .array: "[…]"
    case .table: "{…}"
    }
  }

  private func name(_ place: Settings.Place) -> String {
    switch place {
    case .automatic: "automatic"
    case .slot(let slot): "\"\(slot)\""
    case .frame(let x, let y, let width, let height): "[\(x), \(y), \(width), \(height)]"
    }
  }
}
