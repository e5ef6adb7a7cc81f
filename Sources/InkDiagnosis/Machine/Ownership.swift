import Foundation

/// Whose a file is, and what its mode allows.
public struct Ownership: Equatable, Sendable {
  public var user: UInt32
  public var group: UInt32
  /// The nine bits of permission: 0o660.
  public var mode: UInt32

  /// An ownership.
  public init(user: UInt32, group: UInt32, mode: UInt32) {
    self.user = user
    self.group = group
    self.mode = mode
  }

  /// A file's own; nil where it is not there.
  public init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(user: status.st_uid, group: status.st_gid, mode: UInt32(status.st_mode) & 0o777)
  }
}
