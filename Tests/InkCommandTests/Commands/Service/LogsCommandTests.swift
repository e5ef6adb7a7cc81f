import Foundation
import InkErrors
import Testing

@testable import InkCommand
@testable import InkHost

@MainActor
struct LogsCommandTests {
  private func display(isInJournal: Bool) -> FakeDisplay {
    var answer = ControlAnswer()
    answer.logs = .init(
      isInJournal: isInJournal,
      events: [
        .init(date: DisplayStatus.now, priority: .info, text: "clock: partial (64 pixels changed)"),
        .init(date: DisplayStatus.now, priority: .error, text: "It failed.\n  likely cause: bad luck."),
      ])
    return FakeDisplay(answer)
  }

  @Test("a display in a terminal is asked for its lines")
  func ring() async {
    let display = display(isInJournal: false)
    let run = await Run("logs", "--count", "7", change: { $0.controlSockets = [display.path] })
    #expect(
      run.output == """
        03:00:00 clock: partial (64 pixels changed)
        03:00:00 It failed.
            likely cause: bad luck.

        """)
    #expect(display.requests == ["{\"command\":\"logs\",\"count\":7}\n"])
  }

  @Test("of a service the journal is shown, of one that has stopped as well", arguments: [true, false])
  func journal(isRunning: Bool) async {
    let display = display(isInJournal: true)
    var commands: [[String]] = []
    for words in [["logs"], ["logs", "--follow", "--count", "9"]] {
      let run = await Run(
        words: words,
        change: {
          $0.controlSockets = [isRunning ? display.path : "/nowhere"]
          $0.spawn = { command in
            commands.append(command)
            return 0
          }
        })
      #expect(run.status == .done)
    }
    #expect(
      commands == [
        ["journalctl", "--unit", "inkglance", "--lines", "50", "--no-pager"],
        ["journalctl", "--unit", "inkglance", "--lines", "9", "--follow"],
      ])
  }

  @Test("what cannot be had says why")
  func failures() async {
    let nobody = await Run("logs", change: { $0.controlSockets = ["/nowhere"] })
    #expect(nobody.status == .deviceUnavailable)
    #expect(nobody.errors.hasPrefix("No display runs here"))
    let service = display(isInJournal: true)
    let noJournal = await Run("logs", change: { $0.controlSockets = [service.path] })
    #expect(noJournal.errors.hasPrefix("The journal cannot be read."))
    #expect(noJournal.status == .deviceUnavailable)
    let terminal = display(isInJournal: false)
    let follow = await Run("logs", "--follow", change: { $0.controlSockets = [terminal.path] })
    #expect(follow.status == .usage)
  }
}
