import Foundation

/// Another program of the machine, for tests of what we make for it.
struct Tool {
  private let path: String

  /// A program of the usual places; nil where it is not installed.
  init?(_ name: String) {
    let places = ["/usr/bin", "/bin", "/usr/local/bin"].map { "\($0)/\(name)" }
    guard let path = places.first(where: { access($0, X_OK) == 0 }) else { return nil }
    self.path = path
  }

  /// What it writes, standard output and error together, and its exit status.
  func run(_ arguments: String...) throws -> (output: String, status: Int32) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: data, as: UTF8.self), process.terminationStatus)
  }
}
