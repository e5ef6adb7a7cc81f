/// A sentence that names an intent's parameters; nobody reads it here.
public protocol ParameterSummary {}

/// A sentence that names an intent's parameters.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  /// A sentence.
  public init(_ summary: ParameterSummaryString<Intent>) {}

  /// A sentence, and further parameters below it.
  public init(
    _ summary: ParameterSummaryString<Intent>,
    @ParameterSummaryBuilder<Intent> _ items: () -> [PartialKeyPath<Intent>]
  ) {}

  /// Nothing to say.
  public init() {}

  /// Parameters without a sentence.
  public init(@ParameterSummaryBuilder<Intent> _ items: () -> [PartialKeyPath<Intent>]) {}
}

/// The words of a sentence that names parameters by their paths.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
  /// Words alone.
  public init(stringLiteral value: String) {}

  /// Words and parameters.
  public init(stringInterpolation: StringInterpolation) {}

  /// Gathers words and parameters.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// No words.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Words.
    public mutating func appendLiteral(_ literal: String) {}

    /// A parameter.
    public mutating func appendInterpolation<Value>(_ path: KeyPath<Intent, IntentParameter<Value>>) {}
  }
}

/// Gathers the paths of parameters.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
  /// A parameter.
  public static func buildExpression<Value>(
    _ path: KeyPath<Intent, IntentParameter<Value>>
  ) -> [PartialKeyPath<Intent>] { [path] }

  /// All parameters.
  public static func buildBlock(_ paths: [PartialKeyPath<Intent>]...) -> [PartialKeyPath<Intent>] {
    paths.flatMap { $0 }
  }
}

extension AppIntent {
  /// A sentence that names its parameters.
  public typealias Summary = IntentParameterSummary<Self>
}

/// A summary that depends on a parameter's value.
public struct ParameterSummaryWhenCondition<
  Intent: AppIntent, Then: ParameterSummary, Else: ParameterSummary
>:
  ParameterSummary
{
  /// How a value is compared.
  public enum Comparison: Sendable {
    case equalTo, notEqualTo, lessThan, greaterThan, lessThanOrEqualTo, greaterThanOrEqualTo
  }

  /// Whether a parameter has a value.
  public enum Presence: Sendable {
    case hasAnyValue, hasNoValue
  }

  /// One of two summaries, by a parameter's value.
  public init<Value>(
    _ path: KeyPath<Intent, IntentParameter<Value>>, _ comparison: Comparison, _ value: Value,
    @ParameterSummaryChoiceBuilder _ then: () -> Then, @ParameterSummaryChoiceBuilder otherwise: () -> Else
  ) {}

  /// One of two summaries, by whether a parameter has a value.
  public init<Value>(
    _ path: KeyPath<Intent, IntentParameter<Value>>, _ presence: Presence,
    @ParameterSummaryChoiceBuilder _ then: () -> Then, @ParameterSummaryChoiceBuilder otherwise: () -> Else
  ) {}

  /// One of two summaries, by the widget's family.
  public init(
    widgetFamily comparison: Comparison, _ family: IntentWidgetFamily,
    @ParameterSummaryChoiceBuilder _ then: () -> Then, @ParameterSummaryChoiceBuilder otherwise: () -> Else
  ) {}
}

/// Takes the one summary of a branch.
@resultBuilder
public enum ParameterSummaryChoiceBuilder {
  /// The summary.
  public static func buildBlock<Summary: ParameterSummary>(_ summary: Summary) -> Summary { summary }
}

extension AppIntent {
  /// A summary that depends on a parameter's value.
  public typealias When<Then: ParameterSummary, Else: ParameterSummary> = ParameterSummaryWhenCondition<
    Self, Then, Else
  >
}
