import InkBitmap
import Testing

@testable import InkPanels

@Suite struct RefreshPlannerTests {
  static let model = PanelModel.waveshare2in13V4
  /// A panel with partial refresh and no fast one.
  static let slow = PanelModel.goodDisplayGDEM0213B74
  static let blank = Frame(width: 122, height: 250)
  static let digit = picture(PixelRect(x: 40, y: 100, width: 24, height: 40))
  static let half = picture(PixelRect(x: 0, y: 0, width: 122, height: 125))
  static let most = picture(PixelRect(x: 0, y: 0, width: 122, height: 200))

  static func picture(_ rect: PixelRect) -> Frame {
    var frame = blank
    frame.fill(rect)
    return frame
  }

  /// Noon of some day; times of a case are relative to it.
  static let noon = Duration.seconds(1_800_000_000)

  /// A panel refreshed fully an hour ago, and ten minutes ago partially.
  static func history(_ change: (inout RefreshHistory) -> Void = { _ in }) -> RefreshHistory {
    var history = RefreshHistory()
    history.loss = nil
    history.lastFull = noon - .seconds(3600)
    history.lastPartial = noon - .seconds(600)
    history.partials = 3
    history.screens = 0.1
    change(&history)
    return history
  }

  static func policy(_ change: (inout RefreshPolicy) -> Void) -> RefreshPolicy {
    var policy = RefreshPolicy()
    change(&policy)
    return policy
  }

  struct Case: CustomTestStringConvertible {
    var name: String
    var shown: Frame? = RefreshPlannerTests.blank
    var wanted = RefreshPlannerTests.digit
    var history = RefreshPlannerTests.history()
    var model = RefreshPlannerTests.model
    var temperature: Double?
    var policy = RefreshPolicy()
    var action: String
    var reason: RefreshReason
    var testDescription: String { name }
  }

  static let cases: [Case] = Array(
    [unchanged, unknown, changes, ghosts, pauses, guards, temperatures, requests].joined())

  static let unchanged = [
    Case(name: "equal pictures", wanted: blank, action: "none", reason: .unchanged),
    Case(
      name: "equal pictures, daily refresh due", wanted: blank,
      history: history { $0.lastFull = noon - .seconds(86_400) }, action: "full", reason: .maintenance),
    Case(
      name: "equal pictures, a second before the daily refresh", wanted: blank,
      history: history { $0.lastFull = noon - .seconds(86_399) }, action: "none", reason: .unchanged),
    Case(
      name: "equal pictures, daily refresh due in quiet hours", wanted: blank,
      history: history { $0.lastFull = noon - .seconds(90_000) }, policy: policy { $0.isQuiet = true },
      action: "none", reason: .unchanged),
    Case(
      name: "equal pictures, no daily refresh wanted", wanted: blank,
      history: history { $0.lastFull = noon - .seconds(900_000) }, policy: policy { $0.fullEvery = nil },
      action: "none", reason: .unchanged),
    Case(
      name: "equal pictures, refresh every hour", wanted: blank,
      policy: policy { $0.fullEvery = .seconds(3600) }, action: "full", reason: .maintenance),
    Case(
      name: "equal pictures, daily refresh due just after a fast one", wanted: blank,
      history: history {
        $0.lastFull = noon - .seconds(90_000)
        $0.lastFast = noon - .seconds(100)
      }, action: "none", reason: .unchanged),
  ]

