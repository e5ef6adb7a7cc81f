import CLinux
import Glibc

/// A program run to its end, its output read as it comes, with a deadline.
struct ChildProcess {
  enum Outcome: Equatable {
    case exited(Int32)
    case killed(Int32)
  }

  /// What it wrote to standard output.
  private(set) var output: [UInt8] = []
  /// The first line it wrote to standard error, shortened; nil where there is none.
  private(set) var message: String?
  private(set) var outcome = Outcome.exited(0)

  /// Runs `arguments` and waits for the end, `limit` at most; then all of its process group is killed.
  ///
  /// Throws `notStarted`, `deadline` and `tooLong`. Costs one to two milliseconds, measured on x86.
  static func run(
    _ arguments: [String], named name: String, within limit: Duration, outputLimit: Int
  ) throws(FeedError) -> ChildProcess {
    let end = ContinuousClock.now + limit
    let output = try Pipe(for: name)
    let errors = try Pipe(for: name)
    let child = try start(arguments, named: name, output: output.writeEnd, errors: errors.writeEnd)
    output.closeWriteEnd()
    errors.closeWriteEnd()
    let handle = clinux_process(child)
    var process = ChildProcess()
    var errorBytes: [UInt8] = []
    var failure: FeedError?
    if handle < 0 { failure = .notStarted(program: name, errno: -handle) }
    reading: while failure == nil {
      let left = end - ContinuousClock.now
      guard left > .zero else {
        failure = .deadline(program: name, after: limit)
        break
      }
      var polled = [output.poll, errors.poll, pollfd(fd: handle, events: Int16(POLLIN), revents: 0)]
      let nanoseconds = left.components.seconds * 1_000_000_000 + left.components.attoseconds / 1_000_000_000
      guard clinux_wait(&polled, 3, nanoseconds) > 0 else { continue }
      // Read after the end was seen, so that what was written before it is not lost.
      let hasEnded = polled[2].revents != 0
      output.read(into: &process.output, limit: outputLimit + 1)
      errors.read(into: &errorBytes, limit: 4096)
      if process.output.count > outputLimit { failure = .tooLong(limit: outputLimit) }
      if hasEnded { break reading }
    }
    // Not yet reaped, the child keeps its group's number from being given to others.
    kill(-child, SIGKILL)
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    if handle >= 0 { close(handle) }
    if let failure { throw failure }
    // The lowest seven bits are the signal; the next eight the status (waitpid(2)).
    process.outcome = status & 0x7F == 0 ? .exited((status >> 8) & 0xFF) : .killed(status & 0x7F)
    process.message = firstLine(errorBytes)
    return process
  }

  private static func firstLine(_ bytes: [UInt8]) -> String? {
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    return lines.first { !$0.allSatisfy(\.isWhitespace) }.map { String($0).printable(limit: 120) }
  }

  private static func start(
    _ arguments: [String], named name: String, output: Int32, errors: Int32
  ) throws(FeedError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, errors, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setpgroup(&attributes, 0)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var strings: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for string in strings { free(string) } }
    var child: pid_t = 0
    let result = posix_spawnp(&child, arguments[0], &actions, &attributes, &strings, environ)
    guard result == 0 else { throw .notStarted(program: name, errno: result) }
    return child
  }
}

/// A pipe from a child; both ends are closed with it.
private final class Pipe {
  private(set) var readEnd: Int32 = -1
  private(set) var writeEnd: Int32 = -1

  init(for name: String) throws(FeedError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .notStarted(program: name, errno: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    (readEnd, writeEnd) = (ends[0], ends[1])
  }

  deinit {
    closeWriteEnd()
    closeReadEnd()
  }

  /// A closed pipe is left out by the kernel.
  var poll: pollfd { pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0) }

  func closeWriteEnd() {
    if writeEnd >= 0 { close(writeEnd) }
    writeEnd = -1
  }

  private func closeReadEnd() {
    if readEnd >= 0 { close(readEnd) }
    readEnd = -1
  }

  /// Takes what is there; keeps no more than `limit` bytes, and drops the rest.
  func read(into bytes: inout [UInt8], limit: Int) {
    guard readEnd >= 0 else { return }
    var buffer = [UInt8](repeating: 0, count: 4096)
    // A child that writes without end must not keep its reader from the deadline.
    for _ in 0..<16 {
      let count = Glibc.read(readEnd, &buffer, buffer.count)
      if count > 0 {
        bytes += buffer.prefix(min(count, limit - bytes.count))
      } else {
        if count == 0 || errno != EAGAIN && errno != EINTR { closeReadEnd() }
        return
      }
    }
  }
}
