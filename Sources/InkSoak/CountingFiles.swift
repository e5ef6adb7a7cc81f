import InkHost

/// State files in memory, counted.
final class CountingFiles: StateFiles {
  let path = "/memory"
  private(set) var replacements = 0
  private var files: [String: [UInt8]] = [:]

  func read(_ name: String) throws(StateError) -> [UInt8]? { files[name] }

  func write(_ bytes: [UInt8], to name: String) throws(StateError) { files[name] = bytes }

  func synchronize(_ name: String) throws(StateError) {}

  func rename(_ name: String, to newName: String) throws(StateError) {
    files[newName] = files.removeValue(forKey: name)
    replacements += 1
  }

  func synchronizeDirectory() throws(StateError) {}
}
