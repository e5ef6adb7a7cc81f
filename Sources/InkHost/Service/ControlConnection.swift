import Glibc

/// One client of the control socket, on the server's thread.
final class ControlConnection {
  /// Answers that a client has not taken, at most; a whole log is less.
  static let mostPending = 1 << 18
  let descriptor: Int32
  private let answer: @Sendable (ControlRequest) -> ControlAnswer
  private var lines = BoundedLines(limit: 4096)
  private var pending: ArraySlice<UInt8> = []
  private var isAtEnd = false

  /// A connection; takes the descriptor over.
  init(_ descriptor: Int32, answer: @escaping @Sendable (ControlRequest) -> ControlAnswer) {
    self.descriptor = descriptor
    self.answer = answer
  }

  deinit { close(descriptor) }

  /// What is waited for, as poll(2) has it.
  var events: Int16 { Int16(pending.isEmpty ? POLLIN : POLLIN | POLLOUT) }

  /// Does what there is to do; false when the connection is over.
  func serve(_ events: Int16) -> Bool {
    let isReadable = events & Int16(POLLIN | POLLHUP | POLLERR) != 0
    if isReadable, !read() { return false }
    return write()
  }

  private func read() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = Glibc.read(descriptor, &buffer, buffer.count)
    if count < 0 { return errno == EAGAIN || errno == EINTR }
    if count == 0 { return false }
    for line in lines.add(buffer[..<count]) {
      switch line {
      case .line(let bytes): pending += reply(to: bytes).line()
      case .tooLong:
        pending += ControlAnswer(ControlError.badRequest("it is longer than \(lines.limit) bytes")).line()
        isAtEnd = true
      }
      if isAtEnd { break }
    }
    return true
  }

  private func reply(to line: [UInt8]) -> ControlAnswer {
    do throws(ControlError) {
      return answer(try ControlRequest(line: line))
    } catch {
      return ControlAnswer(error)
    }
  }

  private func write() -> Bool {
    while !pending.isEmpty {
      let count = pending.withUnsafeBytes {
        send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count > 0 {
        pending = pending.dropFirst(count)
      } else if errno == EAGAIN {
        return pending.count <= Self.mostPending
      } else if errno != EINTR {
        return false
      }
    }
    pending = []
    return !isAtEnd
  }
}
