import Foundation
import InkHost

/// A card that loses its supply in the midst of any operation: what was flushed is there afterwards, of the rest whatever
/// `luck` decides.
final class SoakCard: StateFiles {
  let path = "/card"
  /// Operations so far.
  private(set) var steps = 0
  private(set) var replacements = 0
  /// The operation at which the supply goes; nil for none.
  var cutAt: Int?
  /// True when it is gone already.
  var isDark: () -> Bool = { false }
  /// Called when the supply goes.
  var onCut: () -> Void = {}

  private var kernel: [String: [UInt8]] = [:]
  private var medium: [String: [UInt8]] = [:]
  private var flushed: Set<String> = []

  func read(_ name: String) throws(StateError) -> [UInt8]? { kernel[name] }

  func write(_ bytes: [UInt8], to name: String) throws(StateError) {
    flushed.remove(name)
    kernel[name] = Array(bytes.prefix(bytes.count / 2))
    try step()
    kernel[name] = bytes
  }

  func synchronize(_ name: String) throws(StateError) {
    try step()
    flushed.insert(name)
  }

  func rename(_ name: String, to newName: String) throws(StateError) {
    try step()
    kernel[newName] = kernel.removeValue(forKey: name)
    if flushed.remove(name) != nil { flushed.insert(newName) } else { flushed.remove(newName) }
    replacements += 1
  }

  func synchronizeDirectory() throws(StateError) {
    try step()
    medium = kernel
  }

  /// What the next start finds after a power cut.
  func losePower(luck: Int) {
    var found = medium
    if luck % 2 == 1 {
      // The kernel had written its directory, of files what was flushed, and of others a part.
      found = kernel.mapValues { $0 }
      for name in kernel.keys where !flushed.contains(name) {
        found[name] = luck % 3 == 0 ? [] : kernel[name].map { Array($0.prefix($0.count / 2)) }
      }
    }
    (kernel, medium, flushed, cutAt) = (found, found, Set(found.keys), nil)
  }

  private func step() throws(StateError) {
    steps += 1
    if steps == cutAt { onCut() }
    if isDark() { throw StateError(operation: .write, path: path, errno: EIO) }
  }
}
