extension [Register] {
  /// The same rows, those that name nothing else taken from a document's section.
  func from(_ source: String) -> [Register] { map { $0.source.isEmpty ? $0.from(source) : $0 } }
}
