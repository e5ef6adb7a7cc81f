import Foundation
import Testing

@testable import InkXcode

@Suite("GeneratedSource")
struct GeneratedSourceTests {
  @Test("A target with nothing beside its sources sees SwiftUI and the display's language")
  func nothing() throws {
    let text = try GeneratedSource.text(for: [])
    #expect(text.contains("@_exported import SwiftUI\n"))
    #expect(text.contains("public typealias DateFormatter = DisplayDateFormatter\n"))
    #expect(text.contains("  static var current: Self { .ofDisplay }\n"))
  }

  @Test("What sources declare themselves is left to them")
  func left() {
    let inDate = GeneratedSource.language.components(separatedBy: "extension ")
      .first { $0.hasPrefix("Foundation.Date ") }
    #expect(inDate?.contains("func formatted(date:") == true)
    #expect(inDate?.contains("func formatted()") == false)
  }

  @Test("A definition that is none is told by its path")
  func missing() {
    #expect(throws: GeneratedSource.NoDefinition(path: "no.intentdefinition")) {
      try GeneratedSource.text(for: ["no.intentdefinition"])
    }
  }
}
