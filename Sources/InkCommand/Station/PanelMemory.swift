import Foundation
import InkErrors
import InkSimulation

/// A simulated panel that outlives the process, as a real one does: a wire trace in a file, which grows as bytes go out.
///
/// Every event is written before it takes effect, by one system call: whatever ends the process, the file says what the
/// panel had got by then. About 25 KB a full refresh and 1 KB a partial one of 250 × 122 pixels.
final class PanelMemory {
  /// Between the end of a process and the next one's first event: what the service manager waits after a failure.
  static let pause = Duration.seconds(10)
  /// What the panel went through.
  let past: WireTrace
  private let descriptor: Int32
  /// True once something could not be written, as on a full disk.
  private var isCutOff = false

  /// The memory in a file, which is made where there is none; a line that was cut off is dropped.
  init(_ path: String) throws {
    let bytes = FileAccess.exists(path) ? try FileAccess.read(path) : []
    let whole = (bytes.lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
    past = try Self.past(String(decoding: bytes[..<whole], as: UTF8.self), in: path)
    descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0, ftruncate(descriptor, off_t(whole)) == 0 else {
      throw FileError(operation: .write, path: path, errno: errno)
    }
  }

  deinit { close(descriptor) }

  private static func past(_ text: String, in path: String) throws -> WireTrace {
    do throws(TraceError) {
      return try WireTrace(parsing: text)
    } catch {
      throw FaultInFile(error, in: path)
    }
  }

  /// Puts a board's panel where the file left it, and goes on writing.
  func attach(to board: SimulatedBoard) {
    board.wires.relive(past, pause: past.events.isEmpty ? .zero : Self.pause)
    if !past.events.isEmpty { write(.delay(Self.pause)) }
    board.wires.onEvent = { [self] in write($0) }
  }

  private func write(_ event: WireTrace.Event) {
    var rest = Array(WireTrace.text(event).utf8)[...]
    while !isCutOff, !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        // What comes after a hole would be another panel's past.
        isCutOff = true
      }
    }
  }
}
