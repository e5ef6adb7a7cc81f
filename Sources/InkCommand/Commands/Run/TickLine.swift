import Foundation
import InkGauges
import InkHost
import InkPanels

/// What `run` prints for a tick.
struct TickLine {
  let text: String

  /// The line of a tick that planned something; nil for one that only looked.
  init?(_ report: TickReport, zone: TimeZone) {
    guard let plan = report.plan else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let time = calendar.dateComponents([.hour, .minute, .second], from: report.date)
    func two(_ value: Int?) -> String { value.map { $0 < 10 ? "0\($0)" : "\($0)" } ?? "??" }
    let page = report.page.map { ["page \($0)"] } ?? []
    let drawn = report.drawn.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    var parts =
      [
        "\(two(time.hour)):\(two(time.minute)):\(two(time.second))",
        drawn.isEmpty ? "nothing drawn" : drawn.joined(separator: "+"),
      ] + page + [
        "\(plan.name) (\(plan.reason))"
      ]
    if let panel = report.panel {
      if !panel.windows.isEmpty { parts.append(Self.count(panel.windows.count, "window")) }
      parts.append(Self.count(panel.bytes, "byte"))
      parts.append(Self.count(panel.transfers, "transfer"))
      parts.append("\(panel.busy.wholeMilliseconds) ms busy")
    }
    if let battery = report.battery { parts.append(Self.battery(battery)) }
    text = parts.joined(separator: "  ")
  }

  private static func count(_ number: Int, _ thing: String) -> String {
    "\(number) \(thing)\(number == 1 ? "" : "s")"
  }

  private static func battery(_ battery: Battery) -> String {
    guard battery.isPresent else { return "no battery" }
    guard let percent = battery.percent else { return "battery unknown" }
    return "battery \(percent) %" + (battery.state.map { " \($0.words)" } ?? "")
  }
}

extension RefreshPlan {
  /// The plan in a word or two.
  var name: String {
    switch action {
    case .none: "no refresh"
    case .hold: "waiting"
    case .full: "full"
    case .fast: "fast"
    case .partial: "partial"
    }
  }
}

extension ChargeState {
  /// The state as a person says it.
  var words: String { self == .notCharging ? "not charging" : rawValue }
}
