import CLinux
import CMicroHTTPD
import Foundation
import InkHost
import Synchronization

/// What the web server's thread does: waits for browsers, answers them, and lets those wait who want to see what comes.
///
/// It sleeps in one system call, and is woken by the display only while somebody waits for its next edition.
final class WebLoop: @unchecked Sendable {
  /// How long somebody waits for the next edition before he is told that there is none, and asks again.
  static let patience = Duration.seconds(50)
  /// How long a forecast may take.
  static let forecastPatience = Duration.seconds(10)
  /// Between two forecasts, and before one that the display had no time for is tried again.
  static let forecastPause = Duration.milliseconds(200)
  /// Those who wait at one time.
  private static let mostWaiting = 16
  /// How long what was read or drawn is shown to others too.
  private static let freshness = Duration.seconds(60)
  private static let mostForecasts = 8

  private typealias Instant = ContinuousClock.Instant

  private struct Waiting {
    let route: WebRouter.Route
    let deadline: Instant
  }

  private typealias ForecastResult = Result<Forecast, ForecastRefusal>

  private let source: WebSource
  private let stop: Int32
  private let wake: Int32
  /// True while somebody waits for the next edition.
  let isWatched = Atomic<Bool>(false)
  private let results = Mutex<[(Date, ForecastResult)]>([])
  // The thread's own from here on.
  private var server: OpaquePointer?
  private var access: WebAccess
  private var waiting: [Exchange: Waiting] = [:]
  private var forecasts: [(date: Date, result: ForecastResult, at: Instant)] = []
  private var asked: (date: Date, at: Instant)?
  private var nextForecastAt = Instant.now
  private var histories: [Int: (result: Result<HistoryData, HistoryError>, at: Instant)] = [:]

  /// A loop without a server yet; takes the descriptors over.
  init(_ source: WebSource, access: WebAccess, stop: Int32, wake: Int32) {
    (self.source, self.access, self.stop, self.wake) = (source, access, stop, wake)
  }

  deinit {
    close(stop)
    close(wake)
  }

  /// Starts the server on a socket, which is taken over; false where libmicrohttpd is not there.
  func start(on socket: Int32, _ limits: cmicrohttpd_limits) -> Bool {
    let events = cmicrohttpd_events(
      request: { context, exchange, method, path, hasBody in
        guard let context, let exchange, let method, let path else { return }
        Unmanaged<WebLoop>.fromOpaque(context).takeUnretainedValue()
          .take(
            Exchange(pointer: exchange), method: String(cString: method), path: String(cString: path),
            hasBody: hasBody)
      },
      end: { context, exchange in
        guard let context, let exchange else { return }
        Unmanaged<WebLoop>.fromOpaque(context).takeUnretainedValue().waiting[Exchange(pointer: exchange)] =
          nil
      })
    server = cmicrohttpd_start(socket, limits, events, Unmanaged.passUnretained(self).toOpaque())
    return server != nil
  }

  /// Ends `run`; callable from any thread.
  func end() { _ = clinux_event_raise(stop) }

  /// There is another edition; callable from any thread.
  func noteEdition() {
    if isWatched.load(ordering: .acquiring) { _ = clinux_event_raise(wake) }
  }

  /// Serves until `end`.
  func run() {
    guard let server else { return }
    SignalMask.blockAll()
    while true {
      var entries = [stop, wake, cmicrohttpd_descriptor(server)].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      let found = clinux_wait(&entries, UInt32(entries.count), timeLeft(server))
      if found > 0, entries[0].revents != 0 { break }
      if found > 0, entries[1].revents != 0 { _ = clinux_event_take(wake) }
      cmicrohttpd_run(server)
      if settle() { cmicrohttpd_run(server) }
    }
    // Nobody may be left waiting when the server ends.
    let gone = WebResponse(status: 503, text: "The display ends.\n")
    for exchange in waiting.keys { exchange.answer(gone) }
    waiting = [:]
    cmicrohttpd_run(server)
    cmicrohttpd_stop(server)
    self.server = nil
  }

  /// Nanoseconds until there is something to do; negative for never.
  private func timeLeft(_ server: OpaquePointer) -> Int64 {
    var instants = waiting.values.map(\.deadline)
    if let asked {
      instants.append(asked.at + Self.forecastPatience)
    } else if nextForecast != nil {
      instants.append(nextForecastAt)
    }
    let own = instants.min().map { max(.zero, $0 - .now) }.map {
      $0.components.seconds * 1_000_000_000 + $0.components.attoseconds / 1_000_000_000
    }
    let theirs = cmicrohttpd_timeout(server)
    let both = [own, theirs < 0 ? nil : theirs * 1_000_000].compactMap { $0 }
    return both.min() ?? -1
  }

