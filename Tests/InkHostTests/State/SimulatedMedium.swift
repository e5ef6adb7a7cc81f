import Foundation

@testable import InkHost

/// A directory on a card that can lose its supply, or its program, in the midst of any operation.
///
/// What the kernel holds and what the card holds are kept apart. A violent end of the program leaves what the kernel
/// holds; a power cut leaves what was flushed, and of the rest whatever `luck` decides.
final class SimulatedMedium: StateFiles {
  struct Cut: Error {}

  let path = "/card"
  /// Operations until the cut; nil for none.
  var stepsLeft: Int?
  /// Of a write that is cut, how many bytes arrive.
  var arriving = 0
  /// Every operation that was begun.
  private(set) var steps = 0
  /// Bytes written in all.
  private(set) var bytesWritten = 0
  /// What fails with this error number from now on; nil for nothing.
  var refusal: Int32?

  private(set) var kernel: [String: [UInt8]] = [:]
  private var card: [String: [UInt8]] = [:]
  /// Contents that were flushed, by name at that time.
  private var flushed: Set<String> = []
  private(set) var isCut = false

  init(_ files: [String: [UInt8]] = [:]) {
    kernel = files
    card = files
    flushed = Set(files.keys)
  }

  func read(_ name: String) throws(StateError) -> [UInt8]? { kernel[name] }

  func write(_ bytes: [UInt8], to name: String) throws(StateError) {
    flushed.remove(name)
    kernel[name] = []
    try step { kernel[name] = Array(bytes.prefix(arriving)) }
    kernel[name] = bytes
    bytesWritten += bytes.count
  }

  func synchronize(_ name: String) throws(StateError) {
    try step {}
    flushed.insert(name)
    // A new file's name reaches the card with the directory only; its content is safe.
  }

  func rename(_ name: String, to newName: String) throws(StateError) {
    try step {}
    kernel[newName] = kernel.removeValue(forKey: name)
    if flushed.remove(name) != nil { flushed.insert(newName) } else { flushed.remove(newName) }
  }

  func synchronizeDirectory() throws(StateError) {
    try step {}
    card = kernel
  }

  /// What a new start finds after a power cut; `luck` chooses among what cards do.
  func afterPowerCut(luck: Int) -> SimulatedMedium {
    // The directory is as it was flushed, or as the kernel had it; contents not flushed are anything.
    let names = luck % 2 == 0 ? card : kernel
    var found: [String: [UInt8]] = [:]
    for (name, content) in names {
      if luck % 2 == 0 || flushed.contains(name) {
        found[name] = content
      } else {
        found[name] =
          switch luck / 2 % 4 {
          case 0: []
          case 1: Array(content.prefix(content.count / 2))
          case 2: [UInt8](repeating: 0, count: content.count)
          default: Array(content.prefix(content.count / 3)) + [UInt8](repeating: 0xFF, count: 512)
          }
      }
    }
    return SimulatedMedium(found)
  }

  /// What a new start finds after the program alone was killed.
  func afterKill() -> SimulatedMedium { SimulatedMedium(kernel) }

  private func step(_ onCut: () -> Void) throws(StateError) {
    if let refusal { throw StateError(operation: .write, path: path, errno: refusal) }
    if isCut { throw StateError(operation: .write, path: path, errno: EIO) }
    steps += 1
    guard let left = stepsLeft else { return }
    if left == 0 {
      isCut = true
      onCut()
      throw StateError(operation: .write, path: path, errno: EIO)
    }
    stepsLeft = left - 1
  }
}
