import CGPIO
import InkBuses

/// A GPIO line that this process drives until the object goes.
///
/// On a Raspberry Pi the line keeps its last level after that, until somebody else takes it.
public final class LinuxOutputLine: OutputLine {
  public let name: String
  private let handle: GPIOLineHandle

  init(_ handle: consuming GPIOLineHandle, name: String) {
    self.handle = handle
    self.name = name
  }

  public func set(_ level: Level) throws(BusError) {
    let status = cgpio_set(handle.line, level == .high ? 1 : 0)
    guard status == 0 else { throw BusError(errno: -status, node: name, during: .drive) }
  }
}