  // MARK: - Requests

  private var router: WebRouter {
    WebRouter(
      pages: Pages(edition: source.published.current.now, words: source.words),
      history: { [self] days in history(days: days) })
  }

  private func take(_ exchange: Exchange, method: String, path: String, hasBody: Bool) {
    let router = router
    let route = router.route(exchange.request(method: method, path: path, hasBody: hasBody), &access)
    let limit: Duration
    switch route {
    case .answer(let response): return exchange.answer(response)
    case .live:
      // From now on the display tells of its editions; `settle` sees the one that came before that.
      isWatched.store(true, ordering: .releasing)
      limit = Self.patience
    case .ahead(let date, let isPicture):
      if let known = known(date) { return exchange.answer(router.ahead(date, isPicture: isPicture, known)) }
      limit = Self.forecastPatience
    }
    guard waiting.count < Self.mostWaiting else {
      return exchange.answer(
        WebResponse(status: 503, text: "Too many are looking.\n", headers: ["Retry-After": "10"]))
    }
    waiting[exchange] = Waiting(route: route, deadline: .now + limit)
    exchange.wait()
  }

  private func history(days: Int) -> Result<HistoryData, HistoryError>? {
    guard let path = source.historyPath, FileManager.default.fileExists(atPath: path) else { return nil }
    if let known = histories[days], .now - known.at < Self.freshness { return known.result }
    let result: Result<HistoryData, HistoryError>
    do throws(HistoryError) {
      result = .success(
        try HistoryData(days: days, end: source.published.current.now.status.date, path: path))
    } catch {
      result = .failure(error)
    }
    histories[days] = (result, .now)
    return result
  }

  // MARK: - Those who wait

  /// Answers whom there is an answer for; true where there was one.
  private func settle() -> Bool {
    takeForecasts()
    guard !waiting.isEmpty else {
      isWatched.store(false, ordering: .releasing)
      return false
    }
    let number = source.published.current.number
    let now = Instant.now
    var isWatched = false
    var answers: [(Exchange, WebResponse)] = []
    for (exchange, it) in waiting {
      let isLate = it.deadline <= now
      switch it.route {
      case .answer(let response): answers.append((exchange, response))
      case .live(let seen):
        if number != seen || isLate {
          answers.append((exchange, WebResponse(text: "\(number)")))
        } else {
          isWatched = true
        }
      case .ahead(let date, let isPicture):
        guard let result = known(date) ?? (isLate ? .failure(.busy) : nil) else { continue }
        answers.append((exchange, router.ahead(date, isPicture: isPicture, result)))
      }
    }
    self.isWatched.store(isWatched, ordering: .releasing)
    for (exchange, response) in answers {
      waiting[exchange] = nil
      exchange.answer(response)
    }
    askForForecast()
    return !answers.isEmpty
  }

  // MARK: - What is to come

  private func known(_ date: Date) -> ForecastResult? {
    forecasts.first { $0.date == date && .now - $0.at < Self.freshness }?.result
  }

  private func takeForecasts() {
    let came = results.withLock { results in
      defer { results = [] }
      return results
    }
    for (date, result) in came {
      if asked?.date == date { asked = nil }
      nextForecastAt = .now + Self.forecastPause
      if result == .failure(.busy) { continue }
      forecasts.removeAll { $0.date == date }
      forecasts = forecasts.suffix(Self.mostForecasts - 1) + [(date, result, .now)]
    }
    // Its provider hangs, or the display is at work for longer than anybody waits.
    if let asked, .now - asked.at >= Self.forecastPatience { self.asked = nil }
  }

  /// The forecast that is wanted first.
  private var nextForecast: Date? {
    let wanted = waiting.values.compactMap { it -> (Date, Instant)? in
      guard case .ahead(let date, _) = it.route else { return nil }
      return (date, it.deadline)
    }
    return wanted.min { $0.1 < $1.1 }?.0
  }

  private func askForForecast() {
    guard asked == nil, nextForecastAt <= .now, let date = nextForecast else { return }
    asked = (date, .now)
    source.forecast(date) { [weak self] result in
      guard let self else { return }
      results.withLock { $0.append((date, result)) }
      _ = clinux_event_raise(wake)
    }
  }
}
