import CLinux
import Glibc

/// What the control server's thread does: waits for clients and their questions, and answers.
final class ControlLoop: @unchecked Sendable {
  private let listener: Int32
  private let stop: Int32
  private let answer: @Sendable (ControlRequest) -> ControlAnswer
  // In the order they came; the thread's own.
  private var clients: [ControlConnection] = []

  /// Takes the descriptors over.
  init(listener: Int32, stop: Int32, answer: @escaping @Sendable (ControlRequest) -> ControlAnswer) {
    self.listener = listener
    self.stop = stop
    self.answer = answer
  }

  deinit {
    close(listener)
    close(stop)
  }

  /// Ends `run`; callable from any thread.
  func end() { _ = clinux_event_raise(stop) }

  /// Serves until `end`.
  func run() {
    SignalMask.blockAll()
    var isShortOfDescriptors = false
    while true {
      let first = isShortOfDescriptors ? 0 : Int16(POLLIN)
      var entries = [
        pollfd(fd: stop, events: Int16(POLLIN), revents: 0), pollfd(fd: listener, events: first, revents: 0),
      ]
      entries += clients.map { pollfd(fd: $0.descriptor, events: $0.events, revents: 0) }
      // A process without descriptors would be woken by the same client for ever.
      let found = clinux_wait(&entries, UInt32(entries.count), isShortOfDescriptors ? 1_000_000_000 : -1)
      isShortOfDescriptors = false
      guard found >= 0 else { continue }
      if entries[0].revents != 0 { break }
      let served = zip(clients, entries.dropFirst(2))
      clients = served.filter { client, entry in entry.revents == 0 || client.serve(entry.revents) }.map(\.0)
      if entries[1].revents != 0 { isShortOfDescriptors = !accept() }
    }
    clients = []
  }

  /// Takes whoever waits; false when the process has no descriptor left for one.
  private func accept() -> Bool {
    while true {
      let descriptor = clinux_accept(listener)
      guard descriptor >= 0 else { return ![EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(-descriptor) }
      if clients.count == ControlServer.mostClients { clients.removeFirst() }
      clients.append(ControlConnection(descriptor, answer: answer))
    }
  }
}
