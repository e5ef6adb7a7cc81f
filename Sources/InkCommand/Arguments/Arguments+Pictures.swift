extension Arguments {
  /// The picture file that an option names; nil when it was not given.
  func picture(_ name: String) throws(UsageError) -> PictureFile? {
    guard let path = value(name) else { return nil }
    return try PictureFile(path, option: "--\(name)", command: command.name)
  }
}