  static let unknown = [
    Case(
      name: "first picture of a new panel", shown: nil, history: RefreshHistory(), action: "full",
      reason: .pictureUnknown(.start)),
    Case(
      name: "first picture after a restart", shown: nil, history: history { $0.loss = .start },
      action: "full", reason: .pictureUnknown(.start)),
    Case(
      name: "no picture although the history knows of no loss", shown: nil, action: "full",
      reason: .pictureUnknown(.start)),
    Case(
      name: "after an error", shown: nil, history: history { $0.loss = .error }, action: "full",
      reason: .pictureUnknown(.error)),
    Case(
      name: "after a power loss, even of an equal picture", wanted: blank,
      history: history { $0.loss = .powerLoss }, action: "full", reason: .pictureUnknown(.powerLoss)),
    Case(
      name: "after grey", history: history { $0.loss = .gray }, action: "full", reason: .pictureUnknown(.gray)
    ),
    Case(
      name: "shown picture of another size", shown: Frame(width: 128, height: 296), action: "full",
      reason: .pictureUnknown(.start)),
    Case(
      name: "unknown in quiet hours", shown: nil, policy: policy { $0.isQuiet = true }, action: "full",
      reason: .pictureUnknown(.start)),
    Case(
      name: "restarted a minute after a full refresh", shown: nil,
      history: history {
        $0.loss = .start
        $0.lastFull = noon - .seconds(60)
      }, action: "full", reason: .pictureUnknown(.start)),
    Case(
      name: "restarting in a loop", shown: nil,
      history: history {
        $0.loss = .start
        $0.lastFull = noon - .seconds(5)
      }, action: "hold +15", reason: .minimumInterval(remaining: .seconds(15))),
    Case(
      name: "last full refresh in the future: the clock was set back", shown: nil,
      history: history {
        $0.loss = .error
        $0.lastFull = noon + .seconds(500)
      }, action: "full", reason: .pictureUnknown(.error)),
    Case(
      name: "unknown is never fast", shown: nil, wanted: most, action: "full", reason: .pictureUnknown(.start)
    ),
  ]

  static let changes = [
    Case(name: "a digit", action: "partial", reason: .changed(pixels: 960)),
    Case(
      name: "one pixel", wanted: picture(PixelRect(x: 121, y: 249, width: 1, height: 1)), action: "partial",
      reason: .changed(pixels: 1)),
    Case(name: "half of the glass", wanted: half, action: "partial", reason: .changed(pixels: 15_250)),
    Case(name: "most of the glass", wanted: most, action: "fast", reason: .largeChange(percent: 80)),
    Case(
      name: "most of the glass, no fast waveform", wanted: most, model: slow, action: "partial",
      reason: .changed(pixels: 24_400)),
    Case(
      name: "most of the glass, fast forbidden", wanted: most, policy: policy { $0.allowsFast = false },
      action: "partial", reason: .changed(pixels: 24_400)),
    Case(
      name: "a stricter limit", wanted: half, policy: policy { $0.largestPartial = 0.4 }, action: "fast",
      reason: .largeChange(percent: 50)),
    Case(
      name: "partial forbidden", policy: policy { $0.allowsPartial = false }, action: "fast",
      reason: .noPartial),
    Case(
      name: "partial and fast forbidden",
      policy: policy {
        $0.allowsPartial = false
        $0.allowsFast = false
      }, action: "full", reason: .noPartial),
    Case(
      name: "no partial waveform",
      model: {
        var m = slow; m.partial = nil; return m
      }(), action: "full",
      reason: .noPartial),
    Case(
      name: "a digit when the daily refresh is due",
      history: history { $0.lastFull = noon - .seconds(86_400) }, action: "full", reason: .maintenance),
  ]

  static let ghosts = [
    Case(
      name: "ten screens of partial refreshes are used up",
      history: history {
        $0.partials = 12
        $0.screens = 9.99
      }, action: "fast", reason: .ghosts(partials: 12)),
    Case(
      name: "one more digit fits", history: history { $0.screens = 9.96 }, action: "partial",
      reason: .changed(pixels: 960)),
    Case(
      name: "used up without a fast waveform", history: history { $0.screens = 10 }, model: slow,
      action: "full", reason: .ghosts(partials: 3)),
    Case(
      name: "used up and the daily refresh due",
      history: history {
        $0.screens = 10
        $0.lastFull = noon - .seconds(86_400)
      }, action: "full", reason: .ghosts(partials: 3)),
    Case(
      name: "a budget of two screens", history: history { $0.screens = 2 },
      policy: policy { $0.maximumPartials = 2 }, action: "fast", reason: .ghosts(partials: 3)),
    Case(
      name: "one place fifty times",
      history: history { $0.places = [UInt8](repeating: 50, count: 64) }, action: "fast",
      reason: .ghosts(partials: 3)),
    Case(
      name: "one place forty-nine times",
      history: history { $0.places = [UInt8](repeating: 49, count: 64) }, action: "partial",
      reason: .changed(pixels: 960)),
    Case(
      name: "another place fifty times", history: history { $0.places[0] = 50 }, action: "partial",
      reason: .changed(pixels: 960)),
    Case(
      name: "a budget of two screens is ten times one place",
      history: history { $0.places = [UInt8](repeating: 10, count: 64) },
      policy: policy { $0.maximumPartials = 2 }, action: "fast", reason: .ghosts(partials: 3)),
    Case(
      name: "a budget beyond the panel's limit does not lift it",
      history: history { $0.places = [UInt8](repeating: 50, count: 64) },
      policy: policy { $0.maximumPartials = 100 }, action: "fast", reason: .ghosts(partials: 3)),
  ]

