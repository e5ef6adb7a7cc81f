import InkHost

/// The page of `explain`.
struct Explainer {
  private let status: DisplayStatus
  private let moments: MomentText
  /// The last refresh; nil where there was none.
  private let last: Decision?
  /// Those before it and those after it that left the glass alone, the newest first.
  private let others: [Decision]

  init(_ status: DisplayStatus, earlier count: Int, moments: MomentText) {
    self.status = status
    self.moments = moments
    let last = status.decisions.last(where: \.isRefresh)
    self.last = last
    others = status.decisions.reversed().filter { $0 != last }.prefix(count).map { $0 }
  }

  /// Facts of the last refresh and of the next tick, then a line for each earlier decision.
  func text(width: Int) -> String {
    var facts = FactList()
    if let last {
      facts.add("refresh", "\(moments.text(last.date)), \(moments.age(last.date)): \(Self.mode(last))")
      facts.add("why", last.reason)
      facts.add("drawn", Self.drawn(last))
      facts.add("written", written(last))
    } else {
      facts.add("refresh", "none yet")
    }
    facts.add("next", next)
    facts.add("full", full)
    var text = facts.text(width: width)
    if !others.isEmpty {
      let lines = others.flatMap { other in
        TextWrap.lines(
          "\(moments.text(other.date)) \(Self.mode(other)) (\(other.reason)): \(Self.drawn(other))",
          width: width, indent: 2)
      }
      text += "\nother decisions\n" + lines.map { $0 + "\n" }.joined()
    }
    return text
  }

  /// "partial", "full, planned as partial", "no refresh", "waiting".
  private static func mode(_ decision: Decision) -> String {
    guard let done = decision.done else { return decision.plan == "hold" ? "waiting" : "no refresh" }
    return done == decision.plan ? done : "\(done), planned as \(decision.plan)"
  }

  private static func drawn(_ decision: Decision) -> String {
    if decision.drawn.isEmpty { return "nothing" }
    return decision.drawn.map { "\($0.kind) (\($0.reasons))" }.joined(separator: ", ")
  }

  private func written(_ decision: Decision) -> String {
    let windows = decision.windows.compactMap { window in
      window.count == 4 ? "\(window[2]) × \(window[3]) at \(window[0]), \(window[1])" : nil
    }
    let places = windows.isEmpty ? "the whole glass" : windows.joined(separator: "; ")
    let busy = Duration.milliseconds(decision.busyMilliseconds).shortText
    let total = Duration.milliseconds(decision.totalMilliseconds).shortText
    return "\(places): \(decision.bytes) bytes in \(decision.transfers) transfers, \(busy) busy of \(total)"
  }

  private var next: String {
    guard let next = status.next else { return "nothing, until something happens" }
    let what = next.cause + (next.widgets.isEmpty ? "" : " of \(next.widgets.joined(separator: ", "))")
    return "\(moments.text(next.date)), \(moments.wait(next.date)): \(what)"
  }

  private var full: String? {
    guard let full = status.panel.lastFull else { return nil }
    let partials = StatusReport.count(status.panel.partialsSinceWholeScreen, "partial one", "partial ones")
    return "last \(moments.text(full)), \(moments.age(full)); \(partials) since the last of the whole screen"
  }

  /// For programs.
  var json: JSONValue {
    [
      "schema": 1, "refresh": last.map(json) ?? .null, "others": .array(others.map(json)),
      "next": status.next.map { next in
        [
          "time": moments.json(next.date), "cause": .string(next.cause),
          "widgets": .array(next.widgets.map(JSONValue.string)),
        ]
      } ?? .null,
      "last_full": moments.json(status.panel.lastFull),
      "partials_since_whole_screen": .integer(status.panel.partialsSinceWholeScreen),
    ]
  }

  private func json(_ decision: Decision) -> JSONValue {
    [
      "time": moments.json(decision.date), "plan": .string(decision.plan), "done": .text(decision.done),
      "reason": .string(decision.reason),
      "drawn": .array(
        decision.drawn.map { ["kind": .string($0.kind), "reasons": .string($0.reasons)] }),
      "windows": .array(decision.windows.map { .array($0.map(JSONValue.integer)) }),
      "bytes": .integer(decision.bytes), "transfers": .integer(decision.transfers),
      "busy_milliseconds": .integer(decision.busyMilliseconds),
      "total_milliseconds": .integer(decision.totalMilliseconds),
    ]
  }
}
