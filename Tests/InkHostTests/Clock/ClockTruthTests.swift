import Foundation
import InkErrors
import Testing

@testable import InkHost

@Suite struct ClockTruthTests {
  static let built = Date(timeIntervalSince1970: 1_790_000_000)

  static let verdicts:
    [(name: String, synchronised: Bool?, battery: Bool, after: TimeInterval, truth: ClockTruth)] = [
      ("a server was heard", true, false, 1e6, .trusted),
      ("a server was heard, the program's file is from the future", true, false, -1e6, .trusted),
      ("a battery-backed clock, no network", false, true, 1e6, .trusted),
      ("a battery-backed clock whose battery is empty", false, true, -1e6, .behind(built)),
      ("nothing keeps time, no network", false, false, 1e6, .unsynchronised),
      ("1970", false, false, -1.79e9, .behind(built)),
      ("the kernel cannot be asked", nil, false, 1e6, .trusted),
      ("the kernel cannot be asked, 1970", nil, true, -1.79e9, .behind(built)),
    ]

  @Test("A clock is believed by a server, else by the calendar and a battery", arguments: verdicts)
  func verdict(
    _ name: String, _ isSynchronised: Bool?, _ hasBattery: Bool, _ after: TimeInterval, _ truth: ClockTruth
  ) {
    let evidence = ClockEvidence(
      now: Self.built.addingTimeInterval(after), isSynchronised: isSynchronised, hasBatteryClock: hasBattery,
      earliest: Self.built)
    #expect(evidence.truth == truth)
  }

  @Test("The evidence is read from the kernel's files, and a believed clock stays so")
  func witness() throws {
    let root = NSTemporaryDirectory() + "inkglance-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: root) }
    func file(_ path: String, _ text: String) throws {
      let directory = (("\(root)/\(path)") as NSString).deletingLastPathComponent
      try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(root)/\(path)"))
    }
    var kernel: Bool? = false
    let now = Self.built.addingTimeInterval(100)
    func witness() -> ClockWitness { ClockWitness(root: root, kernelState: { kernel }, builtAt: Self.built) }
    #expect(witness().truth(at: now) == .unsynchronised)
    try file("sys/class/rtc/rtc0/hctosys", "0\n")
    #expect(witness().truth(at: now) == .unsynchronised)
    try file("sys/class/rtc/rtc1/hctosys", "1\n")
    #expect(witness().truth(at: now) == .trusted)
    #expect(witness().truth(at: .distantPast) == .behind(Self.built))
    try file("run/systemd/timesync/synchronized", "")
    #expect(witness().truth(at: .distantPast) == .trusted)
    try FileManager.default.removeItem(atPath: root)
    // Where the kernel cannot be asked, a time service that runs and has said nothing counts as a no.
    kernel = nil
    #expect(witness().truth(at: now) == .trusted)
    try FileManager.default.createDirectory(
      atPath: "\(root)/run/systemd/timesync", withIntermediateDirectories: true)
    #expect(witness().truth(at: now) == .unsynchronised)
    kernel = true
    let latched = witness()
    #expect(latched.truth(at: now) == .trusted)
    kernel = false
    #expect(latched.truth(at: now) == .trusted)
    #expect(witness().truth(at: now) == .unsynchronised)
  }

  static let zones: [(tz: String?, link: String?, name: String?)] = [
    (nil, "/usr/share/zoneinfo/Europe/Berlin", "Europe/Berlin"),
    (nil, "../usr/share/zoneinfo/America/Argentina/Buenos_Aires", "America/Argentina/Buenos_Aires"),
    ("Asia/Tokyo", "/usr/share/zoneinfo/Europe/Berlin", "Asia/Tokyo"),
    (":Asia/Tokyo", nil, "Asia/Tokyo"), ("", "/usr/share/zoneinfo/Etc/UTC", "Etc/UTC"),
    (nil, "/somewhere/else", nil), (nil, nil, nil),
  ]

  @Test("The machine's zone is what TZ says, else where /etc/localtime leads", arguments: zones)
  func zone(_ tz: String?, _ link: String?, _ name: String?) throws {
    let root = NSTemporaryDirectory() + "inkglance-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: root) }
    try FileManager.default.createDirectory(atPath: "\(root)/etc", withIntermediateDirectories: true)
    if let link {
      try FileManager.default.createSymbolicLink(atPath: "\(root)/etc/localtime", withDestinationPath: link)
    }
    #expect(SystemZone.identifier(environment: { $0 == "TZ" ? tz : nil }, root: root) == name)
  }

