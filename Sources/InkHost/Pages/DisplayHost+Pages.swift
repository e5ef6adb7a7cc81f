import Foundation
import InkBitmap
import InkTimelines

/// The page that was up when the state was kept, by the name it has in the display file.
struct ShownPage: Equatable {
  var name: String
  /// When a person chose it; nil where the rules did.
  var chosenAt: Date?
}

extension DisplayHost {
  /// The page that is up, or is after the night's; nil where there is only one.
  public var pageName: String? {
    settings.pages.count > 1 ? settings.pages[scheduler.screen].name : nil
  }

  /// Puts a page in the place of another.
  func turn(_ turn: Tick.PageTurn) {
    // A warning that stands on a picture would go on to be read when it is no longer so.
    if let former = turn.former, !isPageTurned, warning == nil, sleepNotice == nil,
      clockWatch.truth == .trusted
    {
      pictures[former] = screen.picture
      scheduler.keepsPicture(of: former, true)
    }
    if let page = turn.page, turn.isDrawn, let picture = pictures.removeValue(forKey: page) {
      _ = screen.exchange(picture)
      isPageTurned = false
    } else {
      isPageTurned = true
      if turn.isDrawn { scheduler.invalidate(at: clock.now) }
    }
  }

  /// Notes which page is up, for the next scheduler and the next run.
  func notePage() {
    guard let name = pageName else { return }
    shownPage = ShownPage(name: name, chosenAt: scheduler.chosenAt)
  }

  /// Has the sources of feeds sleep that only hidden pages show: those of the page that comes next, which is drawn ahead,
  /// are asked along when the machine is awake anyway, the others once their page is up.
  func settleFeeds() {
    guard settings.pages.count > 1 else { return feeds.show(nil) }
    let places = { [widgets] (isIn: (PlacementID) -> Bool) in
      Set(widgets.filter { isIn($0.key) }.map(\.value.place))
    }
    feeds.show(places { scheduler.isAsked($0) }, ahead: places { scheduler.isNext($0) })
  }

  /// Draws the page that comes next, or what of it has changed, while there is nothing else to do: a press then costs the
  /// refresh alone.
  func drawAhead(at now: Date) {
    guard let page = scheduler.nextPage, clockWatch.truth == .trusted else { return }
    let tick = scheduler.ahead(at: now)
    for reload in tick.reloads { ask(reload.request, at: now) }
    guard !tick.redraws.isEmpty else { return }
    let kept = scheduler.hasPicture(of: page) ? pictures.removeValue(forKey: page) : nil
    let shown = screen.exchange(kept ?? screen.picture)
    if kept == nil { screen.clear(withHairlines: settings.hasHairlines(page)) }
    for redraw in tick.redraws {
      guard let widget = widgets[redraw.placement] else { continue }
      let drawn = show(widget, redraw, at: now)
      scheduler.drawn(redraw.placement, nextTextChange: drawn?.nextChange, at: now)
      pendingProblems += widget.newProblems(widget.notes + (drawn?.problems ?? [])).map {
        "\(widget.placement.kind): \($0)"
      }
    }
    pictures[page] = screen.exchange(shown)
    scheduler.keepsPicture(of: page, true)
  }
}
