/// An intent with phrases to ask for it; nobody listens here.
public struct AppShortcut {
  /// An intent and its phrases.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
    systemImageName: String
  ) {}

  /// An intent and its phrases.
  public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {}
}

/// A phrase with the program's name in it.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation {
  /// What can be named in a phrase.
  public enum Token: Sendable { case applicationName }

  /// Words alone.
  public init(stringLiteral value: String) {}

  /// Words and tokens.
  public init(stringInterpolation: StringInterpolation) {}

  /// Gathers words and tokens.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// No words.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Words.
    public mutating func appendLiteral(_ literal: String) {}

    /// A token.
    public mutating func appendInterpolation(_ token: Token) {}

    /// A parameter.
    public mutating func appendInterpolation<Value>(_ path: KeyPath<Intent, IntentParameter<Value>>) {}
  }
}

/// The shortcuts of a program.
public protocol AppShortcutsProvider {
  /// The shortcuts.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
}

/// Gathers shortcuts.
@resultBuilder
public enum AppShortcutsBuilder {
  /// All shortcuts.
  public static func buildBlock(_ shortcuts: AppShortcut...) -> [AppShortcut] { shortcuts }
}