  static let problems: [(ClockTruth, String)] = [
    (
      .unsynchronised,
      """
      The clock is not set yet: widgets that depend on the time show their placeholder.
        likely cause: The board keeps no time without supply, and no time server has answered since it started.
        what to do: Wait for the network and see `timedatectl`; where a person sets the clock, write trust_clock = true \
      in the display file.
      """
    ),
    (
      .behind(built),
      """
      The clock reads a time before 2026-09-21 14:13:20Z, which has certainly been: widgets that depend on the time \
      show their placeholder.
        likely cause: The board keeps no time without supply, or the battery of its clock is empty.
        what to do: Wait for the network and see `timedatectl`; where a person sets the clock, write trust_clock = true \
      in the display file.
      """
    ),
    (.trusted, "The clock is right.\n  likely cause: It has been set.\n  what to do: Nothing."),
  ]

  @Test("The reason for placeholders is told", arguments: problems)
  func problem(_ truth: ClockTruth, _ text: String) {
    #expect(ClockProblem(truth: truth).description == text)
    #expect(ClockProblem(truth: truth).exitStatus == .deviceUnavailable)
  }
}

@MainActor @Suite struct ClockWatchTests {
  /// A clock that a test sets.
  final class SetClock: HostClock {
    var now = Date(timeIntervalSince1970: 1_796_042_700)
    var uptime = Duration.seconds(1000)
    var truth = ClockTruth.trusted
    func wait(until date: Date) async -> Interruption? { nil }
    nonisolated func interrupt() {}

    /// Lets time pass; `step` is added to the date alone.
    func pass(_ seconds: Double, step: Double = 0) {
      uptime += .seconds(seconds)
      now += seconds + step
    }
  }

  nonisolated static let steps: [(passed: Double, step: Double, seen: Duration?)] = [
    (60, 0, nil), (60, 0.4, nil), (60, -0.9, nil), (60, 3600, .seconds(3600)), (60, -3600, .seconds(-3600)),
    (30_000, 0, nil), (5, 1.7e9, .seconds(1.7e9)),
  ]

  @Test(
    "A set clock is noticed both ways; passing time, sleep and small corrections are not", arguments: steps)
  func step(_ passed: Double, _ step: Double, _ seen: Duration?) throws {
    let clock = SetClock()
    let watch = ClockWatch(clock, zoneName: { nil })
    clock.pass(passed, step: step)
    let events = watch.look()
    if let seen {
      guard case .stepped(let duration)? = events.first, events.count == 1 else {
        Issue.record("\(events)")
        return
      }
      #expect(abs((duration - seen).wallSeconds) < 0.001)
    } else {
      #expect(events.isEmpty)
    }
    #expect(watch.look().isEmpty)
  }

  @Test("Many small corrections never add up to a step")
  func slew() {
    let clock = SetClock()
    let watch = ClockWatch(clock, zoneName: { nil })
    for _ in 0..<100 {
      clock.pass(60, step: 0.5)
      #expect(watch.look().isEmpty)
    }
  }

  @Test("A clock that is not believed is looked at every 15 s until it is, and then no more")
  func truth() {
    let clock = SetClock()
    clock.truth = .unsynchronised
    let watch = ClockWatch(clock, zoneName: { nil })
    #expect(watch.nextLook(after: clock.now) == clock.now.addingTimeInterval(15))
    #expect(watch.look().isEmpty)
    clock.truth = .trusted
    #expect(watch.look() == [.judged(.trusted)])
    #expect(watch.nextLook(after: clock.now) == nil)
    clock.truth = .unsynchronised
    #expect(watch.look().isEmpty)
  }

  @Test("A zone that the machine is moved to is noticed once")
  func zone() throws {
    var name: String? = "Europe/Berlin"
    let watch = ClockWatch(SetClock(), zoneName: { name })
    #expect(watch.look().isEmpty)
    name = "Asia/Tokyo"
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    #expect(watch.look() == [.zoneChanged(tokyo)])
    name = nil
    #expect(watch.look().isEmpty)
    name = "No/Where"
    #expect(watch.look().isEmpty)
  }
}
