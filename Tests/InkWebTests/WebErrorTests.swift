import Glibc
import InkErrors
import InkFeeds
import Testing

@testable import InkWeb

@Suite("WebError")
struct WebErrorTests {
  private static let table:
    [(error: WebError, happened: String, cause: String, remedy: String, status: ExitStatus)] = [
      (
        .noLibrary, "The web view cannot be served.", "libmicrohttpd is not installed.",
        "Run `sudo apt install libmicrohttpd12`, in Debian 13 `libmicrohttpd12t64`.", .deviceUnavailable
      ),
      (
        .inUse(address: "127.0.0.1:8080"),
        "The web view cannot listen on 127.0.0.1:8080: something else does.",
        "Another display or another server has the port.",
        "See `ss -ltnp`, or give another port to `listen` under [web] in the display file.",
        .deviceUnavailable
      ),
      (
        .noAddress(address: "192.0.2.1:8080"),
        "The web view cannot listen on 192.0.2.1:8080: this machine has no such address.",
        "The address is misspelt, or the network was not there yet at the start.",
        "See `ip addr`; 0.0.0.0 listens on every address that there is or will be.", .configuration
      ),
      (
        .failed(address: "127.0.0.1:80", errno: EACCES),
        "The web view cannot listen on 127.0.0.1:80: Permission denied.", "Ports below 1024 are root's.",
        "Give a port above 1023 to `listen` under [web] in the display file.", .noPermission
      ),
      (
        .failed(address: "[::1]:8080", errno: EAFNOSUPPORT),
        "The web view cannot listen on [::1]:8080: Address family not supported by protocol.",
        "The kernel ran out of something, or lacks this kind of address.",
        "Write `listen = \"127.0.0.1:8080\"` under [web] in the display file.", .inputOutput
      ),
      (
        .noToken(.openSecrets(path: "/etc/inkglance/secrets")),
        "The web view has no token, and is not served. The secrets in /etc/inkglance/secrets are open to others.",
        "The file may be read by its group or by all.", "Run `chmod 600 /etc/inkglance/secrets`.",
        .configuration
      ),
      (
        .shortToken(shortest: 16), "The web view's token has fewer than 16 characters, and is not served.",
        "A short one can be found by trying.",
        "Write one from `openssl rand -hex 16` into the file of secrets.", .configuration
      ),
    ]

  @Test("Each error says what happened, why, and what to do", arguments: table)
  func explains(
    error: WebError, happened: String, cause: String, remedy: String, status: ExitStatus
  ) {
    #expect(error.explanation == Explanation(happened, cause: cause, remedy: remedy))
    #expect(error.exitStatus == status)
  }
}