  static let pauses = [
    Case(
      name: "half an hour without a change",
      history: history { $0.lastPartial = noon - .seconds(1800) }, action: "fast",
      reason: .longPause(.seconds(1800))),
    Case(
      name: "a second less", history: history { $0.lastPartial = noon - .seconds(1799) }, action: "partial",
      reason: .changed(pixels: 960)),
    Case(
      name: "half an hour without a change, no fast waveform",
      history: history { $0.lastPartial = noon - .seconds(1800) }, model: slow, action: "partial",
      reason: .changed(pixels: 960)),
    Case(
      name: "never for a pause", history: history { $0.lastPartial = nil },
      policy: policy { $0.wholeScreenAfterPause = nil }, action: "partial", reason: .changed(pixels: 960)),
  ]

  static let guards = [
    Case(
      name: "a large change soon after a full refresh", wanted: most,
      history: history { $0.lastFull = noon - .seconds(60) }, action: "partial",
      reason: .minimumInterval(remaining: .seconds(120))),
    Case(
      name: "a large change soon after a fast refresh", wanted: most,
      history: history { $0.lastFast = noon - .seconds(170) }, action: "partial",
      reason: .minimumInterval(remaining: .seconds(10))),
    Case(
      name: "a large change just late enough", wanted: most,
      history: history { $0.lastFull = noon - .seconds(180) }, action: "fast",
      reason: .largeChange(percent: 80)),
    Case(
      name: "a panel without partial refresh soon after a full one",
      history: history { $0.lastFull = noon - .seconds(60) }, policy: policy { $0.allowsPartial = false },
      action: "hold +120", reason: .minimumInterval(remaining: .seconds(120))),
    Case(
      name: "the user allows a minute",
      history: history { $0.lastFull = noon - .seconds(60) },
      policy: policy {
        $0.allowsPartial = false
        $0.minimumInterval = .seconds(60)
      }, action: "fast", reason: .noPartial),
    Case(
      name: "a place at its limit soon after a full refresh",
      history: history {
        $0.lastFull = noon - .seconds(30)
        $0.places = [UInt8](repeating: 50, count: 64)
      }, action: "hold +150", reason: .minimumInterval(remaining: .seconds(150))),
    Case(
      name: "a full refresh in the future does not hold",
      history: history { $0.lastFull = noon + .seconds(60) }, policy: policy { $0.allowsPartial = false },
      action: "full", reason: .noPartial),
    Case(
      name: "quiet: a large change goes partially", wanted: most, policy: policy { $0.isQuiet = true },
      action: "partial", reason: .quiet),
    Case(
      name: "quiet: a digit as always", policy: policy { $0.isQuiet = true }, action: "partial",
      reason: .changed(pixels: 960)),
    Case(
      name: "quiet: the daily refresh waits", history: history { $0.lastFull = noon - .seconds(90_000) },
      policy: policy { $0.isQuiet = true }, action: "partial", reason: .quiet),
    Case(
      name: "quiet: a worn place waits for the end of the quiet",
      history: history { $0.places = [UInt8](repeating: 50, count: 64) },
      policy: policy { $0.isQuiet = true },
      action: "hold", reason: .quiet),
  ]

  static let temperatures = [
    Case(name: "at the lower limit", temperature: 0, action: "partial", reason: .changed(pixels: 960)),
    Case(name: "too cold", temperature: -0.5, action: "hold", reason: .tooCold(celsius: -0.5, limit: 0)),
    Case(name: "too hot", temperature: 51, action: "hold", reason: .tooHot(celsius: 51, limit: 50)),
    Case(
      name: "too cold for a first picture", shown: nil, temperature: -20, action: "hold",
      reason: .tooCold(celsius: -20, limit: 0)),
    Case(
      name: "too cold with nothing to do", wanted: blank, temperature: -20, action: "none", reason: .unchanged
    ),
    Case(
      name: "too cold for a waveform made for a room", history: history { $0.screens = 10 }, temperature: 9.5,
      action: "full", reason: .ghosts(partials: 3)),
    Case(
      name: "just warm enough for it", history: history { $0.screens = 10 }, temperature: 10, action: "fast",
      reason: .ghosts(partials: 3)),
    Case(
      name: "a waveform of the sensed temperature grows longer by itself",
      history: history { $0.screens = 10 }, model: slow, temperature: 5, action: "full",
      reason: .ghosts(partials: 3)),
    Case(
      name: "too cold and told not to mind", temperature: -5, policy: policy { $0.ignoresTemperature = true },
      action: "partial", reason: .changed(pixels: 960)),
  ]

