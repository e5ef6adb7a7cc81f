/// The program's own version.
enum Version {
  /// As in the changelog; semantic versioning.
  static let number = "0.1.0"
}
