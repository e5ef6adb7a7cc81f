import Foundation

@testable import InkCommand

/// A console that keeps what is written to it.
final class Streams: @unchecked Sendable {
  private let lock = NSLock()
  private var outputText = ""
  private var errorText = ""

  /// Standard output so far.
  var output: String { lock.withLock { outputText } }
  /// Standard error so far.
  var errors: String { lock.withLock { errorText } }
  /// Lines of standard output.
  var lines: [String] { output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }

  func console(width: Int = 80, isTerminal: Bool = false, usesColor: Bool = false) -> Console {
    Console(
      write: { text in self.lock.withLock { self.outputText += text } },
      writeError: { text in self.lock.withLock { self.errorText += text } },
      writeBytes: { bytes in self.lock.withLock { self.outputText += String(decoding: bytes, as: UTF8.self) }
      },
      isTerminal: isTerminal, width: width, usesColor: usesColor, redraws: isTerminal)
  }
}
