/// A result that has a value.
public protocol ReturnsValue<Value>: IntentResult {
  /// What the value is.
  associatedtype Value: Sendable
}

/// A result that says something.
public protocol ProvidesDialog: IntentResult {}

/// A result that goes on with another intent.
public protocol OpensIntent: IntentResult {}

/// A result that shows a view.
public protocol ShowsSnippetView: IntentResult {}

extension ValueIntentResult: ReturnsValue {}

extension EmptyIntentResult: OpensIntent, ProvidesDialog, ShowsSnippetView {}

/// A result with everything that one can have; nobody performs intents here.
public struct RichIntentResult<Value: Sendable>: ReturnsValue, ProvidesDialog, OpensIntent, ShowsSnippetView {
  init() {}
}

extension IntentResult {
  /// A result that says something.
  public static func result(dialog: IntentDialog) -> Self where Self == RichIntentResult<Never> {
    RichIntentResult()
  }

  /// A value, and something said.
  public static func result<Value: Sendable>(value: Value, dialog: IntentDialog) -> Self
  where Self == RichIntentResult<Value> {
    RichIntentResult()
  }

  /// Goes on with another intent.
  public static func result<Next: AppIntent>(opensIntent: Next) -> Self
  where Self == RichIntentResult<Never> {
    RichIntentResult()
  }

  /// A value, and goes on with another intent.
  public static func result<Value: Sendable, Next: AppIntent>(value: Value, opensIntent: Next) -> Self
  where Self == RichIntentResult<Value> {
    RichIntentResult()
  }
}

extension IntentResult {
  /// A result that says something and shows a view.
  public static func result<Snippet>(dialog: IntentDialog, view: Snippet) -> Self
  where Self == RichIntentResult<Never> {
    RichIntentResult()
  }

  /// A value, something said and a view.
  public static func result<Value: Sendable, Snippet>(
    value: Value, dialog: IntentDialog, view: Snippet
  ) -> Self where Self == RichIntentResult<Value> {
    RichIntentResult()
  }

  /// A value and a view.
  public static func result<Value: Sendable, Snippet>(value: Value, view: Snippet) -> Self
  where Self == RichIntentResult<Value> {
    RichIntentResult()
  }

  /// A result that shows a view.
  public static func result<Snippet>(view: Snippet) -> Self where Self == RichIntentResult<Never> {
    RichIntentResult()
  }

  /// A result that goes on with another intent and says something.
  public static func result<Next: AppIntent>(opensIntent: Next, dialog: IntentDialog) -> Self
  where Self == RichIntentResult<Never> {
    RichIntentResult()
  }
}
