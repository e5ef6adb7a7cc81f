import Foundation
import InkBitmap
import InkBoards
import InkRaster
import Testing

@testable import InkHost
@testable import InkWeb

@Suite("WebRouter")
struct WebRouterTests {
  private static func router(_ edition: PublishedStatus.Edition = .fixture()) -> WebRouter {
    WebRouter(pages: Pages(edition: edition, words: .fixture)) { days in
      days == 30
        ? .failure(HistoryError(path: "/h", reason: "broken"))
        : days == 7 ? nil : .success(HistoryData(days: days, end: edition.status.date, bars: [], levels: []))
    }
  }

  private static func request(_ path: String, _ query: [String: String] = [:]) -> WebRequest {
    WebRequest(path: path, query: query, headers: ["host": "localhost:8080"])
  }

  private static func answer(
    _ request: WebRequest, _ router: WebRouter = router(), token: String? = nil
  ) throws -> WebResponse {
    var access = WebAccess(Settings.Web(), token: token, machine: "desk", random: { "word" })
    guard case .answer(let response) = router.route(request, &access) else {
      Issue.record("no answer")
      return WebResponse(status: 0, text: "")
    }
    return response
  }

  private static let table: [(path: String, query: [String: String], status: Int, type: String)] = [
    ("/", [:], 200, "text/html; charset=utf-8"), ("/log", [:], 200, "text/html; charset=utf-8"),
    ("/history", [:], 200, "text/html; charset=utf-8"),
    ("/history", ["days": "7"], 200, "text/html; charset=utf-8"),
    ("/history", ["days": "30"], 200, "text/html; charset=utf-8"),
    ("/history", ["days": "8"], 400, "text/plain; charset=utf-8"),
    ("/history", ["days": "x"], 400, "text/plain; charset=utf-8"),
    ("/history.svg", [:], 200, "image/svg+xml"),
    ("/history.svg", ["days": "7"], 404, "text/plain; charset=utf-8"),
    ("/history.svg", ["days": "30"], 503, "text/plain; charset=utf-8"),
    ("/glass.png", [:], 200, "image/png"), ("/status.json", [:], 200, "application/json"),
    ("/metrics", [:], 200, "text/plain; version=0.0.4; charset=utf-8"),
    ("/live", [:], 200, "text/plain; charset=utf-8"),
    ("/live", ["seen": "99"], 200, "text/plain; charset=utf-8"),
    ("/style.css", [:], 200, "text/css; charset=utf-8"),
    ("/script.js", [:], 200, "text/javascript; charset=utf-8"), ("/icon.svg", [:], 200, "image/svg+xml"),
    ("/ahead", ["in": "1441"], 400, "text/plain; charset=utf-8"),
    ("/ahead", ["in": "-1"], 400, "text/plain; charset=utf-8"),
    ("/ahead.png", ["at": "25:00"], 400, "text/plain; charset=utf-8"),
    ("/ahead.png", ["at": "07:00:00"], 400, "text/plain; charset=utf-8"),
    ("/ahead.png", ["at": "99999999999999999999"], 400, "text/plain; charset=utf-8"),
    ("/nothing", [:], 404, "text/html; charset=utf-8"),
    ("/../etc/passwd", [:], 404, "text/html; charset=utf-8"),
    ("", [:], 404, "text/html; charset=utf-8"), ("//", [:], 404, "text/html; charset=utf-8"),
  ]

  @Test("Each path has its answer", arguments: table)
  func paths(path: String, query: [String: String], status: Int, type: String) throws {
    let response = try Self.answer(Self.request(path, query))
    #expect(response.status == status)
    #expect(response.type == type)
  }

