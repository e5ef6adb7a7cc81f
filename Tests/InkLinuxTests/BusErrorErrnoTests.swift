import Glibc
import InkBuses
import Testing

@testable import InkLinux

@Suite struct BusErrorErrnoTests {
  static let anyOperation: [(Int32, BusError.Kind)] = [
    (EACCES, .noPermission(group: nil)), (EPERM, .noPermission(group: nil)), (ENOENT, .notFound),
    (ENOTDIR, .notFound), (ETIMEDOUT, .timedOut), (EREMOTEIO, .noAcknowledge), (ESHUTDOWN, .gone),
    (EINVAL, .unsupported), (EMSGSIZE, .unsupported), (EOPNOTSUPP, .unsupported), (ENOTTY, .unsupported),
    (ENOSYS, .unsupported), (EIO, .failed), (EAGAIN, .failed), (EBADMSG, .failed), (EPROTO, .failed),
    (ENOMEM, .failed), (EMFILE, .failed),
  ]

  @Test(
    "most error numbers mean the same whatever was attempted", arguments: anyOperation, BusOperation.allCases)
  func kind(_ row: (number: Int32, kind: BusError.Kind), _ operation: BusOperation) {
    #expect(BusError.Kind(errno: row.number, during: operation) == row.kind)
  }

  static let byOperation: [(Int32, BusOperation, BusError.Kind)] = [
    (ENXIO, .open, .notFound), (ENXIO, .find, .notFound), (ENXIO, .transfer, .noAcknowledge),
    (ENXIO, .request, .unsupported), (ENXIO, .write, .failed), (ENXIO, .readLevel, .failed),
    (ENODEV, .open, .notFound), (ENODEV, .find, .notFound), (ENODEV, .transfer, .gone),
    (ENODEV, .write, .gone),
    (ENODEV, .drive, .gone), (ENODEV, .readLevel, .gone), (ENODEV, .waitForEdge, .gone),
    (ENODEV, .request, .gone),
    (EBUSY, .open, .busy(holder: nil)), (EBUSY, .request, .busy(holder: nil)), (EBUSY, .transfer, .timedOut),
  ]

  @Test("some depend on what was attempted", arguments: byOperation)
  func kindByOperation(_ number: Int32, _ operation: BusOperation, _ kind: BusError.Kind) {
    #expect(BusError.Kind(errno: number, during: operation) == kind)
  }

  @Test("group and holder are kept where they explain the failure, and only there")
  func context() {
    func error(_ number: Int32, _ operation: BusOperation) -> BusError {
      BusError(errno: number, node: "/dev/x", during: operation, group: "spi", holder: "max17040")
    }
    #expect(error(EACCES, .open).kind == .noPermission(group: "spi"))
    #expect(error(EBUSY, .open).kind == .busy(holder: "max17040"))
    #expect(error(ENOENT, .open) == BusError(.notFound, node: "/dev/x", operation: "open", errno: ENOENT))
  }

  @Test("an operation's words are known to the messages", arguments: BusOperation.allCases)
  func words(_ operation: BusOperation) {
    let error = BusError(.failed, node: "/dev/x", operation: operation.rawValue)
    #expect(!error.explanation.whatHappened.hasPrefix("The operation"))
  }
}
