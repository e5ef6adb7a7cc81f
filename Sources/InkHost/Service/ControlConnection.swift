import Glibc

/// One client of the control socket.
@MainActor
final class ControlConnection {
  /// Answers that a client has not taken, at most; a whole log is less.
  static let mostPending = 1 << 18
  /// Called when the connection is over.
  var onEnd: () -> Void = {}
  private let descriptor: WatchedDescriptor
  private let answer: @MainActor (ControlRequest) -> ControlAnswer
  private var lines = BoundedLines(limit: 4096)
  private var pending: ArraySlice<UInt8> = []
  private var isAtEnd = false

  /// A connection that answers from now on; takes the descriptor over.
  init(_ number: Int32, answer: @escaping @MainActor (ControlRequest) -> ControlAnswer) {
    descriptor = WatchedDescriptor(number)
    self.answer = answer
    descriptor.whenReadable { [weak self] in self?.read() }
  }

  private func read() {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = Glibc.read(descriptor.number, &buffer, buffer.count)
    if count < 0 {
      if errno != EAGAIN, errno != EINTR { end() }
      return
    }
    if count == 0 { return end() }
    for line in lines.add(buffer[..<count]) {
      switch line {
      case .line(let bytes): pending += reply(to: bytes).line()
      case .tooLong:
        pending += ControlAnswer(ControlError.badRequest("it is longer than \(lines.limit) bytes")).line()
        isAtEnd = true
      }
      if isAtEnd { break }
    }
    write()
  }

  private func reply(to line: [UInt8]) -> ControlAnswer {
    do throws(ControlError) {
      return answer(try ControlRequest(line: line))
    } catch {
      return ControlAnswer(error)
    }
  }

  private func write() {
    while !pending.isEmpty {
      let count = pending.withUnsafeBytes {
        send(descriptor.number, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count > 0 {
        pending = pending.dropFirst(count)
      } else if errno == EAGAIN {
        guard pending.count <= Self.mostPending else { return end() }
        return descriptor.whenWritable { [weak self] in self?.write() }
      } else if errno != EINTR {
        return end()
      }
    }
    pending = []
    descriptor.stopWriting()
    if isAtEnd { end() }
  }

  private func end() { onEnd() }
}
