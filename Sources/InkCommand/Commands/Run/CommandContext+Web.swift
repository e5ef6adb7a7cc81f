import Foundation
import InkHost
import InkWeb
import Synchronization

extension CommandContext {
  /// Has browsers served as the display's settings say, also after a reload that changes them; what it gives is to be
  /// kept as long.
  @MainActor
  func serveWeb(of service: DisplayService, isNew: Bool) -> WebView {
    let view = WebView(service, historyPath: isNew ? nil : stateDirectory?.historyPath, redaction: redaction)
    let others = service.didReload
    service.didReload = { [weak view] in
      others()
      view?.follow()
    }
    view.follow()
    return view
  }
}

/// The web view of a running display.
@MainActor
final class WebView {
  private unowned let service: DisplayService
  private let historyPath: String?
  private let words: DisplayWords
  private var server: WebServer?

  init(_ service: DisplayService, historyPath: String?, redaction: Redaction) {
    self.service = service
    self.historyPath = historyPath
    words = DisplayWords(redaction)
  }

  /// Serves as the settings and the secrets say now; where it cannot, the display goes on without.
  func follow() {
    let settings = service.host.settings.web
    if let server, let settings, server.follows(settings) { return }
    // The port must be free before it is taken again.
    server = nil
    guard let settings else { return }
    let source = WebSource(
      service.publication, words: words, historyPath: historyPath, forecast: service.forecasting)
    do throws(WebError) {
      let server = try WebServer(settings, source)
      service.say(.info, "The web view is at http://\(server.address).")
      self.server = server
    } catch {
      service.say(.warning, error.description)
    }
  }

  /// Serves no more.
  func end() { server = nil }
}

extension DisplayWords {
  /// The words of `status`.
  init(_ redaction: Redaction) {
    let cleaner = Cleaner(redaction)
    @Sendable func report(_ status: DisplayStatus) -> StatusReport {
      let zone = TimeZone(identifier: status.clock.timeZone) ?? .gmt
      return StatusReport(cleaner.clean(status), moments: MomentText(now: status.date, zone: zone))
    }
    self.init(
      facts: { report($0).facts.rows },
      document: { (try? report($0).json.text()) ?? "{}" },
      moment: { date, now, zone in MomentText(now: now, zone: zone).text(date) },
      redacted: { cleaner.clean($0) })
  }
}

/// Takes out of texts what is nobody's business, once each: a text takes milliseconds, and the same ones are shown again
/// and again.
final class Cleaner: Sendable {
  private static let mostKept = 300
  private let redaction: Redaction
  private let known = Mutex<[String: String]>([:])

  init(_ redaction: Redaction) { self.redaction = redaction }

  func clean(_ text: String) -> String {
    if let cleaned = known.withLock({ $0[text] }) { return cleaned }
    let cleaned = redaction.clean(text)
    known.withLock { known in
      if known.count >= Self.mostKept { known = [:] }
      known[text] = cleaned
    }
    return cleaned
  }

  /// Of a state, the texts that are not the display's own words.
  func clean(_ status: DisplayStatus) -> DisplayStatus {
    var status = status
    status.configuration.file = status.configuration.file.map { clean($0) }
    status.configuration.error = status.configuration.error.map { clean($0) }
    if let error = status.battery?.error { status.battery?.error = clean(error) }
    for index in status.widgets.indices {
      status.widgets[index].error = status.widgets[index].error.map { clean($0) }
    }
    if var fleet = status.fleet {
      fleet.broker = clean(fleet.broker)
      fleet.error = fleet.error.map { clean($0) }
      fleet.lastCommand = fleet.lastCommand.map { clean($0) }
      status.fleet = fleet
    }
    for index in status.errors.indices { status.errors[index].text = clean(status.errors[index].text) }
    return status
  }
}
