import Glibc
import InkErrors
import InkFeeds

/// Why there is no view for browsers; the display goes on without it.
public enum WebError: ExplainedError, Equatable {
  /// libmicrohttpd is not installed.
  case noLibrary
  /// Something else listens there.
  case inUse(address: String)
  /// The machine has no such address.
  case noAddress(address: String)
  /// The kernel refused.
  case failed(address: String, errno: Int32)
  /// The secret that the token names is not to be had.
  case noToken(HTTPError)
  /// The token is too easy to find by trying.
  case shortToken(shortest: Int)

  public var exitStatus: ExitStatus {
    switch self {
    case .noLibrary, .inUse: .deviceUnavailable
    case .noAddress, .noToken, .shortToken: .configuration
    case .failed(_, let number): number == EACCES ? .noPermission : .inputOutput
    }
  }

  public var explanation: Explanation {
    switch self {
    case .noLibrary:
      Explanation(
        "The web view cannot be served.", cause: "libmicrohttpd is not installed.",
        remedy: "Run `sudo apt install libmicrohttpd12`, in Debian 13 `libmicrohttpd12t64`.")
    case .inUse(let address):
      Explanation(
        "The web view cannot listen on \(address): something else does.",
        cause: "Another display or another server has the port.",
        remedy: "See `ss -ltnp`, or give another port to `listen` under [web] in the display file.")
    case .noAddress(let address):
      Explanation(
        "The web view cannot listen on \(address): this machine has no such address.",
        cause: "The address is misspelt, or the network was not there yet at the start.",
        remedy: "See `ip addr`; 0.0.0.0 listens on every address that there is or will be.")
    case .failed(let address, let number):
      Explanation(
        "The web view cannot listen on \(address): \(String(cString: strerror(number))).",
        cause: number == EACCES
          ? "Ports below 1024 are root's."
          : "The kernel ran out of something, or lacks this kind of address.",
        remedy: number == EACCES
          ? "Give a port above 1023 to `listen` under [web] in the display file."
          : "Write `listen = \"127.0.0.1:8080\"` under [web] in the display file.")
    case .noToken(let error):
      Explanation(
        "The web view has no token, and is not served. \(error.explanation.whatHappened)",
        cause: error.explanation.likelyCause, remedy: error.explanation.whatToDo)
    case .shortToken(let shortest):
      Explanation(
        "The web view's token has fewer than \(shortest) characters, and is not served.",
        cause: "A short one can be found by trying.",
        remedy: "Write one from `openssl rand -hex 16` into the file of secrets.")
    }
  }
}
