/// A setting: its name in a display file, the property it changes, and what it is for.
public struct WidgetParameter<Parameters> {
  /// The name.
  public let name: String
  let set:
    (inout Parameters, WidgetConfigurationValue, _ key: String) throws(WidgetConfigurationError) -> Void
  let description: (Parameters) -> WidgetParameterDescription

  /// A setting of a property.
  public init<Value: WidgetParameterValue>(
    _ name: String, _ property: WritableKeyPath<Parameters, Value>, _ summary: String
  ) {
    self.name = name
    set = { parameters, value, key throws(WidgetConfigurationError) in
      parameters[keyPath: property] = try Value(parameter: value, key: key)
    }
    description = { defaults in
      WidgetParameterDescription(
        name: name, type: Value.parameterType, defaultText: defaults[keyPath: property].parameterText,
        summary: summary)
    }
  }
}
