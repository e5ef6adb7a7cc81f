import InkHost

/// The page of `status`.
struct StatusReport {
  let status: DisplayStatus
  let moments: MomentText

  init(_ status: DisplayStatus, moments: MomentText) {
    self.status = status
    self.moments = moments
  }

  /// Facts, then the widgets, then the last errors.
  func text(width: Int) -> String {
    let identity = status.identity
    let heading =
      "\(identity.program) \(identity.version), board \(identity.board) (\(identity.panel)), process "
      + "\(status.process) since \(moments.text(status.startedAt))"
    var sections = [
      TextWrap.lines(heading, width: width).map { $0 + "\n" }.joined() + facts.text(width: width)
    ]
    if !status.widgets.isEmpty { sections.append(widgets.text(width: width) + widgetErrors(width: width)) }
    if !status.errors.isEmpty { sections.append("last errors\n" + errors(width: width)) }
    return sections.joined(separator: "\n")
  }

  /// What there is to say of all but the widgets.
  var facts: FactList {
    var facts = FactList()
    facts.add("shown", shown)
    facts.add("now", refreshing)
    facts.add("next", next)
    facts.add("page", pages)
    facts.add("buttons", buttons)
    facts.add("clock", clock)
    facts.add("budget", budget)
    facts.add("battery", battery)
    for note in status.battery?.notes ?? [] { facts.add("battery note", note) }
    facts.add("policy", policy)
    facts.add("panel", panel)
    facts.add("showing", showing)
    facts.add("fleet", fleet)
    facts.add("configuration", configuration)
    return facts
  }

  private var shown: String {
    guard let since = status.shownSince else { return "nothing yet" }
    let last = status.decisions.last(where: \.isRefresh)
    return "since \(moments.text(since)), \(moments.age(since))"
      + (last.map { ": \($0.done ?? "") (\($0.reason))" } ?? "")
  }

  private var refreshing: String? {
    status.refreshing.map {
      let seconds = max(0, Int(status.date.timeIntervalSince($0.since)))
      return "\($0.plan) refresh (\($0.reason)) for \(Duration.seconds(seconds).longText)"
    }
  }

  private var pages: String? {
    guard let pages = status.pages else { return nil }
    let place = (pages.names.firstIndex(of: pages.shown) ?? 0) + 1
    let why =
      switch pages.reason {
      case "chosen": "chosen by hand"
      case "schedule": "by its times"
      case "rotation": "its turn"
      case "relevance": "it matters most"
      default: "as it was left"
      }
    return "\(pages.shown), \(place) of \(pages.names.joined(separator: ", ")); \(why)"
      + (pages.until.map { " until \(moments.text($0))" } ?? "")
      + (pages.isNight ? "; the night's page is up" : "")
  }

  private var buttons: String? {
    guard let buttons = status.buttons else { return nil }
    let rows = buttons.map { button in
      let actions = ["short", "double", "long"].compactMap { gesture in
        button.actions[gesture].map { "\(gesture) \($0)" }
      }
      return "\(button.name) (\(button.line ?? "no line")): "
        + (actions.isEmpty ? "nothing" : actions.joined(separator: ", "))
    }
    let last = status.presses?.last.map { "; last press \(moments.text($0.date)), \($0.line)" }
    return rows.joined(separator: "; ") + (last ?? "")
  }

  private var clock: String {
    let verdict =
      switch status.clock.verdict {
      case "trusted": "believed"
      case "behind": "not believed: it reads a time that has been"
      default: "not believed: nobody has set it since the start"
      }
    return "\(verdict), \(status.clock.timeZone)"
  }

  private var budget: String? {
    let budget = status.budget
    var parts: [String] = []
    if let perDay = budget.perDay {
      parts.append("\(Self.count(perDay, "refresh", "refreshes")) in any 24 h")
      if let left = budget.left { parts.append("\(left) may come at once") }
    }
    if let next = budget.nextAt { parts.append("the next at \(moments.text(next))") }
    if budget.minimumIntervalSeconds > 0 {
      parts.append("\(Duration.seconds(budget.minimumIntervalSeconds).longText) apart at least")
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private var policy: String? {
    guard let policy = status.batteryPolicy, status.battery?.isPresent == true else { return nil }
    var parts = [
      "\(policy.level) level", "warns at \(Self.percent(policy.warning))",
      "last picture at \(Self.percent(policy.critical))",
      policy.powerOff.map { "switched off at \(Self.percent($0))" } ?? "never switched off",
    ]
    if policy.cells > 1 { parts.append("\(policy.cells) cells") }
    if let date = policy.powerOffAt { parts.append("switched off at \(moments.text(date)) unless charged") }
    return parts.joined(separator: ", ")
  }

  private static func percent(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value)) %" : "\(value) %"
  }

