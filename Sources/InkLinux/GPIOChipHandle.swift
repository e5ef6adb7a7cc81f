import CGPIO
import InkBuses

/// A chip opened to look at it.
struct GPIOChipHandle: ~Copyable {
  private let chip: OpaquePointer
  private let path: String

  init(opening path: String) throws(BusError) {
    var opened: OpaquePointer?
    let status = cgpio_chip_open(path, &opened)
    guard status == 0, let opened else {
      throw BusError(errno: -status, node: path, during: .open, group: SystemTree.group(of: path))
    }
    chip = opened
    self.path = path
  }

  deinit { cgpio_chip_close(chip) }

  func info() throws(BusError) -> cgpio_chip_info {
    var info = cgpio_chip_info()
    let status = cgpio_chip_get_info(chip, &info)
    guard status == 0 else { throw BusError(errno: -status, node: path, during: .find) }
    return info
  }

  func line(_ offset: Int) throws(BusError) -> cgpio_line_info {
    var info = cgpio_line_info()
    let status = cgpio_chip_get_line_info(chip, UInt32(offset), &info)
    guard status == 0 else { throw BusError(errno: -status, node: path, during: .find) }
    return info
  }
}

/// A name of fixed room as C keeps it.
func text<Name>(_ name: Name) -> String {
  withUnsafeBytes(of: name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
}
