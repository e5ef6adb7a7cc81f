import CLinux
import Foundation

/// The control socket of a display: a Unix stream that nobody but the display's own user and root may open, one line of
/// JSON each way.
///
/// A thread of its own serves it, so that the display is asked while it drives the glass or waits for a slow view; it
/// sleeps in one system call and costs nothing while nobody asks. No client can hold it up: nothing is waited for, a
/// line has at most 4096 bytes, and whoever does not read its answers is cut off.
final class ControlServer: Sendable {
  /// With one more, the client that came first is cut off.
  static let mostClients = 8
  private let path: String
  private let loop: ControlLoop
  private let ended = DispatchSemaphore(value: 0)

  /// Listens at `path`; a socket that a dead process left there is replaced.
  ///
  /// `answer` is called on the server's thread.
  init(
    at path: String, answer: @escaping @Sendable (ControlRequest) -> ControlAnswer
  ) throws(ControlError) {
    self.path = path
    let stop = clinux_event()
    guard stop >= 0 else { throw .failed(operation: "Opening an event for", path: path, errno: -stop) }
    let listener: Int32
    do throws(ControlError) {
      listener = try Self.listen(at: path)
    } catch {
      close(stop)
      throw error
    }
    loop = ControlLoop(listener: listener, stop: stop, answer: answer)
    let thread = Thread { [loop, ended] in
      loop.run()
      ended.signal()
    }
    thread.name = "control"
    thread.stackSize = 1 << 19
    thread.start()
  }

  deinit {
    unlink(path)
    loop.end()
    // It has nothing to wait for: this is over at once.
    _ = ended.wait(timeout: .now() + 2)
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
