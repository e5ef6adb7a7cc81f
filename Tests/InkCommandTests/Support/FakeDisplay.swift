import Foundation

@testable import InkHost

/// A running display in a thread: answers one request after the other until it goes.
final class FakeDisplay: @unchecked Sendable {
  let path: String
  private let directory: String
  private let listener = UnixSocket.open()
  private let lock = NSLock()
  private var lines: [String] = []

  /// Listens at once; every request gets the same answer.
  init(_ answer: ControlAnswer) {
    directory = NSTemporaryDirectory() + "ink-" + UUID().uuidString.prefix(8)
    path = directory + "/control.sock"
    mkdir(directory, 0o700)
    _ = UnixSocket.bind(listener, to: path)
    listen(listener, 4)
    _ = fcntl(listener, F_SETFL, 0)
    let descriptor = listener
    Thread { [weak self] in
      while true {
        let client = accept(descriptor, nil, nil)
        guard client >= 0 else {
          close(descriptor)
          return
        }
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = read(client, &buffer, buffer.count)
        self?.note(String(decoding: buffer[..<max(0, count)], as: UTF8.self))
        let line = answer.line()
        _ = line.withUnsafeBytes { send(client, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        close(client)
      }
    }.start()
  }

  deinit {
    // Ends the thread's wait; it closes the descriptor, whose number nobody else may get before.
    shutdown(listener, Int32(SHUT_RDWR))
    try? FileManager.default.removeItem(atPath: directory)
  }

  /// What was asked.
  var requests: [String] { lock.withLock { lines } }

  private func note(_ line: String) { lock.withLock { lines.append(line) } }
}
