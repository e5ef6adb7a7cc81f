import InkBitmap
import Testing

@testable import InkPanels

@Suite struct RefreshHistoryTests {
  static let model = PanelModel.waveshare2in13V4

  static func partial(_ windows: PixelRect...) -> RefreshReport {
    var report = RefreshReport(mode: .partial)
    report.windows = windows
    return report
  }

  @Test("A new panel's picture is unknown, and a full refresh makes it known")
  func full() {
    var history = RefreshHistory()
    #expect(history.loss == .start)
    history.record(RefreshReport(mode: .full), on: Self.model, at: .seconds(100))
    #expect(history.loss == nil)
    #expect(history.lastFull == .seconds(100) && history.lastWholeScreen == .seconds(100))
    #expect(history.wholeScreenTotal == 1)
  }

  @Test("Partial refreshes add up by area and by place")
  func partials() {
    var history = RefreshHistory()
    history.record(RefreshReport(mode: .full), on: Self.model, at: .seconds(100))
    let topLeft = PixelRect(x: 0, y: 0, width: 8, height: 30)
    history.record(Self.partial(topLeft), on: Self.model, at: .seconds(160))
    history.record(Self.partial(Self.model.bounds), on: Self.model, at: .seconds(220))
    #expect(history.partials == 2)
    #expect(abs(history.screens - (1 + 240.0 / 30_500)) < 1e-9)
    #expect(history.places[0] == 2 && history.places[1] == 1 && history.places[63] == 1)
    #expect(history.lastRefresh == .seconds(220) && history.lastWholeScreen == .seconds(100))
    #expect(history.partialTotal == 2)
  }

  @Test("A whole-screen refresh of either kind wipes the ghosts", arguments: [RefreshMode.full, .fast])
  func wiped(mode: RefreshMode) {
    var history = RefreshHistory()
    history.record(Self.partial(Self.model.bounds), on: Self.model, at: .seconds(1))
    history.record(RefreshReport(mode: mode), on: Self.model, at: .seconds(2))
    #expect(history.partials == 0 && history.screens == 0)
    #expect(history.places.allSatisfy { $0 == 0 })
    #expect(history.partialTotal == 1, "totals stay")
    #expect((history.lastFull == nil) == (mode == .fast))
  }

  @Test("A report of nothing leaves everything as it was")
  func nothing() {
    var history = RefreshHistory()
    history.record(RefreshReport(), on: Self.model, at: .seconds(1))
    #expect(history == RefreshHistory())
  }

  @Test("A loss is remembered until a whole-screen refresh")
  func loss() {
    var history = RefreshHistory()
    history.record(RefreshReport(mode: .full), on: Self.model, at: .zero)
    history.lose(.powerLoss)
    history.record(Self.partial(Self.model.bounds), on: Self.model, at: .seconds(1))
    #expect(history.loss == .powerLoss)
  }

  @Test("A place counts at most as far as its counter reaches")
  func saturation() {
    var history = RefreshHistory()
    for i in 0..<300 { history.record(Self.partial(Self.model.bounds), on: Self.model, at: .seconds(i)) }
    #expect(history.places.allSatisfy { $0 == 255 })
  }

  @Test("Eight places by eight, each touched when a pixel of it is")
  func places() {
    #expect(
      RefreshHistory.places(under: [PixelRect(x: 121, y: 249, width: 1, height: 1)], on: Self.model) == [63])
    #expect(
      RefreshHistory.places(under: [PixelRect(x: 0, y: 0, width: 24, height: 33)], on: Self.model) == [
        0, 1, 8, 9,
      ])
    #expect(RefreshHistory.places(under: [Self.model.bounds], on: Self.model).count == 64)
    #expect(
      RefreshHistory.places(under: [PixelRect(x: 5, y: 5, width: 0, height: 9)], on: Self.model).isEmpty)
  }
}
