/// How a number is set.
public enum IntentParameterControlStyle: Sendable {
  case field, slider, stepper
}

/// Gives values to choose from.
public protocol DynamicOptionsProvider: Sendable {
  /// What they are.
  associatedtype Result: ResultsCollection
  /// What the one to start with is.
  associatedtype DefaultValue: Sendable = Never

  /// The values.
  func results() async throws -> Result

  /// The one to start with.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  /// None.
  public func defaultResult() async -> Never? { nil }
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

  /// A thing of the program's, found by a query of its own.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, query: Query
  ) {
    self.init(title: title, description: description)
  }

  /// So many values.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, size: IntentCollectionSize
  ) {
    self.init(title: title, description: description)
  }

  /// So many values at the start.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value,
    size: IntentCollectionSize
  ) {
    self.init(title: title, description: description, default: defaultValue)
  }

  /// A date or time of a kind.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, kind: IntentDateKind
  ) {
    self.init(title: title, description: description)
  }
}

/// Which parts of a date are asked for.
public enum IntentDateKind: Sendable {
  case date, time, dateTime
}
