import Foundation
import InkViews
import Testing

@testable import InkTimelines

@Suite struct WidgetCenterTests {
  final class Wakes: @unchecked Sendable {
    private let lock = NSLock()
    private var calls = 0
    var count: Int { lock.withLock { calls } }
    func wake() { lock.withLock { calls += 1 } }
  }

  func requests(_ kinds: Set<String>, all: Bool = false) -> WidgetReloads {
    var requests = WidgetReloads()
    requests.kinds = kinds
    requests.isForAll = all
    return requests
  }

  @Test("Requests gather until they are taken; the host is woken once")
  func requests_gather() {
    let center = WidgetCenter()
    let wakes = Wakes()
    center.connect(WidgetCenter.Host(wake: wakes.wake, placements: { [] }))
    #expect(wakes.count == 0)
    center.reloadTimelines(ofKind: "a")
    center.reloadTimelines(ofKind: "b")
    center.reloadTimelines(ofKind: "a")
    #expect(wakes.count == 1)
    #expect(center.takeRequests() == requests(["a", "b"]))
    #expect(center.takeRequests().isEmpty)
    center.reloadAllTimelines()
    #expect(wakes.count == 2)
    #expect(center.takeRequests() == requests([], all: true))
  }

  @Test("Requests made before the host runs wake it when it connects")
  func requests_wait() {
    let center = WidgetCenter()
    center.reloadTimelines(ofKind: "a")
    let wakes = Wakes()
    center.connect(WidgetCenter.Host(wake: wakes.wake, placements: { [] }))
    #expect(wakes.count == 1)
    center.connect(nil)
    center.reloadTimelines(ofKind: "b")
    #expect(wakes.count == 1)
    #expect(center.takeRequests() == requests(["a", "b"]))
  }

  @Test("The placed widgets are the host's, none while it does not run")
  func placements_areTheHosts() async throws {
    let center = WidgetCenter()
    #expect(try await center.currentConfigurations().isEmpty)
    let placed = [
      WidgetInfo(kind: "a", family: .accessoryInline), WidgetInfo(kind: "b", family: .systemSmall),
    ]
    center.connect(WidgetCenter.Host(wake: {}, placements: { placed }))
    #expect(try await center.currentConfigurations() == placed)
    let answer = await withCheckedContinuation { continuation in
      center.getCurrentConfigurations { continuation.resume(returning: $0) }
    }
    #expect(try answer.get() == placed)
  }

  @Test("The scheduler reloads what was asked for")
  func requests_reachScheduler() {
    let noon = instant("2024-02-29T12:00:00Z")
    var host = SimulatedHost(noon) { _, now in .timeline([now], .never, after: 0) }
    host.place(3)
    host.run(until: noon.addingTimeInterval(60))
    host.scheduler.requestReloads(requests(["kind1", "kind2", "kind9"]), at: host.now)
    host.run(until: noon.addingTimeInterval(120))
    host.scheduler.requestReloads(requests(["kind1"], all: true), at: host.now)
    host.run(until: noon.addingTimeInterval(180))
    #expect(
      host.reloads(since: noon).dropFirst() == [
        "60: #1 widget center; #2 widget center", "120: #0 widget center; #1 widget center; #2 widget center",
      ])
  }
}
