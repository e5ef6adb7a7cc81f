extension [String] {
  /// "1) the first; 2) the second.": causes, the likeliest first.
  var numbered: String {
    enumerated().map { "\($0.offset + 1)) \($0.element)" }.joined(separator: "; ") + "."
  }
}
