import Foundation
import InkHost
import InkPanels

extension Check {
  /// Whether a display runs, as a service or otherwise, and what it says of itself.
  static func service(_ subject: Subject) -> Check {
    Check("service") {
      switch subject.display() {
      case .success(let status):
        let name = status.identity.program
        let fact = "\(name) \(status.identity.version) runs, process \(status.process), \(next(status))"
        if status.configuration.error != nil {
          return .warned(
            "\(name) runs with an older configuration than its file's, which cannot be used",
            Remedy(
              "Correct the file, then have it read again.",
              commands: [
                "inkglance check \(status.configuration.file ?? "")".trimmed,
                "sudo systemctl reload inkglance",
              ]))
        }
        return .passed(fact)
      case .failure(.nobody): return nobody(subject.machine)
      case .failure(.notOurs): return .skipped("a display runs as another user; with `sudo` it is asked")
      case .failure(let error): return .failed(error)
      }
    }
  }

  private static func next(_ status: DisplayStatus) -> String {
    guard let next = status.next else { return "nothing is due" }
    let seconds = max(0, Int(next.date.timeIntervalSince(status.date).rounded(.up)))
    return "next \(next.cause) in \(seconds) s"
  }

  private static func nobody(_ machine: Machine) -> Outcome {
    let directories = ["\(machine.etc)/systemd/system", "\(machine.usr)/lib/systemd/system"]
    let isInstalled = directories.contains { machine.exists("\($0)/inkglance.service") }
    guard isInstalled else { return .skipped("no display runs, and no service is installed") }
    let wanted = "\(machine.etc)/systemd/system/multi-user.target.wants/inkglance.service"
    guard machine.exists(wanted) else {
      return .skipped("no display runs; `sudo systemctl enable --now inkglance` starts the service")
    }
    return .failed(
      "the service is enabled, and does not run",
      Remedy(
        "It was stopped, or it ended with an error, which its log tells.",
        commands: ["inkglance logs", "sudo systemctl restart inkglance"]))
  }

  /// The last refresh of the running display, and whether anything failed since.
  static func refreshes(_ subject: Subject) -> Check {
    Check("refreshes") {
      guard case .success(let status) = subject.display() else { return past(subject) }
      let last = status.decisions.last(where: \.isRefresh)
      if let error = status.errors.last, error.date > status.shownSince ?? .distantPast {
        let lines = error.text.split(separator: "\n").map(String.init)
        let fact =
          "the last error is newer than the last refresh: \(lines.first ?? "")"
        return .failed(
          fact, Remedy(lines.dropFirst().map(\.trimmed).joined(separator: " "), commands: ["inkglance logs"]))
      }
      guard let since = status.shownSince, let last else { return .skipped("nothing was shown yet") }
      let times = status.decisions.suffix(5).compactMap { decision in
        decision.done.flatMap(RefreshMode.init).map { ($0, decision.busyMilliseconds) }
      }
      if let outcome = timing(times, subject) { return outcome }
      let age = Int(status.date.timeIntervalSince(since))
      let errors = status.errors.isEmpty ? "no error" : "\(status.errors.count) errors before it"
      return .passed("\(last.done ?? "") \(age) s ago (\(last.reason)); \(errors)")
    }
  }

  /// Whether the last refreshes took as long as the model's; nil where they did.
  private static func timing(_ times: [(RefreshMode, Int)], _ subject: Subject) -> Outcome? {
    guard let board = subject.board, !subject.isSimulated,
      let model = try? PanelCatalog.model(named: board.panel.model)
    else { return nil }
    var timing = RefreshTiming(model: model, edit: subject.edit)
    for (mode, busy) in times { timing.add(mode, .milliseconds(busy)) }
    return timing.outcome
  }

  /// What the history tells where no display runs.
  private static func past(_ subject: Subject) -> Outcome {
    let records = subject.history()
    guard let last = records.last else { return .skipped("no display runs, and there is no history of one") }
    let times = records.suffix(5).compactMap { record in
      RefreshMode(rawValue: record.mode).map { ($0, record.busyMilliseconds) }
    }
    if let outcome = timing(times, subject) { return outcome }
    let day = records.filter { last.date.timeIntervalSince($0.date) < 86_400 }
    let counts = RefreshMode.allCases.compactMap { mode -> String? in
      let count = day.filter { $0.mode == mode.rawValue }.count
      return count == 0 ? nil : "\(count) \(mode.rawValue)"
    }
    let age = subject.machine.now().timeIntervalSince(last.date)
    return .passed(
      "no display runs; by its history the last was \(last.mode), \(span(age)) ago (\(last.reason)); "
        + "\(counts.joined(separator: ", ")) within that day")
  }

  /// "42 s", "3 min", "5 h", "12 days".
  private static func span(_ seconds: Double) -> String {
    switch seconds {
    case ..<120: "\(max(0, Int(seconds))) s"
    case ..<7200: "\(Int(seconds) / 60) min"
    case ..<172_800: "\(Int(seconds) / 3600) h"
    default: "\(Int(seconds) / 86_400) days"
    }
  }

  /// Whether the widgets of the running display get their data; without one, what their sources give when they are asked.
  static func sources(_ subject: Subject) -> Check {
    Check("sources") {
      guard case .success(let status) = subject.display() else {
        return subject.sources ?? .skipped("no display to ask")
      }
      let failing = status.widgets.filter { $0.failures > 0 || $0.isStale }
      guard let first = failing.first else {
        let kinds = status.widgets.map(\.kind).unique
        return .passed(kinds.isEmpty ? "no widget is placed" : "\(kinds.joined(separator: ", ")): well")
      }
      let lines = (first.error ?? "").split(separator: "\n").map { String($0).trimmed }
      let names = failing.map(\.kind).unique.joined(separator: ", ")
      return .warned(
        "\(names): no new data\(lines.first.map { "; \($0)" } ?? "")",
        Remedy(lines.dropFirst().joined(separator: " "), commands: ["inkglance reload \(first.kind)"]))
    }
  }
}

extension String {
  /// Without spaces at its ends.
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
