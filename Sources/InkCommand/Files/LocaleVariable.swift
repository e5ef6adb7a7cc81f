/// The variable of a process's environment that decides about one side of its locale.
struct LocaleVariable: Equatable, Sendable {
  /// "LC_ALL", the one of the category, or "LANG".
  let name: String
  /// "de_DE.UTF-8".
  let value: String

  /// The first that is set and not empty (POSIX, 8.2 Internationalization variables); nil where none is.
  init?(_ category: String, in environment: (String) -> String?) {
    for name in ["LC_ALL", category, "LANG"] {
      guard let value = environment(name), !value.isEmpty else { continue }
      (self.name, self.value) = (name, value)
      return
    }
    return nil
  }
}
