import CLinux
import Foundation
import InkErrors

/// Asks a running display, blocking until it answers.
public enum ControlClient {
  /// The answer of the first display that is found.
  ///
  /// A display answers at once, but for the time of a refresh: seconds, half a minute on glass with a second ink.
  /// Throws what the display refuses as `ControlError.refused`.
  public static func ask(
    _ request: ControlRequest, at paths: [String], within limit: Duration = .seconds(60)
  ) throws(ControlError) -> ControlAnswer {
    var refusal: ControlError?
    for path in paths {
      let descriptor = UnixSocket.open()
      guard descriptor >= 0 else {
        throw .failed(operation: "Opening a socket for", path: path, errno: errno)
      }
      defer { close(descriptor) }
      switch UnixSocket.connect(descriptor, to: path) {
      case 0: return try exchange(request, over: descriptor, at: path, within: limit)
      case ENOENT, ECONNREFUSED, ENOTDIR: continue
      case EACCES, EPERM: refusal = refusal ?? .notOurs(path: path)
      case EAGAIN: refusal = refusal ?? .noAnswer(path: path, after: .zero)
      case let number: throw .failed(operation: "Connecting to", path: path, errno: number)
      }
    }
    throw refusal ?? .nobody(searched: paths)
  }

  private static func exchange(
    _ request: ControlRequest, over descriptor: Int32, at path: String, within limit: Duration
  ) throws(ControlError) -> ControlAnswer {
    let deadline = ContinuousClock.now + limit
    var question = request.line()[...]
    while !question.isEmpty {
      let count = question.withUnsafeBytes {
        send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count > 0 {
        question = question.dropFirst(count)
      } else {
        guard errno == EAGAIN || errno == EINTR else { throw .badAnswer(path: path) }
        try wait(for: POLLOUT, on: descriptor, until: deadline, path, limit)
      }
    }
    var lines = BoundedLines(limit: 1 << 20)
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0 {
        guard errno == EAGAIN || errno == EINTR else { throw .badAnswer(path: path) }
        try wait(for: POLLIN, on: descriptor, until: deadline, path, limit)
        continue
      }
      if count == 0 { throw .badAnswer(path: path) }
      guard let line = lines.add(buffer[..<count]).first else { continue }
      guard case .line(let bytes) = line, let answer = try? ControlAnswer(line: bytes) else {
        throw .badAnswer(path: path)
      }
      if let refusal = answer.error { throw .refused(refusal) }
      return answer
    }
  }

  private static func wait(
    for event: Int32, on descriptor: Int32, until deadline: ContinuousClock.Instant, _ path: String,
    _ limit: Duration
  ) throws(ControlError) {
    let left = deadline - .now
    guard left > .zero else { throw .noAnswer(path: path, after: limit) }
    var entry = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    _ = clinux_wait(&entry, 1, Int64(left.inSeconds * 1e9))
  }
}
