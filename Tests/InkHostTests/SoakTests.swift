import Foundation
import InkBitmap
import InkSimulation
import InkTimelines
import Testing

@testable import InkHost

/// Weeks and years of a desk in simulated time, with everything going wrong now and then.
///
/// Two hours with the other tests; `scripts/soak` runs a year, optimised, in minutes.
@MainActor @Suite("Soak") struct SoakTests {
  nonisolated static let days =
    Double(ProcessInfo.processInfo.environment["INKGLANCE_SOAK_DAYS"] ?? "") ?? 1.0 / 12

  /// Numbers that are the same at every run.
  struct Dice {
    var state: UInt64 = 20_270_101

    /// True once in `sides` throws.
    mutating func hits(_ sides: UInt64) -> Bool {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % sides == 0
    }
  }

  /// What a soak has seen.
  final class Record {
    var refreshes: [Int: Int] = [:]
    var lastClockDraw = Date.distantPast
    var waits = 0
    var faults = 0
    var wrong: [String] = []
    var memoryEarly = 0

    func note(_ what: String, _ date: Date) {
      if wrong.count < 20 { wrong.append("\(date.formatted(.iso8601)): \(what)") }
    }
  }

  @Test(
    "No minute is missed, no wake is for nothing, the panel is never left powered, and memory stays",
    .timeLimit(.minutes(60)))
  func soak() async throws {
    // Just before the clocks change in spring.
    let start = try Date("2027-03-28T00:10:00Z", strategy: .iso8601)
    let end = start.addingTimeInterval(Self.days * 86_400)
    let card = SimulatedMedium()
    let keeper = StateKeeper(board: "soak", panel: "waveshare-2in13-v4", files: card)
    let it = try DisplayHostTests.handheld(startingAt: start, state: keeper) {
      $0.timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
      $0.ticks.refreshesPerDay = 1800
      $0.ticks.quietHours = QuietHours(["sun 03:00-05:00"].compactMap { try? QuietHours.Window(parsing: $0) })
    }
    let (board, clock, host) = (it.board, it.clock, it.host)
    board.wires.isRecording = false
    board.battery.isPlugged = true
    let record = Record()
    var dice = Dice()
    var isGaugeAway = false
    host.onTick = { report in
      if report.drawn.contains("clock") { record.lastClockDraw = report.date }
      if report.refresh != nil {
        record.refreshes[Int(board.clock.now.components.seconds / 86_400), default: 0] += 1
      }
      if !report.problems.isEmpty { board.wires.busyFault = nil }
    }
    clock.onWait = { _ in
      let now = clock.now
      record.waits += 1
      if !board.panelIsSafe { record.note("the panel is powered", now) }
      if !board.misuses.isEmpty { record.note("\(board.misuses[0])", now) }
      let isSettled = host.retry == nil && !host.isQuiet
      if isSettled, host.scheduler.nextAffordableRefresh <= now {
        if (record.lastClockDraw.timeIntervalSince1970 / 60).rounded(.down)
          < ((now.timeIntervalSince1970 - 1) / 60).rounded(.down)
        {
          record.note("the clock shows \(record.lastClockDraw.formatted(.iso8601))", now)
        }
        if board.glass.frame != host.picture.plane(0).rotated(by: .right) {
          record.note("the glass differs", now)
        }
      }
      if record.memoryEarly == 0, now > start.addingTimeInterval(Self.days * 8640) {
        record.memoryEarly = Self.memory
      }
      if now >= end { return .stop }
      guard host.refreshes > 2 else { return nil }
      // Once an hour or two something goes wrong.
      if dice.hits(90) {
        record.faults += 1
        board.wires.busyFault = .stuck(.high)
      }
      if dice.hits(70) {
        record.faults += 1
        isGaugeAway.toggle()
        if isGaugeAway {
          board.bus.detach(at: 0x36)
        } else {
          board.gauge.attach(to: board.bus, battery: board.battery)
        }
      }
      if dice.hits(300) {
        // Sleep of an hour.
        record.faults += 1
        board.advance(by: .seconds(3600))
        return nil
      }
      if dice.hits(200) {
        record.faults += 1
        clock.epoch += dice.hits(2) ? 90 : -90
        return .clockChanged
      }
      return nil
    }
    try await host.run()

    #expect(record.wrong.isEmpty, "\(record.wrong.joined(separator: "\n"))")
    #expect(board.panelIsSafe)
    #expect(record.refreshes.values.allSatisfy { $0 <= 1800 })
    // A wait for the minute, one for the gauge where that falls beside it, and what faults bring.
    let minutes = board.clock.now.components.seconds / 60
    #expect(
      record.waits <= Int(minutes) * 5 / 2 + 20 * record.faults + 20,
      "\(record.waits) waits in \(minutes) minutes")
    #expect(
      host.refreshes >= Int(Double(minutes) * 0.7) - 130, "\(host.refreshes) refreshes in \(minutes) minutes")
    #expect(card.steps / 4 <= Int(minutes) / 60 * 5 + 5)
    if Self.days >= 1 {
      #expect(Self.memory - record.memoryEarly < 64 << 20, "from \(record.memoryEarly) to \(Self.memory)")
    }
  }

  /// Bytes of this process that are in memory (proc(5), statm).
  static var memory: Int {
    let fields = FileManager.default.contents(atPath: "/proc/self/statm").map {
      String(decoding: $0, as: UTF8.self)
    }
    return (fields?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0)
      * sysconf(Int32(_SC_PAGESIZE))
  }
}
