import Testing

@testable import InkDiagnosis

struct BrokenBoardTests {
  @Test(
    "a broken board is named with its cause and its remedy, and nothing else is blamed",
    arguments: BrokenBoard.machine + BrokenBoard.devices + BrokenBoard.surroundings)
  func named(broken: BrokenBoard) throws {
    let pi = try FakePi(glass: broken.glass)
    try broken.breakIt(pi)
    let findings = try pi.findings()
    let finding = try #require(findings.first { $0.name == broken.check })
    switch finding.outcome {
    case .failed: #expect(!broken.isWarning)
    case .warned: #expect(broken.isWarning)
    case .passed, .skipped: Issue.record("\(finding)")
    }
    #expect(finding.outcome.fact == broken.fact)
    let remedy = try #require(finding.outcome.remedy)
    let text = ([remedy.note ?? ""] + remedy.commands).joined(separator: "\n")
    for part in broken.remedy { #expect(text.contains(part), "\(part) in \(text)") }
    for other in findings where other.name != broken.check && !broken.others.contains(other.name) {
      #expect(other.outcome.remedy == nil, "\(other)")
    }
    #expect(!pi.hardware.wires.controller.isAnalogOn)
    // A controller of the other family does not know this one's command to sleep.
    #expect(pi.hardware.panelIsSafe || broken.glass != "waveshare-2in13-v4")
  }
}
