import Foundation
import Testing

@testable import InkCommand
@testable import InkHost

@Suite("Cleaner")
struct CleanerTests {
  @Test("Of a state, the texts that are not the display's own words are cleaned, the broker's among them")
  func status() {
    var status = DisplayStatus.fixture
    var fleet = DisplayStatus.FleetFacts(
      broker: "attic:1883", id: "kitchen", isConnected: false, since: DisplayStatus.now, sent: 1, heard: 2)
    fleet.error = "The broker attic was not reached."
    fleet.lastCommand = "text: shown for anna"
    status.fleet = fleet
    status.configuration.file = "/home/anna/display.toml"
    status.widgets[1].error = "The address mqtt://anna:pw@attic did not answer."
    status.errors[0].text = "192.168.1.20 did not answer."
    let cleaner = Cleaner(Redaction(home: "/home/anna", user: "anna", host: "attic"))
    let cleaned = cleaner.clean(status)
    #expect(cleaned.fleet?.broker == "HOST:1883")
    #expect(cleaned.fleet?.error == "The broker HOST was not reached.")
    #expect(cleaned.fleet?.lastCommand == "text: shown for USER")
    #expect(cleaned.fleet?.id == "kitchen" && cleaned.fleet?.heard == 2)
    #expect(cleaned.configuration.file == "~/display.toml")
    #expect(cleaned.widgets[1].error == "The address mqtt://…@HOST did not answer.")
    #expect(cleaned.errors[0].text == "0.0.0.0 did not answer.")
  }

  @Test("What is the display's own stays as it is")
  func own() {
    let status = DisplayStatus.fixture
    let cleaned = Cleaner(Redaction(home: "/home/anna", user: "anna", host: "attic")).clean(status)
    #expect(cleaned == status)
  }
}
