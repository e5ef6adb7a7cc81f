import CLinux
import CMicroHTTPD
import Foundation
import InkBoards
import InkFeeds
import InkHost

/// The view of a display for browsers: nothing can be changed by it.
///
/// A thread of its own serves it and sleeps while nobody looks. What clients may take is bounded: connections, bytes of a
/// request, and the time from connecting to the end of the answer, of which there is one a connection.
package final class WebServer: Sendable {
  static let limits = cmicrohttpd_limits(
    connections: 32, connections_of_one: 16, bytes: 16_384, idle_seconds: 10, seconds: 60)

  /// Where it listens.
  package let address: Settings.Web.Listen
  private let settings: Settings.Web
  private let token: String?
  private let published: PublishedStatus
  private let loop: WebLoop
  private let ended = DispatchSemaphore(value: 0)

  /// Listens as the settings say; port 0 takes any that is free.
  package convenience init(
    _ settings: Settings.Web, _ source: WebSource, secrets: Secrets = .process
  ) throws(WebError) {
    try self.init(settings, source, secrets: secrets, limits: Self.limits)
  }

  init(
    _ settings: Settings.Web, _ source: WebSource, secrets: Secrets, limits: cmicrohttpd_limits
  ) throws(WebError) {
    let token = try Self.token(settings, secrets)
    guard cmicrohttpd_is_there() else { throw .noLibrary }
    let socket = try Self.listen(settings.listen)
    let stop = clinux_event()
    let wake = clinux_event()
    let port = cmicrohttpd_port(socket)
    let loop = WebLoop(
      source, access: WebAccess(settings, token: token, machine: ProcessInfo.processInfo.hostName),
      stop: stop, wake: wake)
    guard stop >= 0, wake >= 0, loop.start(on: socket, limits) else { throw .noLibrary }
    address = Settings.Web.Listen(address: settings.listen.address, port: port)
    published = source.published
    (self.settings, self.token, self.loop) = (settings, token, loop)
    source.published.listen { [loop] in loop.noteEdition() }
    let thread = Thread { [loop, ended] in
      loop.run()
      ended.signal()
    }
    thread.name = "web"
    thread.stackSize = 1 << 19
    thread.start()
  }

  deinit {
    published.listen(nil)
    loop.end()
    // Answers are small, and nobody is waited for.
    _ = ended.wait(timeout: .now() + 2)
  }

  /// True while somebody waits for the display's next edition.
  var isWatched: Bool { loop.isWatched.load(ordering: .acquiring) }

  /// True where it serves as these settings say, with the token that the secrets have now.
  package func follows(_ settings: Settings.Web, secrets: Secrets = .process) -> Bool {
    settings == self.settings && (try? Self.token(settings, secrets)) == token
  }

  /// The shared library that it needs.
  package static let library = "libmicrohttpd.so.12"

  /// Takes the place where it would listen for a moment; throws where it cannot be had.
  package static func tryListening(at address: Settings.Web.Listen) throws(WebError) {
    close(try listen(address))
  }

  /// The token that settings ask for; nil where they ask for none.
  package static func token(_ settings: Settings.Web, _ secrets: Secrets) throws(WebError) -> String? {
    guard let name = settings.token else { return nil }
    let token: String
    do throws(HTTPError) {
      token = try secrets.filled(name)
    } catch {
      throw .noToken(error)
    }
    guard token.count >= WebAccess.shortestToken else {
      throw .shortToken(shortest: WebAccess.shortestToken)
    }
    return token
  }

  private static func listen(_ address: Settings.Web.Listen) throws(WebError) -> Int32 {
    let socket = cmicrohttpd_listen(address.address, address.port)
    guard socket < 0 else { return socket }
    switch -socket {
    case EADDRINUSE: throw .inUse(address: "\(address)")
    case EADDRNOTAVAIL: throw .noAddress(address: "\(address)")
    case let number: throw .failed(address: "\(address)", errno: number)
    }
  }
}
