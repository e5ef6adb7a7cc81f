/// How a number is set.
public enum IntentParameterControlStyle: Sendable {
  case field, slider, stepper
}

/// Gives values to choose from.
public protocol DynamicOptionsProvider: Sendable {
  /// What they are.
  associatedtype Result

  /// The values.
  func results() async throws -> Result
}

extension IntentParameter {
  /// A parameter with a default, asked for in words of its own.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value,
    requestValueDialog: IntentDialog?
  ) {
    self.init(title: title, description: description, default: defaultValue)
  }

  /// A parameter asked for in words of its own.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog?
  ) {
    self.init(title: title, description: description)
  }

  /// A number with a default, set in a way of its own between two bounds.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value,
    controlStyle: IntentParameterControlStyle = .field, inclusiveRange: (Value, Value)
  ) {
    self.init(title: title, description: description, default: defaultValue)
  }

  /// A number with a default, set in a way of its own.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value,
    controlStyle: IntentParameterControlStyle
  ) {
    self.init(title: title, description: description, default: defaultValue)
  }

  /// A parameter with values to choose from.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, optionsProvider: Provider
  ) {
    self.init(title: title, description: description)
  }

  /// A parameter with a default and values to choose from.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value,
    optionsProvider: Provider
  ) {
    self.init(title: title, description: description, default: defaultValue)
  }
}
