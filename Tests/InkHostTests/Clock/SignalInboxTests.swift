import Foundation
import Testing

@testable import InkHost

/// With a signal that means nothing to a process without a terminal.
@Suite(.serialized)
struct SignalInboxTests {
  /// Sends the process a signal and waits until it can be read; the kernel delivers it when it likes.
  func send(_ number: Int32, to inbox: SignalInbox) {
    kill(getpid(), number)
    var entry = pollfd(fd: inbox.fileDescriptor, events: Int16(POLLIN), revents: 0)
    while poll(&entry, 1, 10_000) < 0 && errno == EINTR {}
  }

  @Test("the newest inbox gets the signal, and the one before it again when that is gone")
  func newest() throws {
    let first = try #require(SignalInbox([SIGWINCH]))
    var second = SignalInbox([SIGWINCH])
    send(SIGWINCH, to: try #require(second))
    #expect(second?.take() == SIGWINCH)
    #expect(second?.take() == nil)
    #expect(first.take() == nil)
    second = nil
    send(SIGWINCH, to: first)
    #expect(first.take() == SIGWINCH)
  }

  @Test("what was done with the signal before is done again afterwards")
  func restored() throws {
    func handler() -> Int {
      var action = sigaction()
      sigaction(SIGWINCH, nil, &action)
      return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
    }
    let before = handler()
    var first = SignalInbox([SIGWINCH])
    var second = SignalInbox([SIGWINCH])
    #expect(first != nil && second != nil)
    #expect(handler() != before)
    // Not in the order they came.
    first = nil
    #expect(handler() != before)
    second = nil
    #expect(handler() == before)
  }
}
