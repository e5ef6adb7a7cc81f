/// One piece of a format string.
enum FormatPiece: Equatable {
  case literal(String)
  /// The value at a place, and the specifier without a position.
  case value(index: Int, specifier: String)
}
