import CPango

/// FreeType's state, which lives as long as any face opened with it.
final class FreeType {
  let library: FT_Library

  /// Starts FreeType; nil when there is no memory for it.
  init?() {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return nil }
    self.library = library
  }

  deinit { FT_Done_FreeType(library) }
}
