import Glibc
import InkErrors

/// Why a running display cannot be asked, or does not answer as asked.
public enum ControlError: ExplainedError, Equatable {
  /// No display runs: there is no socket, or nobody listens on it.
  case nobody(searched: [String])
  /// The socket belongs to another user.
  case notOurs(path: String)
  /// Another display of this user has the socket.
  case inUse(path: String)
  /// No answer in time.
  case noAnswer(path: String, after: Duration)
  /// The answer is none of ours.
  case badAnswer(path: String)
  /// A request that cannot be understood, and why.
  case badRequest(String)
  /// A widget that is not placed.
  case unknownKind(String, placed: [String], suggestion: String?)
  /// A page that there is not.
  case unknownPage(String, pages: [String], suggestion: String?)
  /// The display refused, in its own words.
  case refused(ControlAnswer.Refusal)
  /// The kernel refused a call.
  case failed(operation: String, path: String, errno: Int32)

  public var exitStatus: ExitStatus {
    switch self {
    case .nobody, .inUse, .noAnswer: .deviceUnavailable
    case .notOurs: .noPermission
    case .badAnswer, .badRequest: .badData
    case .unknownKind, .unknownPage, .refused: .usage
    case .failed: .inputOutput
    }
  }

  public var explanation: Explanation {
    switch self {
    case .nobody(let searched):
      Explanation(
        "No display runs here: nobody listens on \(searched.joined(separator: " or ")).",
        cause: "The service is not started, or it runs as another user of this machine.",
        remedy: "Run `systemctl status inkglance`; without a service, `inkglance run` starts a display.")
    case .notOurs(let path):
      Explanation(
        "\(path) belongs to another user.",
        cause: "A display runs as a service, and answers nobody but its own user and root.",
        remedy: "Run the same command with `sudo`.")
    case .inUse(let path):
      Explanation(
        "Another display of this user listens on \(path).",
        cause: "It was started before this one; `status` and `reload` go to it.",
        remedy: "Nothing, if two are wanted; else stop the other one.")
    case .noAnswer(let path, let limit):
      Explanation(
        "The display behind \(path) has not answered for \(limit.components.seconds) s.",
        cause: "It is in the middle of a refresh that takes long, or it hangs.",
        remedy: "Ask again; if it never answers, run `systemctl restart inkglance` and report it.")
    case .badAnswer(let path):
      Explanation(
        "What answers on \(path) is no display of this version.",
        cause: "The running program is older or newer than this one.",
        remedy: "Run `sudo systemctl restart inkglance`.")
    case .badRequest(let why):
      Explanation(
        "The request cannot be understood: \(why).",
        cause: "It was not written by this version of `inkglance`.",
        remedy: "Write one JSON object a line, such as {\"command\":\"status\"}.")
    case .unknownKind(let kind, let placed, let suggestion):
      Explanation(
        "No widget of kind \"\(kind)\" is on the display.",
        cause: suggestion.map { "A typing error; did you mean \"\($0)\"?" }
          ?? "It is not in the display file, or the display has not read it yet.",
        remedy: "Name one of \(placed.joined(separator: ", ")), or none for all of them.")
    case .unknownPage(let name, let pages, let suggestion):
      Explanation(
        pages.count < 2
          ? "The display has one page only." : "The display has no page \"\(name)\".",
        cause: suggestion.map { "A typing error; did you mean \"\($0)\"?" }
          ?? "It is not in the display file, or the display has not read it yet.",
        remedy: pages.count < 2
          ? "Write a [[page]] with a name and widgets of its own in the display file."
          : "Name one of \(pages.joined(separator: ", ")), or \"next\" or \"previous\".")
    case .refused(let refusal):
      Explanation(refusal.fact, cause: refusal.likelyCause, remedy: refusal.remedy)
    case .failed(let operation, let path, let number):
      Explanation(
        "\(operation) \(path) failed: \(String(cString: strerror(number))).",
        cause: number == EACCES || number == EROFS || number == ENOENT
          ? "The directory is not there, or this user may not write to it."
          : "The kernel ran out of something, or the path is longer than the 107 bytes of a socket's address.",
        remedy:
          "See `ls -ld \(path.directory)`; RuntimeDirectory= of the service makes a directory of its own.")
    }
  }
}

extension String {
  /// All before the last slash.
  var directory: String { lastIndex(of: "/").map { String(self[..<$0]) } ?? "." }
}
