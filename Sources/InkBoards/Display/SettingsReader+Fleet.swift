extension SettingsReader {
  /// The table `[fleet]`; nil where it has no broker that could be used.
  func readFleet(_ reader: TableReader) -> Settings.Fleet? {
    reader.require("broker", example: "\"mqtt://broker.local\"")
    let broker = reader.parsed(
      "broker", expected: "a broker's address, without a password", example: "\"mqtt://broker.local\""
    ) { isBroker($0) ? $0 : nil }
    let id = reader.parsed(
      "id", expected: "1 to \(Settings.Fleet.longestID) letters, digits, \"-\" and \"_\"",
      example: "\"kitchen\""
    ) { isID($0) ? $0 : nil }
    let name = reader.parsed("name", expected: "a name", example: "\"Kitchen\"") { isWords($0) ? $0 : nil }
    let area = reader.parsed("area", expected: "a room", example: "\"Kitchen\"") { isWords($0) ? $0 : nil }
    let password = reader.parsed(
      "password", expected: "a secret's name", example: "\"${BROKER_PASSWORD}\""
    ) { $0.hasPrefix("${") && $0.hasSuffix("}") && $0.utf8.count > 3 ? $0 : nil }
    let certificates = reader.parsed(
      "certificates", expected: "a file's path from /", example: "\"/etc/ssl/house.pem\""
    ) { $0.hasPrefix("/") ? $0 : nil }
    let prefix = reader.parsed(
      "prefix", expected: "a topic without + and #", example: "\"inkglance\""
    ) { isTopic($0) ? $0 : nil }
    let discovery = reader.parsed(
      "discovery", expected: "a topic without + and #, or \"\" for none", example: "\"homeassistant\""
    ) { $0.isEmpty || isTopic($0) ? $0 : nil }
    // 65,535 s are all that MQTT 3.1.1 (3.1.2.10) can say.
    let keepAlive = reader.duration(
      "keep_alive", from: .seconds(10), to: .seconds(64_800),
      expected: "a duration from \"10s\" to \"18h\"", example: "\"1h\"")
    let showFor = readDuration(
      "show_for", of: reader, from: .seconds(1), "a duration of at least \"1s\"", example: "\"10m\"")
    let showsFrame = reader.boolean("frame", example: "true") ?? true
    reader.finish()
    guard let broker else { return nil }
    var fleet = Settings.Fleet(broker: broker)
    (fleet.id, fleet.name, fleet.area) = (id, name, area)
    (fleet.password, fleet.certificates) = (password, certificates)
    (fleet.prefix, fleet.discovery) = (prefix, discovery)
    (fleet.keepAlive, fleet.showFor, fleet.showsFrame) = (keepAlive, showFor, showsFrame)
    return fleet
  }

  /// "mqtt://host", "mqtts://user@host:8883", "mqtt://[fe80::1]".
  private func isBroker(_ text: String) -> Bool {
    guard text.utf8.allSatisfy({ (33...126).contains($0) }),
      let scheme = ["mqtt://", "mqtts://"].first(where: { text.lowercased().hasPrefix($0) })
    else { return false }
    var rest = text.dropFirst(scheme.count)
    if rest.hasSuffix("/") { rest.removeLast() }
    let parts = rest.split(separator: "@", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let place = parts.last else { return false }
    if parts.count == 2, parts[0].isEmpty || parts[0].contains(":") { return false }
    let isBracketed = place.hasPrefix("[")
    guard
      let end = isBracketed
        ? place.firstIndex(of: "]").map(place.index(after:)) : place.firstIndex(of: ":") ?? place.endIndex
    else { return false }
    let (host, port) = (place[..<end], place[end...])
    guard !host.isEmpty, !host.contains(where: { "/?#".contains($0) }) else { return false }
    guard !port.isEmpty else { return true }
    return port.hasPrefix(":") && Int(port.dropFirst()).map { (1...65_535).contains($0) } == true
  }

  private func isID(_ text: String) -> Bool {
    (1...Settings.Fleet.longestID).contains(text.utf8.count)
      && text.allSatisfy(Settings.Fleet.isIDCharacter)
  }

  private func isWords(_ text: String) -> Bool {
    (1...64).contains(text.count) && text.contains { !$0.isWhitespace }
      && text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  }

  /// MQTT 3.1.1, 4.7: wildcards, and a leading "$" for the broker's own.
  private func isTopic(_ text: String) -> Bool {
    (1...200).contains(text.utf8.count) && !text.hasPrefix("/") && !text.hasSuffix("/")
      && !text.hasPrefix("$")
      && text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
      && !text.contains { "+#".contains($0) }
  }
}
