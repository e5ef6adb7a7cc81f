import Foundation
import InkBitmap
import InkHost
import InkTimelines

/// The pages of a display at one moment.
struct Pages {
  let edition: PublishedStatus.Edition
  let words: DisplayWords

  private var status: DisplayStatus { edition.status }

  /// The zone of the display's times.
  var zone: TimeZone { TimeZone(identifier: status.clock.timeZone) ?? .gmt }

  private var frame: PageFrame {
    PageFrame(
      board: status.identity.board, program: "\(status.identity.program) \(status.identity.version)")
  }

  func moment(_ date: Date) -> String { words.moment(date, status.date, zone) }

  // MARK: - The glass

  /// The glass and the state.
  var glass: HTML {
    let live: HTML =
      "<span id=\"live\" class=\"dim\" role=\"status\" data-edition=\"\(edition.number)\"></span>"
    return frame.page(
      "Glass", path: "/",
      """
      <figure id="glass">\(figure)</figure>
      <section id="state"><h2>State</h2>\(facts)\(widgets)\(errors)</section>

      """, aside: live)
  }

  /// The glass upright; nil where nobody knows what it shows.
  var picture: ColorFrame? { edition.glass?.rotated(by: edition.rotation.inverse) }

  /// Tells the picture from every other.
  var mark: String? { edition.glass.map { Fingerprint.text(of: $0.bytes) } }

  private var figure: HTML {
    guard let picture, let mark else {
      return """
        <p class="nothing">What the glass shows is not known: nothing was shown since the start, or the last refresh \
        failed.</p>
        """
    }
    let kinds = status.widgets.map(\.kind).joined(separator: ", ")
    let since = status.shownSince.map { "Since \(moment($0))" } ?? "From before the start"
    let now = status.refreshing.map { "; a \($0.plan) refresh is going on" } ?? ""
    return image("/glass.png?n=\(mark)", of: picture, "What the glass shows. Widgets: \(kinds).")
      + "<figcaption>\(since)\(now)</figcaption>"
  }

  /// A picture in whole pixels of the page, as large as they fit.
  private func image(_ address: HTML, of picture: ColorFrame, _ words: String) -> HTML {
    let zoom = max(1, 800 / picture.width)
    return """
      <img class="glass\(picture.width > 400 ? " large" as HTML : "")" src="\(address)" alt="\(words)" \
      width="\(picture.width * zoom)" height="\(picture.height * zoom)">
      """
  }

  // MARK: - The state

  private var facts: HTML {
    let rows = words.facts(status).map { fact -> HTML in
      "<dt>\(fact.label)</dt><dd>\(fact.value)</dd>\n"
    }.joined()
    return "<dl>\n\(rows)</dl>"
  }

  private var widgets: HTML {
    guard !status.widgets.isEmpty else { return "" }
    let rows = status.widgets.map { widget -> HTML in
      let age = widget.loadedAt.map(moment) ?? "none yet"
      let next = widget.isReloading ? "now" : widget.nextReload.map(moment) ?? "on request"
      let error: HTML = widget.error.map { "<br><span class=\"bad\">\(words.redacted($0))</span>" } ?? ""
      return """
        <tr><td>\(widget.kind)\(error)</td><td class="wide">\(widget.slot)</td>\
        <td>\(age)\(widget.isStale ? ", stale" : "")</td><td>\(next)</td></tr>

        """
    }.joined()
    return """
      <h2>Widgets</h2>
      <table><thead><tr><th scope="col">Widget</th><th scope="col" class="wide">Slot</th>\
      <th scope="col">Timeline</th><th scope="col">Asked again</th></tr></thead>
      <tbody>
      \(rows)</tbody></table>
      """
  }

  private var errors: HTML {
    guard !status.errors.isEmpty else { return "" }
    return "<h2>Last errors</h2>\(lines(status.errors.reversed()))"
  }

  // MARK: - The log

  /// The last events, the newest first.
  var log: HTML {
    let events = Array(edition.log.events.suffix(100).reversed())
    let content: HTML = events.isEmpty ? "<p class=\"nothing\">Nothing happened yet.</p>" : lines(events)
    return frame.page("Log", path: "/log", "<section><h2>Last events</h2>\(content)</section>\n")
  }

