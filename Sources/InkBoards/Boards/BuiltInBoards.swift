enum BuiltInBoards {
  static let texts: [String: String] = [:]
}
