import Foundation
import InkBoards
import InkErrors
import InkTimelines
import Synchronization

/// What a display said of itself last: clients are answered from it while the display is at work, from any thread.
final class PublishedStatus: Sendable {
  /// One edition.
  struct Edition: Sendable {
    var status: DisplayStatus
    var log: EventLog
    /// Kinds of the placed widgets.
    var kinds: [String]
    var isInJournal: Bool
    /// How many seconds of the display's time pass in one.
    var rate: Double
    var publishedAt = ContinuousClock.now
  }

  private let edition: Mutex<Edition>
  private let requests: RequestInbox

  /// Answers by an edition; what clients ask of the display goes to `requests`.
  init(_ edition: Edition, requests: RequestInbox) {
    self.edition = Mutex(edition)
    self.requests = requests
  }

  /// Takes the place of what was said before.
  func publish(_ edition: Edition) { self.edition.withLock { $0 = edition } }

  /// Answers a client; some 100 µs, of which JSON takes the most.
  func answer(_ request: ControlRequest) -> ControlAnswer {
    let edition = edition.withLock { $0 }
    var answer = ControlAnswer()
    switch request.command {
    case .status:
      let passed = (ContinuousClock.now - edition.publishedAt).inSeconds * edition.rate
      answer.status = edition.status.later(by: passed)
    case .logs:
      let events = edition.log.events.suffix(request.count ?? edition.log.events.count)
      answer.logs = ControlAnswer.Logs(isInJournal: edition.isInJournal, events: Array(events))
    case .reload: return reload(request.kind, among: edition.kinds)
    case .page: return turn(to: request.page ?? "", of: edition.status.pages)
    }
    return answer
  }

  private func turn(to name: String, of pages: DisplayStatus.Pages?) -> ControlAnswer {
    let names = pages?.names ?? []
    let action: ButtonAction =
      switch name {
      case "next": .next
      case "previous": .previous
      default: .page(name)
      }
    guard let pages, let target = requests.target(of: action, from: pages.shownIndex, among: names) else {
      return ControlAnswer(
        ControlError.unknownPage(
          name, pages: names, suggestion: Suggestion.nearest(to: name, among: names)))
    }
    requests.add(action)
    var answer = ControlAnswer()
    answer.page = names[target]
    return answer
  }

  private func reload(_ kind: String?, among kinds: [String]) -> ControlAnswer {
    var answer = ControlAnswer()
    guard let kind else {
      WidgetCenter.shared.reloadAllTimelines()
      answer.reloaded = kinds
      return answer
    }
    guard kinds.contains(kind) else {
      return ControlAnswer(
        ControlError.unknownKind(
          kind, placed: kinds, suggestion: Suggestion.nearest(to: kind, among: kinds)))
    }
    WidgetCenter.shared.reloadTimelines(ofKind: kind)
    answer.reloaded = [kind]
    return answer
  }
}

extension DisplayStatus {
  /// The same some seconds later, nothing else having happened.
  func later(by seconds: TimeInterval) -> DisplayStatus {
    guard seconds >= 1 else { return self }
    let whole = Int(seconds)
    var status = self
    status.date = date.addingTimeInterval(seconds)
    for index in status.widgets.indices {
      status.widgets[index].ageSeconds = status.widgets[index].ageSeconds.map { $0 + whole }
    }
    status.battery?.ageSeconds = battery?.ageSeconds.map { $0 + whole }
    return status
  }
}
