import InkErrors

/// Why a command is not done.
public enum FleetCommandError: ExplainedError, Equatable {
  /// Longer than any that is read.
  case tooLong(bytes: Int)
  /// No UTF-8.
  case notText
  /// More than any glass shows.
  case longText(characters: Int)
  /// A member of the object is missing or another than it has to be.
  case lacks(key: String, String)
  /// No picture that is read, and why.
  case badPicture(String)
  /// It waited too long for the display.
  case expired(hours: Int)

  public var exitStatus: ExitStatus { .badData }

  public var explanation: Explanation {
    switch self {
    case .tooLong(let bytes):
      Explanation(
        "The command has \(bytes) bytes.", cause: "At most \(FleetCommand.limit) are read.",
        remedy: "Send a smaller picture: no glass shows more than two megapixels.")
    case .notText:
      Explanation(
        "The text is not in UTF-8.", cause: "It is a picture, or of another encoding.",
        remedy: "Send pictures under `set/image`.")
    case .longText(let characters):
      Explanation(
        "The text has \(characters) characters.",
        cause: "At most \(FleetCommand.longestText) are shown.", remedy: "Send a shorter one.")
    case .lacks(let key, let wanted):
      Explanation(
        "`\(key)` is not \(wanted).",
        cause: "The command is a JSON object, and this member of it cannot be used.",
        remedy: "Send `\(key)` as \(wanted).")
    case .badPicture(let reason):
      Explanation(
        "The picture cannot be shown: \(reason)", cause: "It is damaged, or in another format.",
        remedy: "Send a PNG, JPEG, BMP or PBM file as it is.")
    case .expired(let hours):
      Explanation(
        "The command was sent \(hours) hours ago.",
        cause: "The display was off, or could not reach the broker.",
        remedy: "Send it again, with another id.")
    }
  }
}
