/// An intent that sets something to a value.
public protocol SetValueIntent: AppIntent {
  /// What is set.
  associatedtype ValueType: Sendable

  /// The value.
  var value: ValueType { get set }
}

/// The settings of a control, as an intent that is never performed.
public protocol ControlConfigurationIntent: AppIntent {}

extension ControlConfigurationIntent {
  /// Nothing to do.
  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that opens something of the program's.
public protocol OpenIntent: AppIntent {
  /// What is opened.
  associatedtype Value: Sendable

  /// What is opened.
  var target: Value { get set }
}

extension OpenIntent {
  /// Nothing to do; a display opens nothing.
  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that plays.
public protocol AudioPlaybackIntent: AppIntent {}

/// An intent that starts playing.
public protocol AudioStartingIntent: AppIntent {}

/// An intent of a live activity.
public protocol LiveActivityIntent: AppIntent {}

/// An intent whose program comes to the front.
public protocol ForegroundContinuableIntent: AppIntent {}

/// An intent that a program offers for itself.
public protocol PredictableIntent: AppIntent {}

/// An intent that took the place of one with a definition file.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  /// The class that the definition file had.
  static var intentClassName: String { get }
}
