import Testing

struct MessageAuditTests {
  @Test("every message of the program is named by a test")
  func audit() throws {
    let untested = try MessageAudit().untested()
    #expect(untested == [])
  }

  @Test("the audit sees cases with and without values, and structures")
  func sight() throws {
    let messages = try MessageAudit().messages()
    let panel = messages.first { $0.type == "PanelError" }
    let known = ["neverBusy", "neverIdle", "bus", "notAllowed"]
    #expect(known.allSatisfy { panel?.cases.contains($0) == true })
    #expect(messages.first { $0.type == "FileError" }?.cases == [])
    #expect(messages.count > 40)
  }
}
