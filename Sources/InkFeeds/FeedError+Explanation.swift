import Glibc
import InkErrors

extension FeedError: ExplainedError {
  public var explanation: Explanation {
    switch self {
    case .notStarted(let program, let errno): Self.notStarted(program, errno)
    case .failed(let program, let status, let message):
      Explanation(
        "The command \(program) ended with status \(status)\(message.map { ": \($0)" } ?? " and said nothing").",
        cause: status == 127
          ? "The shell knows no such program." : "The command failed; its own words are the best hint.",
        remedy: "Run the command by hand, as the user that the display runs as.")
    case .killed(let program, let signal):
      Explanation(
        "The command \(program) was ended by signal \(signal).",
        cause: signal == SIGKILL
          ? "Memory ran out, or somebody killed it." : "The program crashed, or somebody ended it.",
        remedy: "Run the command by hand, and look at `journalctl -k | tail`.")
    case .deadline(let program, let limit):
      Explanation(
        "The command \(program) did not end within \(Self.text(limit)); it was killed.",
        cause: "It waits for a network or for input that does not come.",
        remedy: "Give it a time limit of its own, or a longer `deadline` in the display file.")
    case .silent(let program):
      Explanation(
        "The command \(program) wrote nothing.", cause: "It found nothing to say, or writes to a file.",
        remedy: "Run the command by hand: what it prints is what the widget gets.")
    case .unreadable(let path, let errno): Self.unreadable(path, errno)
    case .notFile(let path):
      Explanation(
        "\(path) is no regular file.", cause: "It is a directory, a pipe or a device.",
        remedy: "Write the path of a file; a `command` can read from anything else.")
    case .http(let error): error.explanation
    case .mqtt(let error): error.explanation
    case .noMetric(let name): Self.noMetric(name)
    case .tooLong(let limit):
      Explanation(
        "The source gave more than \(limit / 1024) KiB.", cause: "It is not the source of one value.",
        remedy: "Let a command pick what is needed, such as `curl … | jq .now`.")
    case .notText:
      Explanation(
        "What the source gave is no UTF-8 text.",
        cause: "It is compressed, a picture, or in an older encoding.",
        remedy: "Let a command convert it, such as `iconv` or `gunzip -c`.")
    case .notJSON(let beginning):
      Explanation(
        "What the source gave is no JSON; it begins with \"\(beginning)\".",
        cause: "The service answered with an error page, or the source gives plain text.",
        remedy: "Look at what it gives; for plain text leave `path` out.")
    case .tooDeep(let limit):
      Explanation(
        "The JSON has more than \(limit) lists and tables in one another.",
        cause: "It is broken, or made to do harm.",
        remedy: "Let a command pick what is needed.")
    case .noMember(let name, let way, let known, let suggestion): Self.noMember(name, way, known, suggestion)
    case .null(let path):
      Explanation(
        "The JSON has null at \(path.isEmpty ? "its top" : path).",
        cause: "The service has no value at the moment.",
        remedy: "Nothing: it is asked again.")
    case .picture(let error): error.explanation
    case .bitmap(let error): error.explanation
    case .calendar(let error): error.explanation
    case .trmnl(let error): error.explanation
    }
  }

  /// 74 for a failure of the machine, 65 for what was given.
  public var exitStatus: ExitStatus {
    switch self {
    case .notStarted, .failed, .killed, .deadline, .silent, .unreadable, .notFile: .inputOutput
    case .http(let error): error.exitStatus
    case .mqtt(let error): error.exitStatus
    case .noMetric: .inputOutput
    case .picture(let error): error.exitStatus
    case .bitmap(let error): error.exitStatus
    case .calendar(let error): error.exitStatus
    case .trmnl(let error): error.exitStatus
    case .tooLong, .notText, .notJSON, .tooDeep, .noMember, .null: .badData
    }
  }

  private static func notStarted(_ program: String, _ errno: Int32) -> Explanation {
    switch errno {
    case ENOENT:
      Explanation(
        "There is no program \(program).", cause: "It is not installed, or not in a directory of PATH.",
        remedy: "Write its whole path; `command -v \(program)` tells it.")
    case EACCES:
      Explanation(
        "The program \(program) may not be run.", cause: "The file is not executable for this user.",
        remedy: "Run `chmod +x` on it.")
    default:
      Explanation(
        "The program \(program) cannot be started (error \(errno)).",
        cause: "Memory or processes ran out, or the file is for another machine.",
        remedy: "Run it by hand; `ulimit -u` tells how many processes there may be.")
    }
  }

  private static func unreadable(_ path: String, _ errno: Int32) -> Explanation {
    switch errno {
    case ENOENT, ENOTDIR:
      Explanation(
        "There is no file \(path).", cause: "Nothing has written it yet, or the path is misspelt.",
        remedy: "Run `ls -l \(path)`; the widget is drawn as soon as the file is there.")
    case EACCES, EPERM:
      Explanation(
        "This user may not read \(path).", cause: "The file or its directory belongs to another user.",
        remedy: "Run `sudo chmod a+r \(path)`, and `namei -l \(path)` to see which directory is closed.")
    default:
      Explanation(
        "\(path) cannot be read (error \(errno)).",
        cause: "The disk, the share or the driver behind it fails.",
        remedy: "Run `cat \(path)`, and `sudo dmesg | tail` for the kernel's own words.")
    }
  }

  private static func noMetric(_ name: String) -> Explanation {
    let cause =
      switch name {
      case "wifi": "There is no Wi-Fi here, or it is switched off."
      case "temperature": "The kernel has no thermal zone, as in a virtual machine."
      case "address": "No network is up."
      default: name.hasPrefix("disk") ? "There is no such directory." : "The kernel does not tell it here."
      }
    return Explanation(
      "The machine has no figure \(name).", cause: cause,
      remedy: name == "address" ? "Run `ip addr`." : "Choose another figure for `host`.")
  }

  private static func noMember(
    _ name: String, _ way: String, _ known: [String], _ suggestion: String?
  ) -> Explanation {
    let place = way == "/" ? "at its top" : "at \(way)"
    return Explanation(
      "The JSON has no \"\(name.printable(limit: 40))\" \(place).",
      cause: known.isEmpty
        ? "There is neither a table nor a list with members."
        : "There is \(known.map { $0.printable(limit: 40) }.joined(separator: ", ")).",
      remedy: suggestion.map { "Write \($0.printable(limit: 40)) in `path`." }
        ?? "Correct `path`: names and numbers from the top, as in \"/main/pressure\".")
  }

  static func text(_ limit: Duration) -> String {
    limit < .seconds(1) ? "\(Int(limit.seconds * 1000)) ms" : "\(Int(limit.seconds.rounded())) s"
  }
}
