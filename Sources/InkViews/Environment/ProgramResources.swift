import Foundation

/// Where a program's own files are.
public enum ProgramResources {
  /// The folder of the program, and the resource bundles that SwiftPM lays beside it, the program's own first.
  public static let directories: [String] = {
    let main = Bundle.main.resourcePath ?? Bundle.main.bundlePath
    let program = URL(fileURLWithPath: CommandLine.arguments.first ?? "").lastPathComponent
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: main)) ?? []
    return [main] + ordered(entries, program: program).map { "\(main)/\($0)" }
  }()

  /// The resource bundles among files: first that of the program's target, "package_target.resources".
  static func ordered(_ files: [String], program: String) -> [String] {
    let bundles = files.filter { $0.hasSuffix(".resources") }.sorted()
    let own = bundles.filter { $0.hasSuffix("_\(program).resources") }
    return own + bundles.filter { !own.contains($0) }
  }
}
