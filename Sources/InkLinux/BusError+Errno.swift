import Glibc
import InkBuses

extension BusError {
  /// A failed system call.
  ///
  /// `group` owns the node and `holder` has it, where known; they are kept where the error number makes them
  /// matter.
  init(
    errno number: Int32, node: String, during operation: BusOperation, group: String? = nil,
    holder: String? = nil
  ) {
    let kind =
      switch Kind(errno: number, during: operation) {
      case .noPermission: Kind.noPermission(group: group)
      case .busy: Kind.busy(holder: holder)
      case let kind: kind
      }
    self.init(kind, node: node, operation: operation.rawValue, errno: number)
  }
}

extension BusError.Kind {
  /// What an error number means for the caller; the same number means different things to `open` and to a
  /// transfer.
  ///
  /// I2C adapters say "no acknowledge" as ENXIO or EREMOTEIO (kernel documentation, i2c/fault-codes), and
  /// EBUSY when the wires stay low. GPIO chips without interrupts answer a request for edges with ENXIO.
  init(errno number: Int32, during operation: BusOperation) {
    self =
      switch (number, operation) {
      case (EACCES, _), (EPERM, _): .noPermission(group: nil)
      case (EBUSY, .transfer), (ETIMEDOUT, _): .timedOut
      case (EBUSY, _): .busy(holder: nil)
      case (ENOENT, _), (ENOTDIR, _), (ENODEV, .open), (ENODEV, .find), (ENXIO, .open), (ENXIO, .find):
        .notFound
      case (ENXIO, .transfer), (EREMOTEIO, _): .noAcknowledge
      case (ENODEV, _), (ESHUTDOWN, _): .gone
      case (ENXIO, .request), (EINVAL, _), (EMSGSIZE, _), (EOPNOTSUPP, _), (ENOTTY, _), (ENOSYS, _):
        .unsupported
      default: .failed
      }
  }
}
