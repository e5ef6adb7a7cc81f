import InkErrors

extension HTTPError: ExplainedError {
  public var explanation: Explanation {
    switch self {
    case .noLibrary:
      Explanation(
        "Nothing can be asked of a web server.", cause: "libcurl is not installed.",
        remedy: "Run `sudo apt install libcurl4`.")
    case .notAddress:
      Explanation(
        "The address with its secrets in it is none.", cause: "A secret has a blank or a line's end in it.",
        remedy: "Look at the file of secrets: a line `NAME=text` each.")
    case .noSecret(let name, let places):
      Explanation(
        "There is no secret \(name).", cause: "It is not in \(places.joined(separator: " or ")).",
        remedy: "Write a line `\(name)=…` there, and run `chmod 600` on the file.")
    case .openSecrets(let path):
      Explanation(
        "The secrets in \(path) are open to others.", cause: "The file may be read by its group or by all.",
        remedy: "Run `chmod 600 \(path)`.")
    case .noHost(let host):
      Explanation(
        "There is no server \(host).", cause: "The network is down, or the name is misspelt.",
        remedy: "Run `getent hosts \(host)`; without an answer look at `ip addr` and /etc/resolv.conf.")
    case .noConnection(let host):
      Explanation(
        "The server \(host) takes no connection.", cause: "It is down, or its port is another.",
        remedy: "Open the address in a browser of the same network.")
    case .deadline(let host, let limit):
      Explanation(
        "The server \(host) gave no whole answer within \(FeedError.text(limit)).",
        cause: "The network or the server is slow, or a firewall drops what is sent.",
        remedy: "Give the source a longer `deadline`, or look at the network.")
    case .certificate(let host, let message):
      Explanation(
        "The server \(host) cannot prove who it is: \(message).",
        cause: "Its certificate is expired, self-made or another's; or this machine's clock is wrong.",
        remedy: "Run `timedatectl`; for a server of your own name its authority in `certificates`.")
    case .authorities(let host, let message):
      Explanation(
        "The authorities for \(host) cannot be read: \(message).",
        cause: "The file in `certificates` is missing or no PEM, or ca-certificates is not installed.",
        remedy: "Run `sudo apt install ca-certificates`, or correct `certificates`.")
    case .silent(let host):
      Explanation(
        "The server \(host) answered with nothing.", cause: "It has no value, or broke off.",
        remedy: "Open the address in a browser.")
    case .tooLong(let host, let limit):
      Explanation(
        "The server \(host) gave more than \(limit / 1024) KiB.", cause: "It is not the source of one value.",
        remedy: "Ask for less: most services have a parameter for it.")
    case .status(let host, let code, let retryAfter): Self.status(host, code, retryAfter)
    case .redirects(let host, let limit):
      Explanation(
        "The server \(host) redirects more than \(limit) times.", cause: "Its redirects lead in a circle.",
        remedy: "Open the address in a browser, and write the one at which it ends.")
    case .insecureRedirect(let host):
      Explanation(
        "The server \(host) redirects from https to http.",
        cause: "It is set up wrongly, or somebody stands between.",
        remedy: "Ask its owner; an address with http:// is followed as it is.")
    case .redirectElsewhere(let host, let scheme):
      Explanation(
        "The server \(host) redirects to \(scheme), which is not followed.",
        cause: "It is set up wrongly, or means harm.", remedy: "Open the address in a browser.")
    case .other(let host, let message):
      Explanation(
        "The server \(host) cannot be asked: \(message).",
        cause: "The connection broke, or the server is no web server.",
        remedy: "Run `curl -v` with the address.")
    }
  }

  /// 74 for a failure of the network, 78 for what the owner has to set, 65 for what was given.
  public var exitStatus: ExitStatus {
    switch self {
    case .notAddress, .noSecret, .openSecrets, .authorities: .configuration
    case .silent, .tooLong, .redirects, .insecureRedirect, .redirectElsewhere: .badData
    default: .inputOutput
    }
  }

  private static func status(_ host: String, _ code: Int, _ retryAfter: Duration?) -> Explanation {
    let happened = "The server \(host) answered with status \(code)."
    switch code {
    case 300...399:
      return Explanation(
        happened, cause: "It says that the value is elsewhere, but not where.",
        remedy: "Open the address in a browser, and write the one at which it ends.")
    case 401, 403:
      return Explanation(
        happened, cause: "It wants a key or a password, or another one.",
        remedy: "Give it in `headers`, as `Authorization = \"Bearer ${NAME}\"` with a secret of that name.")
    case 404, 410:
      return Explanation(
        happened, cause: "There is nothing at the address.", remedy: "Correct `url`.")
    case 429:
      return Explanation(
        happened, cause: "It was asked too often.",
        remedy: retryAfter.map {
          "Nothing: it is left alone for \(FeedError.text($0)). A longer `every` helps."
        }
          ?? "Give the source a longer `every`.")
    case 500...599:
      return Explanation(
        happened, cause: "The fault is the server's.", remedy: "Nothing: it is asked again.")
    default:
      return Explanation(
        happened, cause: "It does not want to be asked like that.",
        remedy: "Run `curl -v` with the address; the body often says more.")
    }
  }
}
