import InkBuses
import InkErrors
import Testing

@Suite struct BusErrorTests {
  @Test("a failure says what happened, why, and what to do", arguments: BusErrorTexts.all)
  func explanation_isTheTableText(_ row: BusErrorTexts.Row) {
    #expect(row.error.explanation == row.explanation)
  }

  @Test("a failure ends the process with the status sysexits gives it", arguments: BusErrorTexts.all)
  func exitStatus_isTheTables(_ row: BusErrorTexts.Row) {
    #expect(row.error.exitStatus == row.status)
  }

  @Test("the three parts are full sentences", arguments: BusErrorTexts.all)
  func parts_endWithAFullStop(_ row: BusErrorTexts.Row) {
    let parts = row.error.explanation
    for part in [parts.whatHappened, parts.likelyCause, parts.whatToDo] {
      #expect(part.hasSuffix("."))
      #expect(!part.contains("\n") && !part.contains("  "))
    }
  }

  @Test("a node below another root is told apart by its last component")
  func explanation_ofAnotherRoot() {
    let error = BusError(.notFound, node: "/tmp/tree/dev/spidev0.0", operation: "open")
    #expect(error.explanation.whatToDo.contains("sudo raspi-config nonint do_spi 0"))
  }
}
