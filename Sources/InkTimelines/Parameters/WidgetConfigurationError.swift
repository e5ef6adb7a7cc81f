import InkErrors

/// A setting in a display file that a widget cannot take.
public struct WidgetConfigurationError: Error, Equatable, Sendable {
  /// What is wrong.
  public enum Problem: Equatable, Sendable {
    /// The widget has no such setting; these are the ones it has.
    case unknown(known: [String])
    /// The value is of another type, or cannot be read as one; `wants` and `got` are in words.
    case wrongType(wants: String, got: String)
    /// The value is not one of those there are.
    case notAmong([String], got: String)
    /// The widget cannot do without the setting.
    case missing(wants: String)
    /// The setting is not given and has no default; something, in words, stands for it.
    case notGiven(wants: String, standIn: String)
  }

  /// The path to the setting, such as `source.every`.
  public var key: String
  /// The widget's kind; nil until it is known.
  public var kind: String?
  /// What is wrong.
  public var problem: Problem

  /// An error about a setting.
  public init(key: String, kind: String? = nil, problem: Problem) {
    self.key = key
    self.kind = kind
    self.problem = problem
  }

  /// A value of another type than the setting's.
  public init<Value: WidgetParameterValue>(
    key: String, wants type: Value.Type, got value: WidgetConfigurationValue
  ) {
    var got = value.typeName
    if case .string(let text) = value { got = text.parameterText }
    self.init(key: key, problem: .wrongType(wants: type.parameterType, got: got))
  }
}

extension WidgetConfigurationError: ExplainedError {
  public var explanation: Explanation {
    let widget = kind.map { "the widget “\($0)”" } ?? "the widget"
    switch problem {
    case .unknown(let known):
      let name = key.split(separator: ".").last.map(String.init) ?? key
      let suggestion = Suggestion.nearest(to: name, among: known)
      return Explanation(
        "The configuration of \(widget) has the setting “\(key)”, which there is not.",
        cause: known.isEmpty
          ? "The widget has no settings." : "Its settings are \(known.joined(separator: ", ")).",
        remedy: suggestion.map { "Write \($0) in place of \(name)." } ?? "Remove \(name).")
    case .wrongType(let wants, let got):
      return Explanation(
        "The setting “\(key)” of \(widget) is \(got).",
        cause: "It takes \(wants).",
        remedy: "Write \(wants), or remove the setting to have its default.")
    case .notAmong(let values, let got):
      let suggestion = Suggestion.nearest(to: got, among: values) ?? values.first ?? got
      return Explanation(
        "The setting “\(key)” of \(widget) is “\(got)”, which it does not know.",
        cause: "It takes one of \(values.map(\.parameterText).joined(separator: ", ")).",
        remedy: "Write \(key) = \(suggestion.parameterText).")
    case .missing(let wants):
      return Explanation(
        "The configuration of \(widget) lacks the setting “\(key)”.",
        cause: "The widget cannot do without it, and it has no default.",
        remedy: "Write \(key) = followed by \(wants).")
    case .notGiven(let wants, let standIn):
      return Explanation(
        "The configuration of \(widget) lacks the setting “\(key)”.",
        cause: "It has no default, so \(standIn) stands for it.",
        remedy: "Write \(key) = followed by \(wants).")
    }
  }

  public var exitStatus: ExitStatus { .configuration }
}
