import InkTimelines

extension FeedSettings: WidgetParameterValue {
  public static var parameterType: String {
    let keys = FeedSources.all.map { "`\($0.key)`" }
    return "a table with \(keys.dropLast().joined(separator: ", ")) or \(keys.last ?? "")"
  }

  public var parameterText: String { "{ \(type(of: source).key) = \(source.description.parameterText) }" }

  public init(parameter value: WidgetConfigurationValue, key: String) throws(WidgetConfigurationError) {
    guard case .table(let values) = value else { throw .init(key: key, wants: Self.self, got: value) }
    let kinds = FeedSources.all
    let known = kinds.map { $0.key } + ["path", "every", "deadline", "stale_after"]
    for name in values.keys.sorted() where !known.contains(name) {
      throw WidgetConfigurationError(key: "\(key).\(name)", problem: .unknown(known: known))
    }
    let given = kinds.filter { values[$0.key] != nil }
    guard let kind = given.first, let source = values[kind.key] else {
      throw WidgetConfigurationError(key: key, problem: .missing(wants: Self.parameterType))
    }
    guard given.count == 1 else {
      let names = given.map { "`\($0.key)`" }.joined(separator: " and ")
      throw WidgetConfigurationError(
        key: "\(key).\(given[1].key)", problem: .wrongType(wants: "one source, not several", got: names))
    }
    func duration(_ name: String, _ range: ClosedRange<Duration>) throws(WidgetConfigurationError)
      -> Duration?
    {
      guard let value = values[name] else { return nil }
      let duration = try Duration(parameter: value, key: "\(key).\(name)")
      guard range.contains(duration) else {
        throw WidgetConfigurationError(
          key: "\(key).\(name)",
          problem: .wrongType(
            wants: "a duration from \(range.lowerBound.parameterText) to \(range.upperBound.parameterText)",
            got: duration.parameterText))
      }
      return duration
    }
    var pointer: JSONPointer?
    if let value = values["path"] {
      let text = try String(parameter: value, key: "\(key).path")
      guard let read = JSONPointer(text) else {
        let meant = "/" + text.split(whereSeparator: { $0 == "." || $0 == "/" }).joined(separator: "/")
        throw WidgetConfigurationError(
          key: "\(key).path",
          problem: .wrongType(
            wants: "names and numbers from the top, each after a slash, such as \(meant.parameterText)",
            got: text.parameterText))
      }
      pointer = read
    }
    let day = Duration.seconds(86_400)
    self.init(
      try kind.init(parameter: source, key: "\(key).\(kind.key)"), path: pointer,
      every: try duration("every", .seconds(1)...(day * 7)),
      deadline: try duration("deadline", .milliseconds(10)...(.seconds(300))) ?? .seconds(10),
      staleAfter: try duration("stale_after", .seconds(1)...(day * 365)))
  }
}
