import InkBoards
import InkClocks
import InkErrors
import InkFeeds
import InkHost
import InkPanels
import InkTimelines
import InkWeb

/// What is wrong in a display file that is written rightly: boards, places and settings of its widgets.
@MainActor
struct DisplayCheck {
  private(set) var faults: [CheckFault] = []
  private let path: String
  private let widgets: [WidgetDescriptor]

  init(_ display: Settings, path: String, in context: CommandContext) {
    self.path = path
    widgets = context.widgets
    let board: Board
    do {
      board = try context.board(named: display.board ?? "simulated")
    } catch {
      note(error, at: Self.position(of: "board", in: path), "board")
      return
    }
    if let sleep = display.sleep { check(sleep, on: board) }
    checkSurroundings(of: display, in: context)
    guard let model = try? PanelCatalog.model(named: board.panel.model) else { return }
    var accepted = display
    accepted.widgets = []
    accepted.pages = []
    accepted.buttons = []
    func checked(_ widget: Settings.Widget, in display: Settings) -> Bool {
      do {
        let settings = try HostSettings(board: board, display: display, model: model, widgets: widgets)
        if let placement = settings.pages.last?.placements.last { check(placement, widget) }
        return true
      } catch {
        note(error, at: widget.position, "widget")
        return false
      }
    }
    for widget in display.widgets {
      accepted.widgets.append(widget)
      if !checked(widget, in: accepted) { accepted.widgets.removeLast() }
    }
    for page in display.pages {
      accepted.pages.append(page)
      let index = accepted.pages.count - 1
      accepted.pages[index].widgets = []
      for widget in page.widgets {
        accepted.pages[index].widgets.append(widget)
        if !checked(widget, in: accepted) { accepted.pages[index].widgets.removeLast() }
      }
    }
    for button in display.buttons {
      accepted.buttons.append(button)
      do {
        _ = try HostSettings(board: board, display: accepted, model: model, widgets: widgets)
      } catch {
        accepted.buttons.removeLast()
        note(error, at: button.position, "button")
      }
    }
  }

  /// A clock that the board does not have, and a cut that its board cannot do.
  private mutating func check(_ sleep: Settings.Sleep, on board: Board) {
    guard !sleep.clock.hasPrefix("rtc") else { return }
    let position = Self.position(of: "sleep", in: path)
    do throws(NoBoardClock) {
      let place = try BoardClockPlace(sleep.clock, on: board)
      if let cut = sleep.cut, cut > .zero, !place.model.cutsLater {
        note(BoardClockError.noCut(place.model.title), at: position, "sleep.cut")
      }
    } catch {
      note(error, at: position, "sleep.clock")
    }
  }

  /// What the display needs beside its file: libraries and secrets.
  ///
  /// Warnings: another machine, or the service, may have them.
  private mutating func checkSurroundings(of display: Settings, in context: CommandContext) {
    let (machine, secrets) = (context.machine, context.secrets)
    if let web = display.web {
      let position = Self.position(of: "web", in: path)
      do throws(WebError) {
        _ = try WebServer.token(web, secrets)
      } catch {
        noteSecret(error, at: position, "web.token", secrets)
      }
      if !machine.hasLibrary(WebServer.library) {
        note(WebError.noLibrary, at: position, "web", isWarning: true)
      }
    }
    if let fleet = display.fleet {
      let position = Self.position(of: "fleet", in: path)
      do throws(HTTPError) {
        _ = try fleet.password.map { text throws(HTTPError) in try secrets.filled(text) }
      } catch {
        noteSecret(MQTTError.secret(error), at: position, "fleet.password", secrets)
      }
      if !machine.hasLibrary(MQTTBroker.library) {
        note(MQTTError.noLibrary, at: position, "fleet", isWarning: true)
      }
    }
  }

  /// Notes what is wrong with a secret, unless this user may not read what there is.
  private mutating func noteSecret(
    _ error: any ExplainedError, at position: TextPosition, _ key: String, _ secrets: Secrets
  ) {
    if secrets.areReadable { note(error, at: position, key, isWarning: true) }
  }

  private mutating func check(_ placement: HostSettings.Placement, _ widget: Settings.Widget) {
    guard let descriptor = widgets.first(where: { $0.kind == placement.kind }) else { return }
    guard descriptor.supportedFamilies.contains(placement.slot.family) else {
      let error = PlacementError.unsupportedFamily(
        kind: placement.kind, family: placement.slot.family.description,
        supported: descriptor.supportedFamilies.map(\.description))
      note(error, at: widget.position, "widget")
      return
    }
    do throws(WidgetConfigurationError) {
      _ = try descriptor.makeSource(placement.configuration)
      // It would say so on the glass; here is the earlier place to say it.
      if descriptor.promptsForUserConfiguration, placement.configuration.isEmpty,
        let parameter = descriptor.parameters.first
      {
        throw WidgetConfigurationError(
          key: parameter.name, kind: descriptor.kind, problem: .missing(wants: parameter.type ?? "its value"))
      }
      for missing in descriptor.settingsNotGiven(in: placement.configuration) {
        note(missing, at: widget.position, "widget.configuration.\(missing.key)", isWarning: true)
      }
    } catch {
      let place = widget.configuration.position(of: error.key) ?? widget.position
      note(error, at: place, "widget.configuration.\(error.key)")
    }
  }

  private mutating func note(
    _ error: any ExplainedError, at position: TextPosition, _ key: String, isWarning: Bool = false
  ) {
    faults.append(CheckFault(error, in: path, at: position, key: key, isWarning: isWarning))
  }

  private static func position(of key: String, in path: String) -> TextPosition {
    let root = (try? TOMLDocument(parsing: (try? FileAccess.read(path)) ?? []))?.root
    return root?.position(of: key) ?? .start
  }
}
