/// Finds and reads display files.
public enum DisplayFile {
  /// Loads the display file at `path`, or the first of `paths.displays` that is there, or the built-in
  /// settings.
  ///
  /// A file that was named and is not there is an error; one that nobody named may be missing.
  public static func load(
    path: String? = nil, paths: ConfigurationPaths = .process, vocabulary: Vocabulary = .any
  ) throws(SettingsError) -> Settings {
    guard let path = paths.display(named: path) else { return .builtIn }
    let bytes: [UInt8]
    do {
      bytes = try TextFile.read(path)
    } catch {
      throw SettingsError.unreadable(UnreadableFile(path: path, errno: error.errno))
    }
    return try parse(bytes, file: path, vocabulary: vocabulary)
  }

  /// Makes settings of a file's bytes; throws all faults of the file at once.
  public static func parse(
    _ bytes: [UInt8], file: String, vocabulary: Vocabulary = .any
  ) throws(SettingsError) -> Settings {
    let faults = FaultList(file: file)
    guard let document = faults.parse(bytes) else { throw SettingsError.faults(faults.inOrder) }
    let settings = SettingsReader(vocabulary: vocabulary, faults: faults).read(document.root)
    guard faults.inOrder.isEmpty else { throw SettingsError.faults(faults.inOrder) }
    return settings
  }
}
