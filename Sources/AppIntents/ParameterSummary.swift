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
