extension IntentDefinition {
  /// The Swift: a class for each intent and each type of objects, an enumeration for each of the file's.
  public var source: String {
    (enumerations.map { source(of: $0) } + types.map { source(of: $0) } + intents.map { source(of: $0) })
      .joined(separator: "\n")
  }

  private func source(of enumeration: Enumeration) -> String {
    let cases = enumeration.cases.map { "  case \(SwiftName.enumerationCase($0.name)) = \($0.index)" }
    let names = enumeration.cases.map {
      "    case \"\($0.name)\": self = .\(SwiftName.enumerationCase($0.name))"
    }
    return """
      public enum \(enumeration.name): Int, CaseIterable, Sendable {
      \(cases.joined(separator: "\n"))

        init?(configured value: WidgetConfigurationValue) {
          switch value.text {
      \(names.joined(separator: "\n"))
          default: return nil
          }
        }
      }

      """
  }

  private func source(of type: ObjectType) -> String {
    let properties = type.properties.map {
      "  public var \(SwiftName.quoted($0.name)): \(swiftType(of: $0))?"
    }
    return """
      public class \(type.name): INObject, @unchecked Sendable {
      \(properties.joined(separator: "\n"))
      }

      """
  }

  private func source(of intent: Intent) -> String {
    let names = intent.parameters.map { "\"\($0.name)\"" }.joined(separator: ", ")
    return """
      public class \(intent.name): INIntent, @unchecked Sendable {
        override public class var parameterNames: [String] { [\(names)] }
      \(intent.parameters.map { property($0) }.joined(separator: "\n"))
      }

      """
  }

  /// A setting: what the program sets, else what the display file gives, else its default.
  private func property(_ parameter: Parameter) -> String {
    let name = SwiftName.quoted(parameter.name)
    let type = swiftType(of: parameter)
    let enumeration = ownEnumeration(of: parameter)
    var value =
      "\(parameter.name)Set ?? configuration[\"\(parameter.name)\"].flatMap { \(reading(parameter)) }"
    var shown = "\(type)?"
    if let enumeration, !parameter.isList, let first = enumeration.cases.first {
      let known = enumeration.cases.first { $0.name == parameter.defaultValue } ?? first
      shown = type
      value += " ?? .\(SwiftName.enumerationCase(known.name))"
    } else if let written = parameter.defaultValue, !parameter.isList,
      let literal = literal(written, parameter)
    {
      value += " ?? \(literal)"
    }
    return """
        private var \(parameter.name)Set: \(type)?
        public var \(name): \(shown) {
          get { \(value) }
          set { \(parameter.name)Set = newValue }
        }
      """
  }

  private func ownEnumeration(of parameter: Parameter) -> Enumeration? {
    parameter.isEnumeration ? enumerations.first { $0.name == parameter.ownType } : nil
  }

  private func swiftType(of parameter: Parameter) -> String {
    let one = swiftTypeOfOne(parameter)
    return parameter.isList ? "[\(one)]" : one
  }

  private func swiftTypeOfOne(_ parameter: Parameter) -> String {
    if let enumeration = ownEnumeration(of: parameter) { return enumeration.name }
    switch parameter.type {
    case "String": return "String"
    case "Integer", "Decimal", "Boolean", "TimeInterval": return "NSNumber"
    case "Date": return "Date"
    case "DateComponents": return "DateComponents"
    case "URL": return "URL"
    default:
      return types.contains { $0.name == parameter.ownType } ? parameter.ownType ?? "INObject" : "INObject"
    }
  }

  /// How a value of a display file, `$0`, is read.
  ///
  /// Types stand as types only: a setting may be called like its type.
  private func reading(_ parameter: Parameter) -> String {
    let one = readingOne(parameter)
    return parameter.isList ? "$0.list.compactMap { \(one) }" : one
  }

  private func readingOne(_ parameter: Parameter) -> String {
    let type = swiftTypeOfOne(parameter)
    if ownEnumeration(of: parameter) != nil { return ".init(configured: $0) as \(type)?" }
    switch type {
    case "String": return "$0.text"
    case "NSNumber": return "$0.number"
    case "Date": return "$0.date"
    case "DateComponents": return "$0.date.map { Calendar.current.dateComponents(in: .current, from: $0) }"
    case "URL": return "$0.text.flatMap { URL(string: $0) }"
    default: return "$0.text.map { .init(identifier: $0, display: $0) as \(type) }"
    }
  }

  /// A default as Swift writes it; nil when it says nothing.
  private func literal(_ written: String, _ parameter: Parameter) -> String? {
    switch swiftTypeOfOne(parameter) {
    case "String":
      let escaped = written.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing(
        "\n", with: "\\n")
      return "\"\(escaped)\""
    case "NSNumber":
      if parameter.type == "Boolean" { return "NSNumber(value: \(["1", "true"].contains(written)))" }
      return Double(written).map {
        "NSNumber(value: \(parameter.type == "Integer" ? "\(Int($0))" : "\($0)"))"
      }
    default: return nil
    }
  }
}
