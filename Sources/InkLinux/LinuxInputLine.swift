import CGPIO
import InkBuses

/// A GPIO line that this process reads until the object goes, with its edges queued by the kernel.
///
/// The kernel queues 16 edges of a line; which ones it drops after that differs between its two interfaces.
public final class LinuxInputLine: InputLine {
  public let name: String
  private let handle: GPIOLineHandle

  init(_ handle: consuming GPIOLineHandle, name: String) {
    self.handle = handle
    self.name = name
  }

  public func level() throws(BusError) -> Level {
    let level = cgpio_get(handle.line)
    guard level >= 0 else { throw BusError(errno: -level, node: name, during: .readLevel) }
    return level == 0 ? .low : .high
  }

  public func nextEdge(within timeout: Duration) throws(BusError) -> Edge? {
    try nextTimedEdge(within: timeout)?.edge
  }

  /// The same, and when it came, by the kernel's monotonic clock; without a timeout it only drains.
  public func nextTimedEdge(
    within timeout: Duration = .zero
  ) throws(BusError) -> (edge: Edge, at: Duration)? {
    var time: Int64 = 0
    switch cgpio_next_edge(handle.line, max(0, timeout.wholeNanoseconds), &time) {
    case 0: return nil
    case 1: return (.rising, .nanoseconds(time))
    case 2: return (.falling, .nanoseconds(time))
    case let status: throw BusError(errno: -status, node: name, during: .waitForEdge)
    }
  }

  /// How long a pull resistor is given to move a line that nothing drives.
  ///
  /// 50 kΩ on 100 pF, a cable and two pins, take 25 µs for five time constants.
  static let settling = Duration.milliseconds(1)

  public func level(pulledTo bias: Level) throws(BusError) -> Level? {
    let pull = bias == .high ? CGPIO_BIAS_PULL_UP : CGPIO_BIAS_PULL_DOWN
    let level = cgpio_get_biased(handle.line, pull, Self.settling.wholeNanoseconds)
    guard level >= 0 else { throw BusError(errno: -level, node: name, during: .readLevel) }
    return level == 0 ? .low : .high
  }

  /// Readable while an edge is queued, for an event loop; belongs to the line.
  public var fileDescriptor: Int32 { cgpio_file_descriptor(handle.line) }
}
