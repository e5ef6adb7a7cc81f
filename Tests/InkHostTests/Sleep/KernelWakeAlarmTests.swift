import Foundation
import InkLinux
import Testing

@testable import InkHost

@Suite struct KernelWakeAlarmTests {
  static let now = Date(timeIntervalSince1970: 1_796_042_700)

  /// A /sys with these clocks, each with its files.
  private static func withClocks(
    _ clocks: [String: [String: String]], _ body: (_ system: SystemTree, _ root: URL) throws -> Void
  ) throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "rtc-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    for (clock, files) in clocks {
      let folder = root.appending(path: "class/rtc/\(clock)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (name, text) in files {
        try "\(text)\n".write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
      }
    }
    try body(SystemTree(dev: "/dev", sys: root.path), root)
  }

  /// A clock an hour ahead of the system's time, as one that keeps local time is.
  private static let ahead = ["name": "rtc-pcf85063 1-0051", "since_epoch": "1796046300", "wakealarm": ""]
  private static let deaf = ["name": "rtc-ds1307 1-0068", "since_epoch": "1796042700"]

  @Test("Of two clocks that is taken which can wake the machine, and the alarm set by how far it lies ahead")
  func ahead() throws {
    try Self.withClocks(["rtc0": Self.deaf, "rtc1": Self.ahead]) { system, root in
      let alarm = try KernelWakeAlarm(named: nil, in: system) { Self.now }
      #expect(alarm.name == "rtc1 (rtc-pcf85063 1-0051)")
      #expect(try alarm.time() == Self.now + 3600)
      #expect(try alarm.read() == nil)
      try alarm.set(Self.now + 600)
      let file = root.appending(path: "class/rtc/rtc1/wakealarm")
      #expect(try String(contentsOf: file, encoding: .utf8) == "1796046900\n")
      #expect(try alarm.read() == Self.now + 600)
    }
  }

  @Test("A clock that is named is taken, and says so when it cannot wake the machine")
  func named() throws {
    try Self.withClocks(["rtc0": Self.deaf, "rtc1": Self.ahead]) { system, _ in
      let alarm = try KernelWakeAlarm(named: "rtc0", in: system) { Self.now }
      #expect(try alarm.time() == Self.now)
      #expect(throws: RTCError.noAlarm("rtc0")) { try alarm.set(Self.now + 600) }
      #expect(throws: RTCError.noAlarm("rtc0")) { try alarm.read() }
    }
  }

  @Test("Without any clock that can wake the machine there is no alarm", arguments: [[], ["rtc0"]])
  func none(clocks: [String]) throws {
    try Self.withClocks(Dictionary(uniqueKeysWithValues: clocks.map { ($0, Self.deaf) })) { system, _ in
      #expect(throws: RTCError.missing(nil)) { try KernelWakeAlarm(named: nil, in: system) { Self.now } }
    }
  }
}