  @Test(
    "Nothing can be changed",
    arguments: ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT", "get"])
  func methods(method: String) throws {
    var request = Self.request("/")
    request.method = method
    let response = try Self.answer(request)
    #expect(response.status == 405)
    #expect(response.headers["Allow"] == "GET, HEAD")
    request.method = "GET"
    request.hasBody = true
    #expect(try Self.answer(request).status == 400)
    request.hasBody = false
    request.method = "HEAD"
    #expect(try Self.answer(request).status == 200)
  }

  @Test("Every answer forbids what a page of another site could do with it")
  func headers() throws {
    for path in ["/", "/glass.png", "/status.json", "/nothing"] {
      let headers = Dictionary(
        uniqueKeysWithValues: try Self.answer(Self.request(path)).allHeaders.map { ($0.name, $0.value) })
      let policy = headers["Content-Security-Policy"] ?? ""
      #expect(policy.hasPrefix("default-src 'none';") && policy.contains("frame-ancestors 'none'"))
      #expect(!policy.contains("unsafe"))
      #expect(headers["X-Content-Type-Options"] == "nosniff")
      #expect(headers["Cross-Origin-Resource-Policy"] == "same-origin")
      #expect(headers["Referrer-Policy"] == "no-referrer")
      #expect(headers.keys.allSatisfy { !$0.hasPrefix("Access-Control") })
    }
  }

  @Test("Pages have nothing in them that their policy forbids, and nothing of elsewhere")
  func ownResources() throws {
    for path in ["/", "/log", "/history"] {
      let text = String(decoding: try Self.answer(Self.request(path)).body, as: UTF8.self)
      #expect(!text.contains("style=") && !text.contains("onclick") && !text.contains("<script>"))
      let elsewhere = text.replacing("http://www.w3.org/2000/svg", with: "")
      #expect(!elsewhere.contains("://"))
      #expect(text.contains("<html lang=\"en\">") && text.contains("width=device-width"))
    }
  }

  @Test("Texts of widgets, feeds and boards stay texts")
  func hostile() throws {
    let evil = "\"><script>alert('x')</script>"
    let edition = PublishedStatus.Edition.fixture { status in
      status.identity.board = evil
      status.identity.version = evil
      status.widgets[0].kind = evil
      status.widgets[0].slot = evil
      status.widgets[0].error = evil
      status.errors = [.init(date: .distantPast, priority: .error, text: evil)]
      status.refreshing = .init(since: .distantPast, plan: evil, reason: evil)
    }
    let router = Self.router(edition)
    let forecast = Forecast(
      picture: ColorFrame(width: 8, height: 2), drawnAt: edition.status.date, notes: [evil])
    var pages = try ["/", "/log", "/history"].map { try Self.answer(Self.request($0), router) }
    pages.append(router.ahead(edition.status.date, isPicture: false, .success(forecast)))
    var strange = Self.request("/")
    strange.headers["host"] = "evil.example"
    pages.append(try Self.answer(strange, router))
    for page in pages {
      let text = String(decoding: page.body, as: UTF8.self)
      #expect(!text.contains("<script>alert") && !text.contains("\"><script>a"))
    }
    let log = String(decoding: pages[1].body, as: UTF8.self)
    #expect(log.contains("&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;"))
  }

  @Test("Secrets that stand in a text are taken out of the log and the state")
  func secrets() throws {
    let edition = PublishedStatus.Edition.fixture { status in
      status.widgets[0].error = "password hunter2"
      status.errors = [.init(date: .distantPast, priority: .error, text: "password hunter2")]
    }
    for path in ["/", "/log"] {
      let text = String(
        decoding: try Self.answer(Self.request(path), Self.router(edition)).body, as: UTF8.self)
      #expect(text.contains("password …") && !text.contains("hunter2"))
    }
  }

  @Test("The glass is shown upright, a dot a pixel, and not sent again to who has it")
  func glass() throws {
    let router = Self.router()
    let response = try Self.answer(Self.request("/glass.png"), router)
    var upright = ColorFrame(width: 8, height: 2)
    upright.fill(PixelRect(x: 0, y: 0, width: 8, height: 1), with: .black)
    #expect(response.body == PNGFile.encode(upright.rotated(by: .left)))
    #expect(response.headers["Cache-Control"] == nil)
    let mark = try #require(router.pages.mark)
    var again = Self.request("/glass.png", ["n": mark])
    again.headers["if-none-match"] = "\"\(mark)\""
    let answer = try Self.answer(again, router)
    #expect(answer.status == 304 && answer.body.isEmpty)
    #expect(answer.headers["Cache-Control"]?.contains("immutable") == true)
    var unknown = PublishedStatus.Edition.fixture()
    unknown.glass = nil
    #expect(try Self.answer(Self.request("/glass.png"), Self.router(unknown)).status == 404)
    let page = String(decoding: try Self.answer(Self.request("/"), Self.router(unknown)).body, as: UTF8.self)
    #expect(page.contains("What the glass shows is not known") && !page.contains("<img"))
  }

  @Test("Who has seen the last edition waits for the next")
  func live() {
    var access = WebAccess(Settings.Web(), token: nil, machine: "desk")
    #expect(Self.router().route(Self.request("/live", ["seen": "0"]), &access) == .live(seen: 0))
  }

  @Test("A time of the day is the next one in the display's zone, minutes count from the minute it is")
  func instants() {
    let now = PublishedStatus.Edition.now
    var access = WebAccess(Settings.Web(), token: nil, machine: "desk")
    let cases: [([String: String], TimeInterval)] = [
      (["in": "0"], 0), (["in": "90"], 5400), (["at": "07:00"], 3 * 3600), (["at": "03:59"], 86_340),
      (["at": "04:00"], 0), ([:], 3 * 3600), (["at": "1773457260"], 60),
    ]
    for (query, seconds) in cases {
      let route = Self.router().route(Self.request("/ahead", query), &access)
      #expect(route == .ahead(now.addingTimeInterval(seconds), isPicture: false), "\(query)")
    }
  }

  @Test("A forecast is a page with its notes or a picture; a refusal is told by its words")
  func ahead() {
    let router = Self.router()
    let date = PublishedStatus.Edition.now.addingTimeInterval(10_800)
    let picture = ColorFrame(width: 8, height: 2)
    let forecast = Forecast(picture: picture, drawnAt: date, notes: ["value: as it is now."])
    let page = router.ahead(date, isPicture: false, .success(forecast))
    let text = String(decoding: page.body, as: UTF8.self)
    #expect(page.status == 200)
    #expect(text.contains("On <output id=\"told\" for=\"in\">Sat 07:00</output>"))
    #expect(text.contains("value=\"180\"") && text.contains("<li>value: as it is now.</li>"))
    #expect(text.contains("src=\"/ahead.png?at=\(Int(date.timeIntervalSince1970))\""))
    #expect(router.ahead(date, isPicture: true, .success(forecast)).body == PNGFile.encode(picture))
    let refusals: [(ForecastRefusal, Int)] = [
      (.busy, 503), (.timeUnknown, 503), (.outOfReach, 400), (.noFont, 503),
    ]
    for (refusal, status) in refusals {
      let page = router.ahead(date, isPicture: false, .failure(refusal))
      #expect(page.status == status)
      #expect(String(decoding: page.body, as: UTF8.self).contains(refusal.words))
      #expect(router.ahead(date, isPicture: true, .failure(refusal)).status == status)
    }
    #expect(router.ahead(date, isPicture: true, .failure(.busy)).headers["Retry-After"] == "2")
  }

  @Test("Without the token there is a form on pages, a line elsewhere, and nothing of the display on either")
  func signIn() throws {
    let token = "0123456789abcdef"
    for path in ["/", "/log", "/status.json", "/metrics", "/glass.png", "/live", "/nothing"] {
      let response = try Self.answer(Self.request(path), token: token)
      #expect(response.status == 401)
      #expect(response.headers["WWW-Authenticate"] == "Bearer")
      let text = String(decoding: response.body, as: UTF8.self)
      #expect(text.contains("type=\"password\"") == (path == "/" || path == "/log"))
      #expect(!text.contains("desk") && !text.contains("MAX17048"))
    }
    #expect(try Self.answer(Self.request("/style.css"), token: token).status == 200)
    let opened = try Self.answer(Self.request("/log", ["token": token]), token: token)
    #expect(opened.status == 303)
    #expect(opened.headers["Location"] == "/log")
    let cookie = opened.headers["Set-Cookie"] ?? ""
    #expect(cookie.hasPrefix("inkglance_session=word; ") && cookie.contains("HttpOnly; SameSite=Lax"))
    #expect(!cookie.contains(token))
    let elsewhere = try Self.answer(Self.request("//evil.example", ["token": token]), token: token)
    #expect(elsewhere.headers["Location"] == "/")
  }

  @Test("A strange name is told which line would make it ours")
  func strangeName() throws {
    var request = Self.request("/")
    request.headers["host"] = "display.lan:8080"
    let response = try Self.answer(request)
    #expect(response.status == 421)
    #expect(
      String(decoding: response.body, as: UTF8.self).contains("names = [&quot;display.lan&quot;]") == false)
    #expect(String(decoding: response.body, as: UTF8.self).contains("names = [\"display.lan\"]"))
  }
}
