/// A control without settings.
public struct StaticControlConfiguration<Content>: ControlWidgetConfiguration {
  /// A control of a kind.
  public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content)
  where Content: ControlWidgetTemplate {}

  /// A control of a kind with a value.
  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Content: ControlWidgetTemplate {}
}

/// A control with an app intent for its settings.
public struct AppIntentControlConfiguration<Configuration: ControlConfigurationIntent, Content>:
  ControlWidgetConfiguration
{
  /// A control of a kind.
  public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
  ) where Content: ControlWidgetTemplate {}

  /// A control of a kind with a value.
  public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Content: ControlWidgetTemplate, Provider.Configuration == Configuration {}
}

/// Gives the value of a control.
public protocol ControlValueProvider {
  /// What it is.
  associatedtype Value

  /// A value to show as an example.
  var previewValue: Value { get }

  /// The value now.
  func currentValue() async throws -> Value
}

/// Gives the value of a control with settings.
public protocol AppIntentControlValueProvider {
  /// What it is.
  associatedtype Value
  /// The settings.
  associatedtype Configuration: ControlConfigurationIntent

  /// A value to show as an example.
  func previewValue(configuration: Configuration) -> Value

  /// The value now.
  func currentValue(configuration: Configuration) async throws -> Value
}

/// Takes the one view of a control.
@resultBuilder
public enum ControlWidgetTemplateBuilder {
  /// The view.
  public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
}
