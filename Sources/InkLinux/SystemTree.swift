import Glibc

/// Where the kernel shows its devices: the nodes to open and the attributes to read.
///
/// Both roots can be other directories, so that what looks at the machine can be run on a tree of files.
public struct SystemTree: Equatable, Sendable {
  /// Root of the device nodes.
  public var dev: String
  /// Root of the kernel's attributes.
  public var sys: String

  /// A tree with other roots.
  public init(dev: String = "/dev", sys: String = "/sys") {
    self.dev = dev
    self.sys = sys
  }

  /// This machine.
  public static let live = SystemTree()

  /// A node that a person writes as "/dev/…", in this tree.
  public func node(_ path: String) -> String {
    path.hasPrefix("/dev/") ? dev + path.dropFirst("/dev".count) : path
  }

  /// The first line of an attribute below `sys`, without its line end; nil where it cannot be read.
  ///
  /// Reads 4096 bytes at most, which is the kernel's own limit for an attribute.
  public func attribute(_ path: String) -> String? {
    // Attributes of the device tree end with a zero, all others with a line end.
    bytes(of: path).map { String(decoding: $0.prefix { $0 != 0x0A && $0 != 0 }, as: UTF8.self) }
  }

  /// All lines of an attribute below `sys`, without the last line end; nil where it cannot be read.
  ///
  /// An attribute may be there and refuse to be read, as a battery's does while its chip is silent.
  public func lines(_ path: String) -> String? {
    bytes(of: path).map { bytes in
      String(decoding: bytes.last == 0x0A ? bytes.dropLast() : bytes[...], as: UTF8.self)
    }
  }

  private func bytes(of path: String) -> [UInt8]? {
    let descriptor = open("\(sys)/\(path)", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(descriptor, &bytes, bytes.count)
    return count >= 0 ? Array(bytes.prefix(count)) : nil
  }

  /// The last component of the link that `path` below `sys` is; nil where it is none.
  public func linkedName(_ path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("\(sys)/\(path)", &bytes, bytes.count)
    guard count > 0 else { return nil }
    let target = String(decoding: bytes.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return target.split(separator: "/").last.map(String.init)
  }

  /// The names in a directory, sorted; none where there is no such directory.
  public static func names(in directory: String) -> [String] {
    guard let stream = opendir(directory) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// The name of the group that owns a file; nil where there is no such file or no such group.
  public static func group(of path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    var entry = Glibc.group()
    var found: UnsafeMutablePointer<Glibc.group>?
    var buffer = [CChar](repeating: 0, count: 16384)
    guard getgrgid_r(status.st_gid, &entry, &buffer, buffer.count, &found) == 0, found != nil else {
      return nil
    }
    return String(cString: entry.gr_name)
  }

  /// What the firmware calls this machine: "Raspberry Pi 5 Model B Rev 1.0"; nil on a PC.
  public var machine: String? { attribute("firmware/devicetree/base/model") }
}
