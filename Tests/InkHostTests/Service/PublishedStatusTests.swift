import Foundation
import InkBuses
import Testing

@testable import InkHost

@MainActor @Suite("PublishedStatus")
struct PublishedStatusTests {
  private func service(_ it: DisplayHostTests.Handheld) -> DisplayService {
    DisplayService(
      it.host, identity: .init(program: "inkglance", version: "1", board: "desk", panel: "a-panel"),
      file: nil,
      manager: ServiceManager(signOfLife: nil) { _ in 1 })
  }

  @Test("a client that asks in the midst of a refresh is answered, and told of the refresh")
  func duringRefresh() async throws {
    let path = NSTemporaryDirectory() + "ink-" + UUID().uuidString.prefix(8) + "/control.sock"
    let wires = CountedWires()
    let it = try DisplayHostTests.handheld(hasGauge: false, watch: wires.counting)
    let service = service(it)
    try service.listen(at: path)
    var answers: [DisplayStatus] = []
    wires.onStep = { step in
      // The main actor is at work: whoever answers here does not need it.
      guard step == 20 || step == 40 else { return }
      let answer = try? ControlClient.ask(ControlRequest(.status), at: [path], within: .seconds(10))
      if let status = answer?.status { answers.append(status) }
    }
    try await service.run(refreshes: 2)
    #expect(answers.count == 2)
    #expect(answers.first?.refreshing?.plan == "full")
    #expect(answers.first?.refreshing?.reason == "first picture since the start")
    #expect(answers.first?.refreshing?.since == DisplayHostTests.start)
    #expect(answers.first?.panel.refreshesSinceStart == 0)
    #expect(answers.last?.refreshing != nil)
    #expect(service.status.refreshing == nil)
  }

  @Test("ages grow while nothing else happens, and unknown ones stay so")
  func later() async throws {
    let it = try DisplayHostTests.handheld()
    let service = service(it)
    try await service.run(refreshes: 1)
    var status = service.status
    status.widgets[0].ageSeconds = nil
    let later = status.later(by: 90.5)
    #expect(later.date.timeIntervalSince(status.date) == 90.5)
    #expect(later.widgets[0].ageSeconds == nil)
    let age = try #require(status.widgets[1].ageSeconds)
    #expect(later.widgets[1].ageSeconds == age + 90)
    let read = try #require(status.battery?.ageSeconds)
    #expect(later.battery?.ageSeconds == read + 90)
    #expect(status.later(by: 0.5) == status)
  }

  @Test("the status tells the budget, the clock's verdict and the battery's policy")
  func rules() async throws {
    let it = try DisplayHostTests.handheld {
      $0.ticks.refreshesPerDay = 48
      $0.ticks.minimumRefreshInterval = .seconds(30)
      $0.battery.switchesOff = true
    }
    let service = service(it)
    try await service.run(refreshes: 2)
    let status = service.status
    #expect(status.budget.perDay == 48)
    #expect(status.budget.left == 2)
    #expect(status.budget.nextAt == nil)
    #expect(status.budget.minimumIntervalSeconds == 30)
    #expect(status.clock == .init(verdict: "trusted", timeZone: "GMT"))
    #expect(status.batteryPolicy?.level == "normal")
    #expect(status.batteryPolicy?.powerOff == 3)
    #expect(status.batteryPolicy?.cells == 1)
    #expect(status.batteryPolicy?.powerOffAt == nil)
  }
}
