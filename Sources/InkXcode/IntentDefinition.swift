import Foundation

/// The intents of a definition file, and the classes that Xcode generates for them.
public struct IntentDefinition {
  /// A setting of an intent.
  struct Parameter {
    let name: String
    let type: String
    /// The enumeration or class of the file that its values are of.
    let ownType: String?
    let isEnumeration: Bool
    let isList: Bool
    let defaultValue: String?
  }

  /// An intent.
  struct Intent {
    let name: String
    let parameters: [Parameter]
  }

  /// An enumeration.
  struct Enumeration {
    let name: String
    let cases: [(name: String, index: Int)]
  }

  /// A class of objects.
  struct ObjectType {
    let name: String
    let properties: [Parameter]
  }

  let intents: [Intent]
  let enumerations: [Enumeration]
  let types: [ObjectType]

  /// The intents in the property list of a definition file; nil when it is none.
  public init?(data: Data) {
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    guard let list = list as? [String: Any], list["INIntents"] != nil else { return nil }
    func entries(_ key: String, of table: [String: Any]) -> [[String: Any]] {
      table[key] as? [[String: Any]] ?? []
    }
    enumerations = entries("INEnums", of: list).compactMap { table in
      guard let name = Self.name(table["INEnumName"]) else { return nil }
      let cases = entries("INEnumValues", of: table).compactMap { value in
        Self.name(value["INEnumValueName"]).map { (name: $0, index: value["INEnumValueIndex"] as? Int ?? 0) }
      }
      return cases.isEmpty ? nil : Enumeration(name: name, cases: cases)
    }
    types = entries("INTypes", of: list).compactMap { table in
      guard let name = Self.name(table["INTypeName"]) else { return nil }
      let properties = entries("INTypeProperties", of: table).filter { $0["INTypePropertyDefault"] == nil }
      return ObjectType(
        name: (table["INTypeClassPrefix"] as? String ?? "") + name,
        properties: properties.compactMap { Self.parameter($0, "INTypeProperty") })
    }
    intents = entries("INIntents", of: list).compactMap { table in
      guard let name = Self.name(table["INIntentName"]) else { return nil }
      return Intent(
        name: (table["INIntentClassPrefix"] as? String ?? "") + name + "Intent",
        parameters: entries("INIntentParameters", of: table).compactMap {
          Self.parameter($0, "INIntentParameter")
        })
    }
  }

  private static func name(_ value: Any?) -> String? {
    (value as? String).flatMap { SwiftName.isIdentifier($0) ? $0 : nil }
  }

  private static func parameter(_ table: [String: Any], _ prefix: String) -> Parameter? {
    guard let name = name(table[prefix + "Name"]), let type = table[prefix + "Type"] as? String else {
      return nil
    }
    let metadata = table[prefix + "Metadata"] as? [String: Any]
    let enumeration = Self.name(table[prefix + "EnumType"])
    return Parameter(
      name: name, type: type, ownType: enumeration ?? Self.name(table[prefix + "ObjectType"]),
      isEnumeration: enumeration != nil,
      isList: table[prefix + "SupportsMultipleValues"] as? Bool ?? false,
      defaultValue: metadata?[prefix + "MetadataDefaultValue"].map { "\($0)" })
  }
}
