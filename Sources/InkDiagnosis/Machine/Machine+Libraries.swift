import Foundation

extension Machine {
  /// True where the dynamic linker finds a shared library; opened for a moment, as the program would.
  static func opens(_ library: String) -> Bool {
    guard let handle = dlopen(library, RTLD_LAZY | RTLD_LOCAL) else { return false }
    dlclose(handle)
    return true
  }

  /// True where a shared library lies in a directory that Debian's linker looks in.
  static func lies(_ library: String, below usr: String) -> Bool {
    let lib = "\(usr)/lib"
    let directories = ((try? FileManager.default.contentsOfDirectory(atPath: lib)) ?? []).filter {
      $0.hasSuffix("-linux-gnu") || $0.hasSuffix("-linux-gnueabihf")
    }
    return directories.contains { FileManager.default.fileExists(atPath: "\(lib)/\($0)/\(library)") }
  }
}
