import Foundation

/// Who asks for a node: as whom, and in which groups.
public struct User: Equatable, Sendable {
  public var name: String
  public var id: UInt32
  /// Groups of this process, the primary one included.
  public var groups: Set<UInt32>

  /// A user.
  public init(name: String, id: UInt32, groups: Set<UInt32>) {
    self.name = name
    self.id = id
    self.groups = groups
  }

  /// The process's own.
  public static var current: User {
    var groups = [gid_t](repeating: 0, count: 256)
    let count = max(0, Int(getgroups(Int32(groups.count), &groups)))
    return User(name: NSUserName(), id: geteuid(), groups: Set(groups[..<count] + [getegid()]))
  }

  /// True when the user may read and write a file of that ownership.
  ///
  /// Computed, not tried: trying opens a device. Access control lists are not looked at.
  func mayUse(_ file: Ownership) -> Bool {
    if id == 0 { return true }
    let both: UInt32 = id == file.user ? 0o600 : groups.contains(file.group) ? 0o060 : 0o006
    return file.mode & both == both
  }
}
