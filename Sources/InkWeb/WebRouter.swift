import Foundation
import InkHost
import InkRaster

/// What is answered to which request; a pure function of the display's last edition and of the time.
struct WebRouter {
  /// What becomes of a request.
  enum Route: Equatable {
    case answer(WebResponse)
    /// Answered when there is another edition than that one, or when its time is over.
    case live(seen: Int)
    /// Answered by `ahead` when there is a forecast.
    case ahead(Date, isPicture: Bool)
  }

  let pages: Pages
  /// The last days; nil where no history is kept.
  let history: (_ days: Int) -> Result<HistoryData, HistoryError>?

  private var edition: PublishedStatus.Edition { pages.edition }

  /// Routes a request as far as its sender may look.
  func route(_ request: WebRequest, _ access: inout WebAccess) -> Route {
    guard request.method == "GET" || request.method == "HEAD" else {
      return .answer(
        WebResponse(
          status: 405, text: "Nothing can be changed here: GET and HEAD only.\n",
          headers: ["Allow": "GET, HEAD"]))
    }
    guard !request.hasBody else { return .answer(WebResponse(status: 400, text: "Nothing is taken here.\n")) }
    switch access.judge(request) {
    case .allowed: return route(request)
    case .notForAnybody: return .answer(WebResponse(status: 400, text: "The Host header cannot be read.\n"))
    case .notForUs(let name):
      return .answer(
        WebResponse(
          status: 421,
          PageFrame.notice(
            "Not under this name",
            """
            <p>This display does not answer as \(name). Use its address, or write the name under [web] in its display \
            file: <code>names = ["\(name)"]</code>.</p>
            """)))
    case .needsToken(let isWrong): return fixed(request.path) ?? .answer(signIn(request, isWrong: isWrong))
    case .opens(let session):
      // The token is not to stay in the address.
      let cookie = "\(WebAccess.cookie)=\(session); Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000"
      return .answer(
        WebResponse(
          status: 303, text: "", headers: ["Location": Self.place(request), "Set-Cookie": cookie]))
    }
  }

  /// Where a sign-in leads: to a page of ours, and nowhere else.
  private static func place(_ request: WebRequest) -> String {
    PageFrame.pages.map(\.path).contains(request.path) ? request.path : "/"
  }

  private func signIn(_ request: WebRequest, isWrong: Bool) -> WebResponse {
    let headers = ["WWW-Authenticate": "Bearer"]
    guard PageFrame.pages.map(\.path).contains(request.path) else {
      return WebResponse(
        status: 401, text: "A token is needed: `Authorization: Bearer TOKEN`.\n", headers: headers)
    }
    return WebResponse(
      status: 401,
      PageFrame.notice(
        "Token",
        """
        <form method="get" action="\(request.path)">
        <label for="token">\(isWrong ? "That was another one. " : "")The display's token, from its file of secrets</label>
        <input type="password" id="token" name="token" autocomplete="current-password" required autofocus>
        <button>Look</button>
        </form>
        """), headers: headers)
  }

  /// What is the same for everybody.
  private func fixed(_ path: String) -> Route? {
    let kept = ["Cache-Control": "private, max-age=300"]
    switch path {
    case "/style.css":
      return .answer(WebResponse("text/css; charset=utf-8", Array(Style.text.utf8), headers: kept))
    case "/script.js":
      return .answer(WebResponse("text/javascript; charset=utf-8", Array(Script.text.utf8), headers: kept))
    case "/icon.svg": return .answer(WebResponse("image/svg+xml", Array(Style.icon.utf8), headers: kept))
    default: return nil
    }
  }

