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
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return [folder] + ordered(files, program: own).map { "\(folder)/\($0)" }
  }()

  /// The resource bundles among files: first that of the program's target, "package_target.resources".
  static func ordered(_ files: [String], program: String) -> [String] {
    let bundles = files.filter { $0.hasSuffix(".resources") }.sorted()
    let own = bundles.filter { $0.hasSuffix("_\(program).resources") }
    return own + bundles.filter { !own.contains($0) }
  }
}
