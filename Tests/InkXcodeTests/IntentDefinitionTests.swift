import Foundation
import Testing

@testable import InkXcode

@Suite("IntentDefinition")
struct IntentDefinitionTests {
  private static var list: [String: Any] {
    [
      "INEnums": [
        [
          "INEnumName": "Drink",
          "INEnumValues": [
            ["INEnumValueName": "unknown"], ["INEnumValueName": "default", "INEnumValueIndex": 1],
          ],
        ]
      ],
      "INTypes": [
        [
          "INTypeName": "Place",
          "INTypeProperties": [
            [
              "INTypePropertyName": "identifier", "INTypePropertyDefault": true,
              "INTypePropertyType": "String",
            ],
            ["INTypePropertyName": "code", "INTypePropertyType": "String"],
          ],
        ]
      ],
      "INIntents": [
        [
          "INIntentName": "Tap",
          "INIntentParameters": [
            [
              "INIntentParameterName": "drink", "INIntentParameterType": "Integer",
              "INIntentParameterEnumType": "Drink",
              "INIntentParameterMetadata": ["INIntentParameterMetadataDefaultValue": "default"],
            ],
            [
              "INIntentParameterName": "place", "INIntentParameterType": "Object",
              "INIntentParameterObjectType": "Place",
            ],
            [
              "INIntentParameterName": "names", "INIntentParameterType": "String",
              "INIntentParameterSupportsMultipleValues": true,
            ],
            [
              "INIntentParameterName": "goal", "INIntentParameterType": "Decimal",
              "INIntentParameterMetadata": ["INIntentParameterMetadataDefaultValue": 2.5],
            ],
            ["INIntentParameterName": "not a name", "INIntentParameterType": "String"],
          ],
        ]
      ],
    ]
  }

  private func lines(of table: [String: Any]) throws -> [String] {
    let data = try PropertyListSerialization.data(fromPropertyList: table, format: .xml, options: 0)
    let definition = try #require(IntentDefinition(data: data))
    return definition.source.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test("an intent is a class with its settings; each is what is set, else what is given, else its default")
  func intent() throws {
    let lines = try lines(of: Self.list)
    #expect(lines.contains("public class TapIntent: INIntent, @unchecked Sendable {"))
    #expect(
      lines.contains(
        #"override public class var parameterNames: [String] { ["drink", "place", "names", "goal"] }"#))
    #expect(lines.contains("public var drink: Drink {"))
    #expect(
      lines.contains(
        #"get { drinkSet ?? configuration["drink"].flatMap { .init(configured: $0) as Drink? } ?? .`default` }"#
      ))
    #expect(lines.contains("public var place: Place? {"))
    #expect(lines.contains("public var names: [String]? {"))
    #expect(
      lines.contains(
        #"get { namesSet ?? configuration["names"].flatMap { $0.list.compactMap { $0.text } } }"#))
    #expect(
      lines.contains(
        #"get { goalSet ?? configuration["goal"].flatMap { $0.number } ?? NSNumber(value: 2.5) }"#))
  }

  @Test("enumerations and objects of the file are types of their own")
  func types() throws {
    let lines = try lines(of: Self.list)
    #expect(lines.contains("public enum Drink: Int, CaseIterable, Sendable {"))
    #expect(lines.contains("case `default` = 1"))
    #expect(lines.contains(#"case "default": self = .`default`"#))
    #expect(lines.contains("public class Place: INObject, @unchecked Sendable {"))
    #expect(lines.contains("public var code: String?"))
  }

  @Test("what is no definition is nothing")
  func other() {
    #expect(IntentDefinition(data: Data("no list".utf8)) == nil)
    #expect(IntentDefinition(data: Data("<plist><dict/></plist>".utf8)) == nil)
  }
}