  private func route(_ request: WebRequest) -> Route {
    if let fixed = fixed(request.path) { return fixed }
    switch request.path {
    case "/": return .answer(WebResponse(pages.glass))
    case "/log": return .answer(WebResponse(pages.log))
    case "/history":
      guard let days = days(request) else { return .answer(Self.badDays) }
      return .answer(WebResponse(pages.history(days: days, history(days))))
    case "/history.svg": return .answer(plot(request))
    case "/ahead":
      guard let date = date(request) else { return .answer(Self.badDate) }
      return .ahead(date, isPicture: false)
    case "/ahead.png":
      guard let date = date(request) else { return .answer(Self.badDate) }
      return .ahead(date, isPicture: true)
    case "/glass.png": return .answer(glass(request))
    case "/live":
      guard let seen = request.query["seen"].flatMap(Int.init), seen == edition.number else {
        return .answer(WebResponse(text: "\(edition.number)"))
      }
      return .live(seen: seen)
    case "/status.json":
      let document = pages.words.document(edition.status)
      return .answer(WebResponse("application/json", Array(document.utf8)))
    case "/metrics":
      return .answer(
        WebResponse("text/plain; version=0.0.4; charset=utf-8", Array(Metrics(edition).text.utf8)))
    default:
      return .answer(
        WebResponse(
          status: 404, PageFrame.notice("Nothing here", "<p><a href=\"/\">To the glass</a></p>")))
    }
  }

  // MARK: - Pictures

  private func glass(_ request: WebRequest) -> WebResponse {
    guard let picture = pages.picture, let mark = pages.mark else {
      return WebResponse(status: 404, text: "What the glass shows is not known.\n")
    }
    var headers = ["ETag": "\"\(mark)\""]
    if request.query["n"] == mark { headers["Cache-Control"] = "private, max-age=86400, immutable" }
    if request.headers["if-none-match"] == headers["ETag"] {
      return WebResponse(status: 304, "image/png", [], headers: headers)
    }
    return WebResponse("image/png", PNGFile.encode(picture), headers: headers)
  }

  private func plot(_ request: WebRequest) -> WebResponse {
    guard let days = days(request) else { return Self.badDays }
    switch history(days) {
    case nil: return WebResponse(status: 404, text: "No history is kept here.\n")
    case .failure(let error): return WebResponse(status: 503, text: error.explanation.text + "\n")
    case .success(let data):
      let svg = HistoryPlot(data, zone: pages.zone).svg(isAlone: true)
      return WebResponse("image/svg+xml", Array(svg.text.utf8))
    }
  }

  private func days(_ request: WebRequest) -> Int? {
    guard let text = request.query["days"] else { return HistoryData.choices[0] }
    return Int(text).flatMap { HistoryData.choices.contains($0) ? $0 : nil }
  }

  private static let badDays = WebResponse(
    status: 400, text: "days is one of \(HistoryData.choices.map(String.init).joined(separator: ", ")).\n")

  // MARK: - What is to come

  /// The answer to `ahead`.
  func ahead(_ date: Date, isPicture: Bool, _ result: Result<Forecast, ForecastRefusal>) -> WebResponse {
    var (status, headers) = (200, [String: String]())
    if case .failure(let refusal) = result {
      status = refusal == .outOfReach ? 400 : 503
      if refusal == .busy { headers["Retry-After"] = "2" }
    }
    guard isPicture else {
      return WebResponse(status: status, pages.ahead(date, base: base, result), headers: headers)
    }
    switch result {
    case .success(let forecast): return WebResponse("image/png", PNGFile.encode(forecast.picture))
    case .failure(let refusal):
      return WebResponse(status: status, text: refusal.words + "\n", headers: headers)
    }
  }

  /// The minute it is.
  private var base: Date {
    Date(timeIntervalSince1970: (edition.status.date.timeIntervalSince1970 / 60).rounded(.down) * 60)
  }

  /// The instant of a query: `in` minutes from now, `at` a time of the day or seconds since 1970, else seven in the morning.
  private func date(_ request: WebRequest) -> Date? {
    if let text = request.query["in"] {
      guard let minutes = Int(text), (0...1440).contains(minutes) else { return nil }
      return base.addingTimeInterval(60 * Double(minutes))
    }
    let text = request.query["at"] ?? "07:00"
    if let seconds = Int(text), (0...253_402_300_799).contains(seconds) {
      return Date(timeIntervalSince1970: Double(seconds))
    }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let hour = parts[0], let minute = parts[1], (0...23).contains(hour),
      (0...59).contains(minute)
    else { return nil }
    return pages.calendar.nextDate(
      after: base.addingTimeInterval(-1), matching: DateComponents(hour: hour, minute: minute, second: 0),
      matchingPolicy: .nextTime)
  }

  private static let badDate = WebResponse(
    status: 400,
    text: "in is a number of minutes from 0 to 1440, at a time of the day such as 07:00.\n")
}