  private func lines(_ events: [EventLog.Event]) -> HTML {
    let items = events.map { event -> HTML in
      let look: HTML = event.priority <= .warning ? " class=\"bad\"" : ""
      let time: HTML = "<span class=\"dim\">\(moment(event.date))</span>"
      // Below a notice all words are the display's own.
      let text = event.priority > .notice ? event.text : words.redacted(event.text)
      return "<li\(look)>\(time) \(text)</li>\n"
    }.joined()
    return "<ol class=\"log\">\n\(items)</ol>"
  }

  // MARK: - The history

  /// The plot of some days; `data` nil where no history is kept, a failure where it cannot be read.
  func history(days: Int, _ data: Result<HistoryData, HistoryError>?) -> HTML {
    let choices = HistoryData.choices.map { choice -> HTML in
      let name = choice == 1 ? "a day" : "\(choice) days"
      return """
        <a href="/history?days=\(choice)"\(choice == days ? " aria-current=\"true\"" as HTML : "")>\(name)</a>
        """
    }.joined()
    let content: HTML
    switch data {
    case nil:
      content = """
        <p class="nothing">No history is kept here: a simulated board keeps none unless it has a memory, and a display \
        without a place for its state none at all.</p>
        """
    case .failure(let error): content = "<p class=\"nothing bad\">\(error.explanation.sentences)</p>"
    case .success(let data):
      content = """
        <div class="plot">\(HistoryPlot(data, zone: zone).svg())</div>
        <p class="dim">\(data.summary) It is written down four times an hour.</p>
        """
    }
    return frame.page(
      "History", path: "/history",
      "<nav aria-label=\"How long\">\(choices)</nav>\n\(content)\n")
  }

  // MARK: - What is to come

  /// The page of an instant to come.
  func ahead(_ date: Date, base: Date, _ result: Result<Forecast, ForecastRefusal>) -> HTML {
    let minutes = Int((date.timeIntervalSince(base) / 60).rounded())
    return frame.page(
      "Ahead", path: "/ahead",
      """
      <figure id="ahead">\(figure(date, result))</figure>
      <p id="notes" role="status"></p>
      <form method="get" action="/ahead">
      <h2>What will it show?</h2>
      <label for="in">On <output id="told" for="in">\(dayAndTime(date))</output></label>
      <input type="range" id="in" name="in" min="0" max="1440" step="5" value="\(minutes)" \
      data-base="\(Int(base.timeIntervalSince1970))" data-zone="\(zone.identifier)">
      <div class="row"><span class="dim">Up to a day from now, by what the widgets know today.</span>\
      <noscript><button>Show</button></noscript></div>
      </form>
      <form method="get" action="/ahead">
      <div class="row"><label for="at">At a time of the day<br>\
      <input type="time" id="at" name="at" value="\(time(date))" required></label><button>Show</button></div>
      </form>

      """)
  }

  private func figure(_ date: Date, _ result: Result<Forecast, ForecastRefusal>) -> HTML {
    switch result {
    case .failure(let refusal): return "<p class=\"nothing\">\(refusal.words)</p>"
    case .success(let forecast):
      let notes =
        forecast.notes.isEmpty
        ? "" : "<ul class=\"notes\">\(forecast.notes.map { "<li>\($0)</li>" as HTML }.joined())</ul>" as HTML
      let address: HTML = "/ahead.png?at=\(Int(date.timeIntervalSince1970))"
      let words = "What the glass will show on \(dayAndTime(date))."
      return image(address, of: forecast.picture, words)
        + "<figcaption>\(dayAndTime(date)), the battery as it is now.\(notes)</figcaption>"
    }
  }

  private func time(_ date: Date) -> String {
    let parts = calendar.dateComponents([.hour, .minute], from: date)
    return [parts.hour, parts.minute].map { number in
      let number = number ?? 0
      return number < 10 ? "0\(number)" : "\(number)"
    }.joined(separator: ":")
  }

  /// "Tue 07:00".
  private func dayAndTime(_ date: Date) -> String {
    let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    return "\(days[(calendar.component(.weekday, from: date) - 1) % 7]) \(time(date))"
  }

  var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    return calendar
  }
}

extension ForecastRefusal {
  /// What a person is told.
  var words: String {
    switch self {
    case .busy: "The display is at work; ask again in a moment."
    case .timeUnknown: "The display does not know what time it is: no time server was heard since the start."
    case .outOfReach: "Only the next 24 hours can be looked at."
    case .noFont: "There is no font to draw with."
    }
  }
}
