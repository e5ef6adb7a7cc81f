import Foundation
import InkBitmap
import InkBoards
import InkErrors
import InkTimelines
import Synchronization

/// What a display said of itself last: clients are answered from it while the display is at work, from any thread.
package final class PublishedStatus: Sendable {
  /// One edition.
  package struct Edition: Sendable {
    package var status: DisplayStatus
    package var log: EventLog
    /// Kinds of the placed widgets.
    var kinds: [String]
    var isInJournal: Bool
    /// How many seconds of the display's time pass in one.
    var rate: Double
    /// What the glass shows, as the panel has it; nil where nobody knows.
    package var glass: ColorFrame?
    /// How far the panel stands turned.
    package var rotation: QuarterTurn
    package var totals: DisplayTotals
    var publishedAt = ContinuousClock.now
    /// Counts editions, from 0.
    package fileprivate(set) var number = 0

    /// The same as it is now, nothing having happened since.
    package var now: Edition {
      var edition = self
      edition.status = status.later(by: (ContinuousClock.now - publishedAt).inSeconds * rate)
      return edition
    }
  }

  private let edition: Mutex<Edition>
  private let requests: RequestInbox
  private let listener = Mutex<(@Sendable () -> Void)?>(nil)

  /// Answers by an edition; what clients ask of the display goes to `requests`.
  package init(_ edition: Edition, requests: RequestInbox) {
    self.edition = Mutex(edition)
    self.requests = requests
  }

  /// Takes the place of what was said before.
  func publish(_ edition: Edition) {
    self.edition.withLock { current in
      let number = current.number + 1
      current = edition
      current.number = number
    }
    listener.withLock { $0 }?()
  }

  /// What was said last.
  package var current: Edition { edition.withLock { $0 } }

  /// Has `listener` called after each edition, on the display's thread; nil for nobody.
  package func listen(_ listener: (@Sendable () -> Void)?) { self.listener.withLock { $0 = listener } }

  /// Answers a client; some 100 µs, of which JSON takes the most.
  func answer(_ request: ControlRequest) -> ControlAnswer {
    let edition = current
    var answer = ControlAnswer()
    switch request.command {
    case .status: answer.status = edition.now.status
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
