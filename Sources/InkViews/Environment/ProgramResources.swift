import Foundation

/// Where a program's own files are.
public enum ProgramResources {
  /// The folder of the program, and the resource bundles that SwiftPM lays beside it, the program's own first.
  ///
  /// Asked of the kernel: the bundle of Foundation reads every name in the folder, several times, and in `/usr/bin` there
  /// are thousands.
  public static let directories: [String] = {
    guard let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") else {
      return []
    }
    let folder = (program as NSString).deletingLastPathComponent
    let own = URL(fileURLWithPath: CommandLine.arguments.first ?? "").lastPathComponent
    return [folder] + ordered(bundles(in: folder), program: own).map { "\(folder)/\($0)" }
  }()

  /// The names in a folder that are resource bundles'.
  static func bundles(in folder: String) -> [String] {
    guard let listing = opendir(folder) else { return [] }
    defer { closedir(listing) }
    var names: [String] = []
    while let entry = readdir(listing) {
      withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: entry.pointee.d_name)) {
          let count = strlen($0)
          if count >= ending.utf8.count, strcmp($0 + count - ending.utf8.count, ending) == 0 {
            names.append(String(cString: $0))
          }
        }
      }
    }
    return names
  }

  private static let ending = ".resources"

  /// The resource bundles among files: first that of the program's target, "package_target.resources".
  static func ordered(_ files: [String], program: String) -> [String] {
    let bundles = files.filter { $0.hasSuffix(ending) }.sorted()
    let own = bundles.filter { $0.hasSuffix("_\(program).resources") }
    return own + bundles.filter { !own.contains($0) }
  }
}
