/// The file operations that keeping state takes, one by one, so that a test can cut the power between any two.
public protocol StateFiles: AnyObject {
  /// The directory's path, for messages.
  var path: String { get }

  /// A file's bytes; nil where there is none.
  func read(_ name: String) throws(StateError) -> [UInt8]?

  /// Makes a file anew with these bytes, which may still be in the kernel's memory only.
  func write(_ bytes: [UInt8], to name: String) throws(StateError)

  /// Waits until a file's bytes are on the medium.
  func synchronize(_ name: String) throws(StateError)

  /// Gives a file the name of another, which thereby goes, in one step.
  func rename(_ name: String, to newName: String) throws(StateError)

  /// Waits until the directory itself is on the medium.
  func synchronizeDirectory() throws(StateError)
}

extension StateFiles {
  /// Puts a file's new content in the place of the old, so that at every instant the one or the other is there whole.
  ///
  /// Two flushes of the medium; some 10 ms on an SD card, and a few blocks written.
  func replace(_ name: String, with bytes: [UInt8]) throws(StateError) {
    let temporary = name + ".new"
    try write(bytes, to: temporary)
    // Without this the name could reach the medium before the bytes, and lead to an empty file.
    try synchronize(temporary)
    try rename(temporary, to: name)
    try synchronizeDirectory()
  }
}
