import CConformances

/// Finds the types of the program that conform to a protocol.
enum ConformingTypes {
  /// The types, in no order; generic ones are left out.
  ///
  /// `existential` is the type `(any P).self` of a protocol without constraints.
  static func all(of existential: Any.Type) -> [Any.Type] {
    // An existential type's metadata: kind, flags and count, then the protocols (Swift ABI, "Type Metadata").
    let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
    let kind = metadata.load(as: UInt.self)
    let count = metadata.load(fromByteOffset: MemoryLayout<UInt>.size + 4, as: UInt32.self)
    guard kind == 0x303, count == 1 else { return [] }
    let descriptor = metadata.load(fromByteOffset: MemoryLayout<UInt>.size + 8, as: UnsafeRawPointer.self)
    var found: [Any.Type] = []
    withUnsafeMutablePointer(to: &found) { found in
      cconformances_each(
        descriptor,
        { metadata, list in
          guard let metadata else { return }
          let type = unsafeBitCast(metadata, to: Any.Type.self)
          list?.assumingMemoryBound(to: [Any.Type].self).pointee.append(type)
        }, found)
    }
    return found
  }
}
