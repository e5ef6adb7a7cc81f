import Foundation

/// As much of JSON Schema (draft 2020-12) as our schemas use: type, const, enum, pattern, minLength, minItems, required,
/// properties, additionalProperties, items.
///
/// A keyword that it does not know is a fault, so that no schema asks for more than is checked.
struct JSONSchema {
  private let root: [String: Any]

  init(contentsOf path: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
  }

  /// Where a document is not as the schema says; none where it is.
  func faults(of document: Any) -> [String] { Self.faults(of: document, by: root, at: "$") }

  private static let known: Set = [
    "$schema", "title", "description", "type", "const", "enum", "pattern", "minLength", "minItems",
    "required",
    "properties", "additionalProperties", "items",
  ]

  private static func faults(of value: Any, by schema: [String: Any], at path: String) -> [String] {
    var faults = Set(schema.keys).subtracting(known).map { "\(path): the schema uses \($0)" }
    let types = schema["type"] as? [String] ?? (schema["type"] as? String).map { [$0] } ?? []
    if !types.isEmpty, !types.contains(where: { isOf($0, value) }) {
      faults.append("\(path): \(value) is not of \(types)")
    }
    if let constant = schema["const"], "\(constant)" != "\(value)" { faults.append("\(path): \(value)") }
    if let names = schema["enum"] as? [String], !names.contains(value as? String ?? "") {
      faults.append("\(path): \(value) is none of \(names)")
    }
    if let text = value as? String {
      if text.count < schema["minLength"] as? Int ?? 0 { faults.append("\(path): too short") }
      if let pattern = schema["pattern"] as? String,
        text.range(of: pattern, options: .regularExpression) == nil
      {
        faults.append("\(path): \(text) does not match \(pattern)")
      }
    }
    if let members = value as? [Any] {
      if members.count < schema["minItems"] as? Int ?? 0 { faults.append("\(path): too few") }
      if let items = schema["items"] as? [String: Any] {
        for (index, member) in members.enumerated() {
          faults += self.faults(of: member, by: items, at: "\(path)[\(index)]")
        }
      }
    }
    if let object = value as? [String: Any] {
      let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
      for key in schema["required"] as? [String] ?? [] where object[key] == nil {
        faults.append("\(path): \(key) is missing")
      }
      for (key, member) in object {
        if let inner = properties[key] {
          faults += self.faults(of: member, by: inner, at: "\(path).\(key)")
        } else if schema["additionalProperties"] as? Bool == false {
          faults.append("\(path): \(key) is unknown")
        }
      }
    }
    return faults
  }

  private static func isOf(_ type: String, _ value: Any) -> Bool {
    switch type {
    case "string": value is String
    case "boolean": value is Bool
    case "integer": value is Int
    case "number": value is Double
    case "array": value is [Any]
    case "object": value is [String: Any]
    case "null": value is NSNull
    default: false
    }
  }
}
