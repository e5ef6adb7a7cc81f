extension WidgetConfigurationIntent {
  /// The parameters by the names of their properties, in the order of the source.
  private var parameters: [(name: String, parameter: any ConfigurableParameter)] {
    Mirror(reflecting: self).children.compactMap { label, value in
      guard let label, label.hasPrefix("_"), let parameter = value as? any ConfigurableParameter else {
        return nil
      }
      return (String(label.dropFirst()), parameter)
    }
  }

  /// The parameters in words.
  var parameterDescriptions: [WidgetParameterDescription] {
    parameters.map { name, parameter in
      WidgetParameterDescription(
        name: name, type: parameter.typeText, defaultText: parameter.defaultText,
        standInText: parameter.standInText)
    }
  }

  /// Sets the parameters to a display file's values.
  func set(_ values: WidgetConfigurationValues) throws(WidgetConfigurationError) {
    let parameters = parameters
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      guard let parameter = parameters.first(where: { $0.name == name })?.parameter else {
        throw WidgetConfigurationError(key: name, problem: .unknown(known: parameters.map(\.name)))
      }
      try parameter.set(value, key: name)
    }
    if let missing = parameters.first(where: { $0.parameter.isMissing }) {
      throw WidgetConfigurationError(
        key: missing.name, problem: .missing(wants: missing.parameter.typeText ?? "a value of the program's"))
    }
  }
}
