import CGPIO
import Glibc
import InkBuses

extension LinuxGPIOChip {
  /// The name under which lines are held; `gpioinfo` shows it.
  public static let consumer = "inkglance"

  /// Takes a line as an output that starts at `level`.
  ///
  /// The line is given back when the last reference goes. Throws `.busy` with the holder's name where it is
  /// taken.
  public func output(
    _ line: GPIOLineReference, initially level: Level
  ) throws(BusError) -> LinuxOutputLine {
    let offset = try offset(of: line)
    var requested: OpaquePointer?
    let status = cgpio_request_output(path, UInt32(offset), Self.consumer, level == .high ? 1 : 0, &requested)
    return LinuxOutputLine(try handle(requested, status, offset), name: lineName(at: offset))
  }

  /// Takes a line as an input whose edges, or those of one direction, are queued from now on.
  ///
  /// Levels shorter than `debounce` give no edges where libgpiod can have the kernel see to that (from version 2 on).
  /// The line is given back when the last reference goes. Throws `.busy` with the holder's name where it is
  /// taken.
  public func input(
    _ line: GPIOLineReference, bias: LineBias, edges: QueuedEdges = .both, debounce: Duration = .zero
  ) throws(BusError) -> LinuxInputLine {
    let offset = try offset(of: line)
    var requested: OpaquePointer?
    let microseconds = UInt(max(0, debounce.wholeNanoseconds / 1000))
    let status = cgpio_request_input(
      path, UInt32(offset), Self.consumer, bias.library, edges.library, microseconds, &requested)
    return LinuxInputLine(try handle(requested, status, offset), name: lineName(at: offset))
  }

  private func handle(
    _ requested: OpaquePointer?, _ status: Int32, _ offset: Int
  ) throws(BusError) -> GPIOLineHandle {
    guard status == 0, let requested else {
      // A node that does not open is told by its path; a line that is taken by its name and holder.
      let isNode = status == -EACCES || status == -EPERM || status == -ENOENT
      throw BusError(
        errno: -status, node: isNode ? path : lineName(at: offset), during: isNode ? .open : .request,
        group: isNode ? SystemTree.group(of: path) : nil,
        holder: status == -EBUSY ? try? holder(of: .number(offset)) : nil)
    }
    return GPIOLineHandle(owning: requested)
  }
}

extension QueuedEdges {
  fileprivate var library: cgpio_edges {
    switch self {
    case .both: CGPIO_EDGES_BOTH
    case .rising: CGPIO_EDGES_RISING
    case .falling: CGPIO_EDGES_FALLING
    }
  }
}
