import InkErrors

/// Why no text can be drawn.
public enum FontError: ExplainedError, Equatable {
  /// No font lies in any of the directories searched.
  case noFonts(directories: [String])
  /// FreeType or fontconfig could not be started.
  case libraryFailed(name: String)

  public var explanation: Explanation {
    switch self {
    case .noFonts(let directories):
      Explanation(
        "No font was found in \(directories.joined(separator: ", ")).",
        cause: "The font packages are not installed.",
        remedy:
          "sudo apt install fonts-inter fonts-dejavu-core fonts-noto-cjk fonts-materialdesignicons-webfont"
      )
    case .libraryFailed(let name):
      Explanation(
        "\(name) could not be started.",
        cause: "The machine is out of memory, or the library's files are damaged.",
        remedy: "free -m; sudo apt install --reinstall libfontconfig1 libfreetype6")
    }
  }

  public var exitStatus: ExitStatus {
    switch self {
    case .noFonts: .configuration
    case .libraryFailed: .software
    }
  }
}
