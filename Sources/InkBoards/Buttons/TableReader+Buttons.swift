extension [TableReader] {
  /// The buttons of these tables, whose lines `readLine` reads; no two have one name.
  func readButtons(pages: [String]?, _ readLine: (TableReader) -> Board.Line?) -> [Board.Button] {
    var buttons: [Board.Button] = []
    for reader in self {
      reader.require("name", example: "\"A\"")
      let name = reader.parsed("name", expected: "what is printed beside it", example: "\"A\"") {
        $0.isEmpty ? nil : $0
      }
      var button = Board.Button(name: name ?? "")
      button.position = reader.position
      button.line = readLine(reader)
      if reader.table["line"] != nil { reader.readSense(of: &button) }
      button.actions = reader.readActions(pages: pages)
      reader.finish()
      guard let name else { continue }
      if buttons.contains(where: { $0.name == name }) {
        let _: Never? = reader.bad("name", found: name.quoted, "a name that no other button has", "\"B\"")
        continue
      }
      buttons.append(button)
    }
    return buttons
  }
}

extension TableReader {
  /// What the gestures of a button do; `pages` are the names there are, nil where they are not known.
  fileprivate func readActions(pages: [String]?) -> [ButtonGesture: ButtonAction] {
    var actions: [ButtonGesture: ButtonAction] = [:]
    for gesture in ButtonGesture.allCases {
      if let action = readAction(gesture.rawValue, pages: pages) { actions[gesture] = action }
    }
    return actions
  }

  private func readAction(_ key: String, pages: [String]?) -> ButtonAction? {
    guard let found = value(key) else { return nil }
    let words = ButtonAction.words.map(\.0)
    if found.string != nil {
      let word = name(key, of: "action", among: words, example: "\"next\"")
      return ButtonAction.words.first { $0.0 == word }?.1
    }
    guard let reader = table(key, "one of \(words.joined(separator: ", ")), or a table") else { return nil }
    defer { reader.finish() }
    if reader.table["page"] != nil {
      return reader.name("page", of: "page", among: pages, example: "\"main\"").map { .page($0) }
    }
    reader.require("command", example: "[\"/usr/bin/logger\", \"pressed\"]")
    let deadline = reader.duration(
      "deadline", from: .seconds(1), to: .seconds(3600),
      expected: "a duration from \"1s\" to \"1h\"", example: "\"10s\"")
    guard let members = reader.array("command", example: "[\"/usr/bin/logger\", \"pressed\"]") else {
      return nil
    }
    let command = members.compactMap(\.string)
    guard command.count == members.count, command.first.map({ !$0.isEmpty }) ?? false else {
      return reader.bad(
        "command", found: "not a program and its arguments", "a list of texts, the program first",
        "[\"/usr/bin/logger\", \"pressed\"]")
    }
    return .command(command, deadline: deadline ?? .seconds(10))
  }

  private func table(_ key: String, _ expected: String) -> TableReader? {
    guard value(key)?.table != nil else {
      let kind = value(key)?.kindName ?? "nothing"
      return bad(key, found: kind, expected, "\"next\"")
    }
    return inner(key, example: "{ page = \"main\" }")
  }

  /// Which level a pressed button has, and what holds its line else.
  fileprivate func readSense(of button: inout Board.Button) {
    let level = name("level", of: "level", among: ["low", "high"], example: "\"low\"")
    button.isActiveLow = level != "high"
    let pull = name(
      "pull", of: "pull", among: Board.Button.Pull.allCases.map(\.rawValue), example: "\"up\"")
    button.pull = pull.flatMap(Board.Button.Pull.init) ?? (button.isActiveLow ? .up : .down)
  }
}
