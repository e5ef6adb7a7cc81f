#if compiler(<6.1)
  /// An object whose properties can be followed.
  ///
  /// Stands in for the Observation library's, which does not link on Linux with Swift 6.0: programs that use it miss
  /// `swift::threading::fatal`. There an object conforms by hand, without the macro.
  public protocol Observable {}
#endif
