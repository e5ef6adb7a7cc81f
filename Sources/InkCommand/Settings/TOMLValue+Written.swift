import InkBoards

extension TOMLValue {
  /// The value as it would be written in a file.
  var written: String {
    switch content {
    case .string(let text):
      "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
        + "\""
    case .integer(let number): "\(number)"
    case .number(let number): "\(number)"
    case .boolean(let flag): "\(flag)"
    case .dateTime(let text): text
    case .array(let values): "[" + values.map(\.written).joined(separator: ", ") + "]"
    case .table(let table):
      "{ " + table.entries.map { "\($0.key) = \($0.value.written)" }.joined(separator: ", ") + " }"
    }
  }
}

extension Duration {
  /// As display files write it, in the largest unit that is whole: "24h", "90s".
  var settingText: String {
    let seconds = components.seconds
    if seconds == 0 { return "0s" }
    for (unit, length) in [("d", 86_400), ("h", 3600), ("m", 60)] as [(String, Int64)]
    where seconds % length == 0 {
      if unit == "d", seconds == length { continue }
      return "\(seconds / length)\(unit)"
    }
    return "\(seconds)s"
  }
}
