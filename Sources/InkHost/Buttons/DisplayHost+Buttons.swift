import Foundation
import InkBoards
import InkTimelines

extension DisplayHost {
  /// Listens to the buttons of the settings, from now on.
  func startButtons() {
    stopButtons()
    guard let signals = makeButtonSignals(settings.buttons) else { return }
    presses.signals = signals
    signals.start(clock: clock, problem: { [weak self] in self?.pendingProblems.append($0) }) { [weak self] in
      self?.buttonChanged($0)
    }
    presses.row = ButtonRow(settings.buttons, wasPressed: signals.wasPressed)
  }

  /// Listens no longer.
  func stopButtons() {
    presses.signals?.stop()
    presses.signals = nil
    presses.row = ButtonRow([])
  }

  private func buttonChanged(_ edge: ButtonEdge) {
    let found = presses.row.take(edge)
    guard found.isEmpty else { return ask(found) }
    // A wait that is going on, that for the tick after a start too, does not know of the moment at which the press becomes
    // a long one.
    if presses.row.deadline != nil { clock.interrupt() }
  }

  /// Makes gestures of what the time alone makes certain.
  func settleButtons() {
    guard let deadline = presses.row.deadline, deadline <= clock.uptime else { return }
    // What was queued while the display was at work came before.
    presses.signals?.poll()
    ask(presses.row.settle(at: clock.uptime))
  }

  /// When the time alone will make a gesture certain; nil while no button is pressed.
  func nextGesture(after now: Date) -> Date? {
    // A date is coarser than the clock's own time: a moment later is surely past it.
    presses.row.deadline.map {
      now.addingTimeInterval((max(.zero, $0 - clock.uptime) + .milliseconds(1)).inSeconds)
    }
  }

  private func ask(_ found: [ButtonRow.Press]) {
    for press in found {
      presses.note()
      onPress(
        PressReport(date: clock.now, button: press.button, gesture: press.gesture, action: press.action))
      requests.add(press.action)
    }
  }

  /// Does what people asked for since the last tick.
  func takeRequests(at now: Date) {
    guard !requests.isEmpty else { return }
    let queue = requests.take()
    presses.note()
    let names = settings.pages.map(\.name)
    if queue.turnsPage {
      if let page = queue.target(from: scheduler.screen, among: names) {
        scheduler.showPage(page, at: now)
      } else if let name = queue.page {
        pendingProblems.append("There is no page \"\(name)\" any more.")
      }
    }
    for action in queue.others { perform(action, at: now) }
  }

  private func perform(_ action: ButtonAction, at now: Date) {
    switch action {
    case .refresh:
      presses.wantsFull = true
      scheduler.demandReload(at: now)
      scheduler.demandRedraw(at: now)
    case .wake:
      presses.awakeUntil = clock.uptime + Presses.awake
      if scheduler.page == .night {
        scheduler.showPage(scheduler.screen, at: now)
      } else {
        scheduler.demandRedraw(at: now)
      }
    case .shutDown:
      ending = .shutDown
      sleepNotice = .switchedOff
      isWarningNews = true
      scheduler.demandRedraw(at: now)
    case .command(let words, let deadline):
      let isTaken = presses.commands.run(words, within: deadline) { [weak self] problem in
        guard let self, let problem else { return }
        pendingProblems.append(problem)
        if isWaiting { clock.interrupt() }
      }
      if !isTaken {
        pendingProblems.append("\(words.first ?? "") was not run: too many commands of buttons run.")
      }
    case .next, .previous, .page, .nothing: break
    }
  }

  /// True while somebody who pressed a button wants the machine on.
  var isKeptAwake: Bool {
    guard let until = presses.awakeUntil else { return false }
    if clock.uptime < until { return true }
    presses.awakeUntil = nil
    return false
  }
}

/// A press of a button, made out.
public struct PressReport: Codable, Sendable, Equatable {
  public var date: Date
  public var button: String
  /// "short", "double" or "long".
  public var gesture: String
  /// What it does, in a few words.
  public var action: String

  init(date: Date, button: String, gesture: ButtonGesture, action: ButtonAction) {
    self.date = date
    self.button = button
    self.gesture = gesture.rawValue
    self.action = action.description
  }

  /// In one line: "button A, short: next page".
  public var line: String { "button \(button), \(gesture): \(action)" }
}