  private var next: String {
    guard let next = status.next else { return "nothing, until something happens" }
    let what = next.cause + (next.widgets.isEmpty ? "" : " of \(next.widgets.joined(separator: ", "))")
    return "\(moments.text(next.date)), \(moments.wait(next.date)): \(what)"
      + (status.isQuiet ? "; quiet hours" : "")
  }

  private var battery: String? {
    guard let battery = status.battery else { return nil }
    guard battery.isPresent else { return "none" }
    var parts = [battery.percent.map { "\($0) %" } ?? "percent unknown"]
    if let state = battery.state { parts.append(state == "notCharging" ? "not charging" : state) }
    if let volts = battery.volts { parts.append("\((volts * 100).rounded() / 100) V") }
    if let celsius = battery.celsius { parts.append("\(Int(celsius.rounded())) °C") }
    if let left = battery.timeRemainingSeconds {
      parts.append(
        "\(Duration.seconds(left).longText) \(battery.state == "charging" ? "until full" : "left")")
    }
    if let age = battery.ageSeconds { parts.append("read \(Duration.seconds(age).longText) ago") }
    if battery.error != nil { parts.append("does not answer now") }
    return parts.joined(separator: ", ")
  }

  private var panel: String {
    let panel = status.panel
    var parts = ["\(Self.count(panel.refreshesSinceStart, "refresh", "refreshes")) since the start"]
    parts.append("\(panel.partialsSinceWholeScreen) partial since the last of the whole screen")
    if let full = panel.lastFull { parts.append("last full one \(moments.text(full))") }
    parts.append("ever \(panel.wholeScreensEver) of the whole screen and \(panel.partialsEver) partial")
    return parts.joined(separator: ", ")
  }

  private var showing: String? {
    status.showing.map { showing in
      (showing.text.map { "\"\($0)\"" } ?? "a picture") + ", until \(moments.text(showing.until))"
    }
  }

  private var fleet: String? {
    guard let fleet = status.fleet else { return nil }
    var parts = ["\(fleet.id) on \(fleet.broker)"]
    parts.append("\(fleet.isConnected ? "connected" : "not connected") since \(moments.text(fleet.since))")
    parts.append("\(Self.count(fleet.sent, "message", "messages")) sent, \(fleet.heard) heard")
    if let command = fleet.lastCommand { parts.append("last command \(command)") }
    if let error = fleet.error, let line = error.split(separator: "\n").first { parts.append(String(line)) }
    return parts.joined(separator: ", ")
  }

  private var configuration: String {
    let configuration = status.configuration
    let file = "\(configuration.file ?? "built in"), read \(moments.text(configuration.loadedAt))"
    guard let error = configuration.error else { return file }
    return file + "; as it is now it cannot be used: " + (error.split(separator: "\n").first ?? "")
  }

  private var widgets: TextTable {
    var table = TextTable([
      .init(title: "WIDGET"), .init(title: "SLOT", dropOrder: 2), .init(title: "TIMELINE"),
      .init(title: "ASKED AGAIN", dropOrder: 1),
    ])
    for widget in status.widgets {
      var age = widget.loadedAt.map(moments.age) ?? "none yet"
      if widget.isStale { age += ", stale" }
      let next = widget.isReloading ? "now" : widget.nextReload.map(moments.text) ?? "on request"
      let page = widget.page.map { "\($0), " } ?? ""
      table.add([widget.kind, page + widget.slot, age, next])
    }
    return table
  }

  private func widgetErrors(width: Int) -> String {
    status.widgets.compactMap { widget in
      widget.error.map { "\(widget.kind), failed \(Self.count(widget.failures, "time", "times")): \($0)" }
    }
    .flatMap { TextWrap.lines($0, width: width, indent: 2) }.map { $0 + "\n" }.joined()
  }

  private func errors(width: Int) -> String {
    status.errors.flatMap { event in
      TextWrap.lines("\(moments.text(event.date)) \(event.text)", width: width, indent: 2)
    }.map { $0 + "\n" }.joined()
  }

  static func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(number) \(number == 1 ? one : many)"
  }
}
