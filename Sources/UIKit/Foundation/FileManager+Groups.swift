extension FileManager {
  /// The folder that programs of a group share, made if it is not there.
  ///
  /// `$XDG_DATA_HOME/inkglance/groups/NAME`, by default below `~/.local/share`. Nil for a name that is no file name, and
  /// where the folder cannot be made.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    containerURL(forSecurityApplicationGroupIdentifier: groupIdentifier, below: Self.dataDirectory)
  }

  func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String, below data: URL) -> URL? {
    guard !groupIdentifier.isEmpty, !groupIdentifier.hasPrefix("."), !groupIdentifier.contains("/") else {
      return nil
    }
    let container = data.appendingPathComponent("inkglance/groups/\(groupIdentifier)", isDirectory: true)
    do {
      try createDirectory(at: container, withIntermediateDirectories: true)
    } catch {
      return nil
    }
    return container
  }

  private static var dataDirectory: URL {
    let path = ProcessInfo.processInfo.environment["XDG_DATA_HOME"] ?? ""
    // A relative path is to be ignored (XDG Base Directory Specification).
    if path.hasPrefix("/") { return URL(fileURLWithPath: path, isDirectory: true) }
    return FileManager.default.homeDirectoryForCurrentUser
      .appendingPathComponent(".local/share", isDirectory: true)
  }
}
