import CGPIO

/// A requested line, given back to the kernel with its owner.
struct GPIOLineHandle: ~Copyable {
  let line: OpaquePointer

  init(owning line: OpaquePointer) { self.line = line }

  deinit { cgpio_release(line) }
}
