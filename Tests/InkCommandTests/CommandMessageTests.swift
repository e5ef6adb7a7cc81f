import Foundation
import InkBoards
import InkErrors
import InkGauges
import Testing

@testable import InkCommand

/// What commands say when they cannot do what they were asked for, word for word.
struct CommandMessageTests {
  static let texts: [(any ExplainedError, ExitStatus, String)] = [
    (
      NoGauge(board: "desk"), .configuration,
      """
      The board "desk" has no gauge.
        likely cause: Its file has no [gauge] section.
        what to do: Add one with `model = "max17048"` and `bus = 1`; `inkglance list gauges` shows the models.
      """
    ),
    (
      NoHistory(path: "/var/lib/inkglance/history.sqlite"), .noInput,
      """
      There is no history at /var/lib/inkglance/history.sqlite.
        likely cause: No display on a real board has run for a quarter of an hour as this user; a service keeps its own.
        what to do: For the service's history run the command with STATE_DIRECTORY=/var/lib/inkglance.
      """
    ),
    (
      NoHistory(path: nil), .noInput,
      """
      There is nowhere that a history is kept.
        likely cause: No display on a real board has run for a quarter of an hour as this user; a service keeps its own.
        what to do: For the service's history run the command with STATE_DIRECTORY=/var/lib/inkglance.
      """
    ),
    (
      LogsError.noJournal, .deviceUnavailable,
      """
      The journal cannot be read.
        likely cause: journalctl is not installed on this machine.
        what to do: See where the messages of the service go: systemctl show inkglance -p StandardError
      """
    ),
    (
      ReloadError.otherBoard("desk"), .configuration,
      """
      The configuration is for another board than the running one: "desk", or its file has changed.
        likely cause: Panel, wires and gauge are opened once, at the start.
        what to do: Run `sudo systemctl restart inkglance`.
      """
    ),
    (
      FaultInFile(GaugeError.allOnes(gauge: "MAX17048"), in: "desk.toml"), .deviceUnavailable,
      """
      desk.toml: MAX17048 answers with ones only.
        likely cause: Its battery is unplugged, or another chip sits at this address.
        what to do: Check the battery, then see the registers with: inkglance gauge --raw
      """
    ),
    (
      NotSimulated(model: "glass-x"), .configuration,
      """
      The panel glass-x has no simulation.
        likely cause: Its controller or its glass has not been described for the simulator yet.
        what to do: Name another panel in the simulated board's file; `waveshare-2in13-v4` is simulated.
      """
    ),
  ]

  @Test("what happened, why, and what to do", arguments: texts)
  func text(error: any ExplainedError, status: ExitStatus, text: String) {
    #expect(error.description == text)
    #expect(error.exitStatus == status)
  }

  @Test("a display file with two faults tells the first in full, and that there is another")
  func settings() throws {
    let directory = try TemporaryDirectory()
    let path = try directory.file("inkglance.toml", "colour = 1\nlocal = \"ja\"\n")
    var faults: [FileFault] = []
    do { _ = try DisplayFile.load(path: path) } catch { faults = error.faults }
    #expect(faults.count == 2)
    #expect(SettingsError.faults(faults).explanation.whatHappened.hasPrefix("\(path):1:1: "))
    #expect(SettingsError.faults(faults).exitStatus == .configuration)
  }
}
