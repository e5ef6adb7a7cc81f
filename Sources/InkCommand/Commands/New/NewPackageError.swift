import InkErrors

/// A package that cannot be written.
enum NewPackageError: ExplainedError, Equatable {
  /// Something is at its path.
  case exists(String)
  /// The directory that is to hold our package does not.
  case noPackage(String)
  /// Nobody said where our package is, and this program's sources are gone.
  case noSources

  var exitStatus: ExitStatus { self == .noSources ? .usage : .noInput }

  var explanation: Explanation {
    switch self {
    case .exists(let path):
      Explanation(
        "\(path) is there already.", cause: "A widget of that name was made before, or the name is taken.",
        remedy: "Give another name, or another place with `--directory DIR`.")
    case .noPackage(let path):
      Explanation(
        "There is no Package.swift in \(path).", cause: "It is not the directory of a Swift package.",
        remedy: "Give the directory that Inkglance was cloned into, with `--package DIR`.")
    case .noSources:
      Explanation(
        "Where Inkglance's own package is cannot be told.",
        cause: "The sources that this program was built from have been moved or deleted.",
        remedy: "Give the directory or the address they can be had from, with `--package DIR|URL`.")
    }
  }
}
