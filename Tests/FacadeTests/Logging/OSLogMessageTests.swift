import Testing

@testable import os

@Suite("Log messages")
struct OSLogMessageTests {
  @Test("a private value is not written, a public one is")
  func privacy() {
    let name = "Ada"
    let message: OSLogMessage = "user \(name, privacy: .private), \(name, privacy: .public), \(3)"
    #expect(message.text == "user <private>, Ada, 3")
  }

  @Test("a number is written with the digits asked for")
  func digits() {
    let message: OSLogMessage = "\(1.23456, format: .fixed(precision: 2)) V"
    #expect(message.text == "1.23 V")
  }
}
