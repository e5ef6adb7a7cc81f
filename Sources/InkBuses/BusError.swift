import InkErrors

/// A failed bus operation: which node, what was attempted, why, and who holds it where the kernel tells.
public struct BusError: Error, Equatable, Sendable {
  /// What code reacts to.
  public enum Kind: Equatable, Sendable {
    /// The node (or a line of that name) does not exist.
    case notFound
    /// The process may not open it; `group` is the group that owns the node where known.
    case noPermission(group: String?)
    /// Held by somebody else; `holder` is the consumer or kernel driver the kernel names.
    case busy(holder: String?)
    /// The chip did not acknowledge (ENXIO, EREMOTEIO).
    case noAcknowledge
    /// The kernel gave up waiting for the bus.
    case timedOut
    /// The transfer is larger or of another shape than the driver takes.
    case unsupported
    /// The device vanished while in use (ENODEV).
    case gone
    /// Anything else.
    case failed
  }

  public var kind: Kind
  /// Node or line: "/dev/spidev0.0", "GPIO24 (gpiochip0 line 24)".
  public var node: String
  /// What was attempted: "open", "request", "transfer", "write", "read level", "wait for edge".
  public var operation: String
  /// The kernel's error number; 0 where there is none.
  public var errno: Int32

  /// Records a failed operation.
  public init(_ kind: Kind, node: String, operation: String, errno: Int32 = 0) {
    self.kind = kind
    self.node = node
    self.operation = operation
    self.errno = errno
  }
}
