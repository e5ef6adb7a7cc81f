import Foundation

/// Where a program's own files are.
public enum ProgramResources {
  /// The folder of the program, and the resource bundles that SwiftPM lays beside it.
  public static let directories: [String] = {
    let main = Bundle.main.resourcePath ?? Bundle.main.bundlePath
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: main)) ?? []
    return [main] + entries.filter { $0.hasSuffix(".resources") }.sorted().map { "\(main)/\($0)" }
  }()
}