  static let requests = [
    Case(
      name: "asked for, equal pictures", wanted: blank, policy: policy { $0.wantsFull = true },
      action: "full", reason: .requested),
    Case(
      name: "asked for, a digit", policy: policy { $0.wantsFull = true }, action: "full", reason: .requested),
    Case(
      name: "asked for in the cold, equal pictures", wanted: blank, temperature: -20,
      policy: policy { $0.wantsFull = true }, action: "hold", reason: .tooCold(celsius: -20, limit: 0)),
    Case(
      name: "asked for just after a flash, equal pictures", wanted: blank,
      history: history { $0.lastFull = noon - .seconds(60) }, policy: policy { $0.wantsFull = true },
      action: "full", reason: .requested),
    Case(
      name: "asked for just after a flash, equal pictures, no partial refresh", wanted: blank,
      history: history { $0.lastFull = noon - .seconds(60) },
      policy: policy {
        $0.allowsPartial = false
        $0.wantsFull = true
      }, action: "hold +120", reason: .minimumInterval(remaining: .seconds(120))),
    Case(
      name: "asked for while a change is held",
      history: history { $0.lastFull = noon - .seconds(60) },
      policy: policy {
        $0.allowsPartial = false
        $0.wantsFull = true
      }, action: "hold +120", reason: .minimumInterval(remaining: .seconds(120))),
  ]

  @Test("The table of decisions", arguments: cases)
  func decision(each: Case) {
    let plan = RefreshPlanner.plan(
      shown: each.shown, wanted: each.wanted, history: each.history, model: each.model,
      temperature: each.temperature, policy: each.policy, now: Self.noon)
    #expect(describe(plan.action) == each.action)
    #expect(plan.reason == each.reason)
  }

  private func describe(_ action: RefreshPlan.Action) -> String {
    switch action {
    case .none: "none"
    case .hold(let until): until.map { "hold +\(($0 - Self.noon).components.seconds)" } ?? "hold"
    case .full: "full"
    case .fast: "fast"
    case .partial: "partial"
    }
  }

  @Test("The windows of a partial plan cover every change and start on whole bytes")
  func windows() throws {
    let plan = RefreshPlanner.plan(
      shown: Self.blank, wanted: Self.picture(PixelRect(x: 41, y: 100, width: 3, height: 7)),
      history: Self.history(), model: Self.model, now: Self.noon)
    #expect(plan.action == .partial([PixelRect(x: 40, y: 100, width: 8, height: 7)]))
  }

  @Test("Places far apart are windows of their own, at most as many as the panel takes")
  func manyPlaces() throws {
    var wanted = Self.blank
    for i in 0..<12 { wanted.fill(PixelRect(x: (i % 2) * 100, y: i * 20, width: 10, height: 4)) }
    let plan = RefreshPlanner.plan(
      shown: Self.blank, wanted: wanted, history: Self.history(), model: Self.model, now: Self.noon)
    guard case .partial(let windows) = plan.action else {
      Issue.record("\(plan)")
      return
    }
    #expect((2...4).contains(windows.count))
    #expect(plan.reason == .changed(pixels: 480))
    for y in 0..<250 {
      for x in 0..<122 where wanted[x, y] == .black {
        #expect(windows.contains { $0.x <= x && x < $0.maxX && $0.y <= y && y < $0.maxY })
      }
    }
  }

  @Test("The regular refresh is due a day after the last full one")
  func maintenance() {
    let history = Self.history()
    #expect(
      RefreshPlanner.maintenanceDue(history: history, policy: RefreshPolicy()) == Self.noon + .seconds(82_800)
    )
    #expect(
      RefreshPlanner.maintenanceDue(history: history, policy: Self.policy { $0.fullEvery = nil }) == nil)
    #expect(RefreshPlanner.maintenanceDue(history: RefreshHistory(), policy: RefreshPolicy()) == nil)
  }
}
