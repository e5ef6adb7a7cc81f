import Foundation
import InkBitmap
import InkRaster
import InkTimelines

/// What somebody sent to be shown for a while in the place of all widgets.
public struct Showing: Sendable, Equatable {
  /// As a person sees it, in the panel's inks.
  public var picture: ColorFrame
  /// Nil for a picture.
  public var text: String?
  public var since: Date
  public var until: Date
}

extension DisplayHost {
  /// Shows a text in the place of all widgets until a moment; the widgets go on behind it.
  public func show(text: String, until: Date) {
    let environment = settings.environment(for: .systemLarge, hasContentMargins: false, at: clock.now)
    show(
      screen.page(ShownText(text: text, height: screen.bounds.height), environment: environment), text, until)
  }

  /// Shows a picture in the place of all widgets until a moment, scaled to the screen in the panel's inks.
  public func show(_ image: ColorImage, until: Date) {
    let size = screen.picture
    show(
      ColorFrame(image, onScreenOf: size.width, size.height, inks: panel.model.inks), nil, until)
  }

  /// Shows the widgets again.
  public func endShowing() {
    guard showing != nil else { return }
    showing = nil
    isShowingNews = true
    state?.update { $0.showing = nil }
  }

  /// Asks all providers and the gauge anew and refreshes the whole glass, quiet hours or not, as far as the panel can
  /// stand it.
  public func refreshAll() {
    scheduler.demandReload(at: clock.now)
    scheduler.requestGauge()
    (presses.wantsFull, presses.isAwaited) = (true, true)
  }

  /// Commands that were done, in this run and those before, so that none is done twice.
  public var commandsDone: [String] {
    get { state?.state.commands ?? [] }
    set {
      guard let state else { return }
      state.update { $0.commands = newValue }
      state.save(at: clock.uptime)
    }
  }

  private func show(_ picture: ColorFrame, _ text: String?, _ until: Date) {
    let now = clock.now
    showing = Showing(picture: picture, text: text, since: now, until: until)
    isShowingNews = true
    state?.update {
      $0.showing = StoredShowing(
        text: text, since: now.timeIntervalSince1970, until: until.timeIntervalSince1970)
    }
  }

  /// Ends what was shown for long enough; what was begun in a future that the clock no longer knows ends too.
  func passShowing(at now: Date) {
    guard let showing else { return }
    if showing.until <= now || showing.since > now.addingTimeInterval(60) { endShowing() }
  }

  /// When the glass is to change for what is shown for a while; nil when it need not.
  func nextShowing(after now: Date) -> Date? {
    // What an empty battery leaves of the glass stays as it is.
    guard !scheduler.isHalted else { return showing?.until }
    if isShowingNews || presses.wantsFull, retry == nil { return now }
    return showing?.until
  }

  /// Goes on showing what the last run did, whose picture is on the glass.
  func recallShowing(on glass: ColorFrame?) {
    guard let state, let stored = state.state.showing, stored.since.isFinite, stored.until.isFinite else {
      return
    }
    let (since, until) = (
      Date(timeIntervalSince1970: stored.since), Date(timeIntervalSince1970: stored.until)
    )
    let now = clock.now
    guard until > now, since <= now else {
      state.update { $0.showing = nil }
      return
    }
    if let text = stored.text {
      show(text: text, until: until)
      showing?.since = since
    } else if let glass {
      showing = Showing(
        picture: glass.rotated(by: settings.rotation.inverse), text: nil, since: since, until: until)
    } else {
      state.update { $0.showing = nil }
    }
  }

  /// What is shown for a while, for the status.
  var showingFacts: DisplayStatus.ShowingFacts? {
    showing.map { DisplayStatus.ShowingFacts(text: $0.text, until: $0.until) }
  }
}
