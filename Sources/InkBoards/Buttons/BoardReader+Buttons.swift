extension BoardReader {
  /// The board's row of buttons; no two have one name.
  mutating func readButtons(_ readers: [TableReader], chip: String?) -> [Board.Button] {
    var buttons: [Board.Button] = []
    for reader in readers {
      reader.require("name", example: "\"A\"")
      reader.require("line", example: "5")
      let name = reader.parsed("name", expected: "what is printed beside it", example: "\"A\"") {
        $0.isEmpty ? nil : $0
      }
      let line = readLine("line", of: reader, chip: chip, example: "5")
      var button = Board.Button(name: name ?? "")
      button.line = line
      button.position = reader.position
      reader.readSense(of: &button)
      // Which pages there are is the display file's to say.
      button.actions = reader.readActions(pages: nil)
      reader.finish()
      guard let name, line != nil else { continue }
      if buttons.contains(where: { $0.name == name }) {
        let _: Never? = reader.bad("name", found: name.quoted, "a name that no other button has", "\"B\"")
        continue
      }
      buttons.append(button)
    }
    return buttons
  }
}
