import Foundation

extension Console {
  /// The process's own streams.
  static let standard: Console = {
    let environment = ProcessInfo.processInfo.environment
    let terminal = isatty(STDOUT_FILENO) == 1
    var size = winsize()
    let known = terminal && ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    let columns = known ? Int(size.ws_col) : Int(environment["COLUMNS"] ?? "") ?? 80
    let (cellWidth, cellHeight) = (
      size.ws_col > 0 ? Int(size.ws_xpixel / size.ws_col) : 0,
      size.ws_row > 0 ? Int(size.ws_ypixel / size.ws_row) : 0
    )
    // A pipe takes UTF-8, whatever the terminal beside it has.
    let isUTF8 = !terminal || PlainText.isUTF8(environment)
    let speaksUTF8 = PlainText.isUTF8(environment)
    let isErrorTerminal = isatty(STDERR_FILENO) == 1
    let isDumb = (environment["TERM"] ?? "dumb") == "dumb"
    let writeError: @Sendable (String) -> Void = {
      put(Array((isErrorTerminal && !speaksUTF8 ? PlainText.ascii($0) : $0).utf8), to: STDERR_FILENO)
    }
    return Console(
      write: { put(Array((isUTF8 ? $0 : PlainText.ascii($0)).utf8), to: STDOUT_FILENO) },
      writeError: writeError,
      writeBytes: { put($0, to: STDOUT_FILENO) },
      isTerminal: terminal, width: max(20, columns),
      usesColor: terminal && (environment["NO_COLOR"] ?? "").isEmpty && !isDumb,
      isJournal: isJournal(STDERR_FILENO, environment["JOURNAL_STREAM"]), isUTF8: isUTF8,
      redraws: terminal && !isDumb,
      progressLine: isErrorTerminal && !isDumb
        ? ProgressLine(
          width: max(20, terminal ? columns : 80), isUTF8: speaksUTF8, now: now, write: writeError)
        : nil,
      pixels: {
        terminal ? .detect(environment, cellWidth: cellWidth, cellHeight: cellHeight) : nil
      },
      symbols: { terminal ? .detect(environment) : nil },
      // The kernel's console has a font of 512 characters at the most.
      hasBraille: environment["TERM"] != "linux")
  }()

  /// The monotonic clock.
  @Sendable private static func now() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// True where a descriptor is the stream that the service manager gave the process to its journal: the variable names
  /// its device and inode (systemd.exec(5)), and is inherited by processes whose stream is another.
  static func isJournal(_ descriptor: Int32, _ variable: String?) -> Bool {
    var status = stat()
    guard let variable, fstat(descriptor, &status) == 0 else { return false }
    return variable == "\(status.st_dev):\(status.st_ino)"
  }

  /// Writes all bytes; a closed pipe is nobody's fault and is not reported.
  private static func put(_ bytes: [UInt8], to descriptor: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if written < 0 {
        if errno == EINTR || errno == EAGAIN { continue }
        return
      }
      rest = rest.dropFirst(written)
    }
  }
}
