extension Duration {
  /// Units as written, with their milliseconds, the largest first.
  private static let units: [(name: String, milliseconds: Int64)] = [
    ("d", 86_400_000), ("h", 3_600_000), ("m", 60_000), ("s", 1000), ("ms", 1),
  ]

  /// A duration as a display file writes it: `10m`, `1h30m`, `24h`, `500ms`; nil for anything else.
  ///
  /// Units are d, h, m, s and ms, each at most once, the largest first.
  package init?(parsing text: some StringProtocol) {
    var total: Int64 = 0
    var rest = text[...]
    var units = Duration.units[...]
    guard !rest.isEmpty else { return nil }
    while !rest.isEmpty {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      let unit = rest[digits.endIndex...].prefix { $0.isLetter }
      guard let count = Int64(digits), let index = units.firstIndex(where: { $0.name == unit }) else {
        return nil
      }
      let (product, isTooLong) = count.multipliedReportingOverflow(by: units[index].milliseconds)
      let (sum, isTooLongTogether) = total.addingReportingOverflow(product)
      guard !isTooLong, !isTooLongTogether else { return nil }
      total = sum
      units = units[(index + 1)...]
      rest = rest[unit.endIndex...]
    }
    self = .milliseconds(total)
  }
}

extension Duration: WidgetParameterValue {
  public static var parameterType: String { "a duration such as \"10m\" or \"1h30m\"" }

  public var parameterText: String {
    var rest = components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
    var text = ""
    for unit in Duration.units where rest >= unit.milliseconds {
      text += "\(rest / unit.milliseconds)\(unit.name)"
      rest %= unit.milliseconds
    }
    return "\"\(text.isEmpty ? "0s" : text)\""
  }

  public init(parameter value: WidgetConfigurationValue, key: String) throws(WidgetConfigurationError) {
    guard case .string(let text) = value, let duration = Duration(parsing: text) else {
      throw .init(key: key, wants: Self.self, got: value)
    }
    self = duration
  }
}
