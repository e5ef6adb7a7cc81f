import Glibc

/// The control socket of a display: a Unix stream that nobody but the display's own user and root may open, one line of
/// JSON each way.
///
/// The main queue watches it, so that it costs nothing while nobody asks. No client can hold the display up: nothing is
/// waited for, a line has at most 4096 bytes, and whoever does not read its answers is cut off.
@MainActor
final class ControlServer {
  /// With one more, the client that came first is cut off.
  nonisolated static let mostClients = 8
  private let path: String
  private let listener: WatchedDescriptor
  private let answer: @MainActor (ControlRequest) -> ControlAnswer
  /// In the order they came.
  private(set) var clients: [ControlConnection] = []

  /// Listens at `path`; a socket that a dead process left there is replaced.
  init(
    at path: String, answer: @escaping @MainActor (ControlRequest) -> ControlAnswer
  ) throws(ControlError) {
    self.path = path
    self.answer = answer
    listener = WatchedDescriptor(try Self.listen(at: path))
    listener.whenReadable { [weak self] in self?.accept() }
  }

  deinit { unlink(path) }

  private func accept() {
    while true {
      let descriptor = Glibc.accept(listener.number, nil, nil)
      guard descriptor >= 0 else { return }
      WatchedDescriptor.prepare(descriptor)
      if clients.count == Self.mostClients { clients.removeFirst() }
      let client = ControlConnection(descriptor, answer: answer)
      client.onEnd = { [weak self, unowned client] in self?.clients.removeAll { $0 === client } }
      clients.append(client)
    }
  }

  private static func listen(at path: String) throws(ControlError) -> Int32 {
    func fail(_ operation: String, _ number: Int32 = errno) -> ControlError {
      .failed(operation: operation, path: path, errno: number)
    }
    // The service manager makes the directory of a service; a user's own is ours to make.
    if mkdir(path.directory, 0o700) != 0, errno != EEXIST { throw fail("Making the directory of") }
    let socket = UnixSocket.open()
    guard socket >= 0 else { throw fail("Opening a socket for") }
    do throws(ControlError) {
      // Before it is bound, so that there is no moment at which others could open it.
      guard fchmod(socket, 0o600) == 0 else { throw fail("Closing to others") }
      var number = UnixSocket.bind(socket, to: path)
      if number == EADDRINUSE {
        guard UnixSocket.isDead(path) else { throw .inUse(path: path) }
        unlink(path)
        number = UnixSocket.bind(socket, to: path)
      }
      guard number == 0 else { throw fail("Listening on", number) }
      guard Glibc.listen(socket, Int32(mostClients)) == 0 else { throw fail("Listening on") }
    } catch {
      close(socket)
      throw error
    }
    return socket
  }
}
