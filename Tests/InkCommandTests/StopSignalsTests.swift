import Foundation
import Testing

@testable import InkCommand

/// With signals that nothing else in the process uses; each is waited for, since the kernel delivers it when it likes.
@MainActor
struct StopSignalsTests {
  final class Notes: @unchecked Sendable {
    let semaphore = DispatchSemaphore(value: 0)
    private let lock = NSLock()
    private var notes = 0
    var count: Int { lock.withLock { notes } }
    func add() {
      lock.withLock { notes += 1 }
      semaphore.signal()
    }
  }

  @Test("a signal is told at once and waits for the end of the work", arguments: [SIGUSR1, SIGUSR2])
  func signal(number: Int32) {
    let notes = Notes()
    var events: [String] = []
    StopSignals.deferred([number], note: notes.add, finish: { events.append("end by \($0)") }) {
      kill(getpid(), number)
      #expect(notes.semaphore.wait(timeout: .now() + 10) == .success)
      events.append("work done")
    }
    #expect(events == ["work done", "end by \(number)"])
    #expect(notes.count == 1)
  }

  @Test("an error passes, and the signal after it")
  func error() {
    struct Failed: Error {}
    let notes = Notes()
    var ended: Int32?
    #expect(throws: Failed.self) {
      try StopSignals.deferred([SIGUSR1], note: notes.add, finish: { ended = $0 }) {
        kill(getpid(), SIGUSR1)
        #expect(notes.semaphore.wait(timeout: .now() + 10) == .success)
        throw Failed()
      }
    }
    #expect(ended == SIGUSR1)
  }

  @Test("without a signal nothing ends, and the handler is as before")
  func quiet() {
    let before = Foundation.signal(SIGUSR1, SIG_IGN)
    defer { Foundation.signal(SIGUSR1, before) }
    let result = StopSignals.deferred([SIGUSR1], note: {}, finish: { _ in Issue.record("no signal came") }) {
      7
    }
    #expect(result == 7)
    var action = sigaction()
    sigaction(SIGUSR1, nil, &action)
    #expect(
      unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
        == unsafeBitCast(SIG_IGN, to: Int.self))
  }
}
