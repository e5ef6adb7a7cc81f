import Glibc
import InkErrors
import Testing

@testable import InkLinux

@Suite struct LinuxRTCTests {
  /// Two clocks: the first cannot wake the machine, the second can.
  static func tree() throws -> FakeTree {
    let tree = try FakeTree()
    try tree.write("rtc-pcf8523 1-0068\n", to: "sys/class/rtc/rtc0/name")
    try tree.write("1796042700\n", to: "sys/class/rtc/rtc0/since_epoch")
    try tree.write("rpi-rtc soc:rpi_rtc\n", to: "sys/class/rtc/rtc1/name")
    try tree.write("1796042700\n", to: "sys/class/rtc/rtc1/since_epoch")
    try tree.write("", to: "sys/class/rtc/rtc1/wakealarm")
    return tree
  }

  @Test("The clocks, and those that can wake the machine")
  func all() throws {
    let tree = try Self.tree()
    #expect(LinuxRTC.all(in: tree.system).map(\.name) == ["rtc0", "rtc1"])
    #expect(LinuxRTC.withAlarm(in: tree.system).map(\.name) == ["rtc1"])
    #expect(LinuxRTC("rtc1", in: tree.system).chip == "rpi-rtc soc:rpi_rtc")
    #expect(LinuxRTC("rtc7", in: tree.system).chip == nil)
  }

  @Test("An alarm is set, read and taken away, in seconds since 1970")
  func alarm() throws {
    let tree = try Self.tree()
    let clock = LinuxRTC("rtc1", in: tree.system)
    #expect(try clock.now() == 1_796_042_700)
    #expect(try clock.alarm() == nil)
    try clock.setAlarm(1_796_043_300)
    #expect(tree.system.attribute("class/rtc/rtc1/wakealarm") == "1796043300")
    #expect(try clock.alarm() == 1_796_043_300)
    try clock.setAlarm(nil)
    #expect(try clock.alarm() == nil)
  }

  @Test("What a clock cannot do is an error, and no alarm")
  func errors() throws {
    let tree = try Self.tree()
    #expect(throws: RTCError.noAlarm("rtc0")) { try LinuxRTC("rtc0", in: tree.system).alarm() }
    #expect(throws: RTCError.noAlarm("rtc0")) { try LinuxRTC("rtc0", in: tree.system).setAlarm(1) }
    #expect(throws: RTCError.missing("rtc7")) { try LinuxRTC("rtc7", in: tree.system).now() }
    #expect(throws: RTCError.missing("rtc7")) { try LinuxRTC("rtc7", in: tree.system).setAlarm(1) }
    try tree.write("soon\n", to: "sys/class/rtc/rtc1/wakealarm")
    #expect(throws: RTCError.unreadable("class/rtc/rtc1/wakealarm")) {
      try LinuxRTC("rtc1", in: tree.system).alarm()
    }
  }

  @Test(
    "Who may not write is told so, also where /sys is read-only",
    arguments: [(EACCES, true), (EPERM, true), (EROFS, true), (EINVAL, false), (EIO, false)])
  func forbidden(number: Int32, isForbidden: Bool) {
    #expect(RTCError(number, "f") == (isForbidden ? .forbidden("f") : .refused("f", number)))
  }

  static let texts: [(RTCError, InkErrors.ExitStatus, String)] = [
    (
      .missing(nil), .deviceUnavailable,
      """
      No real-time clock can wake this machine.
        likely cause: The board has none, or its overlay is not in config.txt.
        what to do: See what is there with: cat /sys/class/rtc/*/name
      """
    ),
    (
      .missing("rtc7"), .deviceUnavailable,
      """
      There is no real-time clock "rtc7".
        likely cause: The board has none, or its overlay is not in config.txt.
        what to do: See what is there with: cat /sys/class/rtc/*/name
      """
    ),
    (
      .noAlarm("rtc0"), .deviceUnavailable,
      """
      The real-time clock "rtc0" cannot wake the machine.
        likely cause: Its interrupt is not connected, or its driver was not told of it.
        what to do: Add wakeup-source to its dtoverlay line in /boot/firmware/config.txt and restart.
      """
    ),
    (
      .forbidden("/sys/class/rtc/rtc0/wakealarm"), .noPermission,
      """
      The alarm cannot be set: this user may not write to /sys/class/rtc/rtc0/wakealarm.
        likely cause: No udev rule gives the file to a group of this user, or /sys is read-only for the service.
        what to do: Run: sudo chgrp gpio /sys/class/rtc/rtc0/wakealarm && sudo chmod g+w /sys/class/rtc/rtc0/wakealarm. A service needs ReadWritePaths=/sys/class/rtc/rtc0/wakealarm as well.
      """
    ),
    (
      .unreadable("class/rtc/rtc0/since_epoch"), .deviceUnavailable,
      """
      What class/rtc/rtc0/since_epoch says is no time.
        likely cause: The clock has lost its battery, or does not answer.
        what to do: Look at: sudo dmesg | grep rtc
      """
    ),
    (
      .refused("/sys/class/rtc/rtc0/wakealarm", 22), .deviceUnavailable,
      """
      The kernel did not take the alarm written to /sys/class/rtc/rtc0/wakealarm (error 22).
        likely cause: The moment is past for this clock, or its chip does not answer.
        what to do: Compare `date` with `cat /sys/class/rtc/*/date`, and look at: sudo dmesg | grep rtc
      """
    ),
  ]

  @Test("What is told says what happened, why, and what to do", arguments: texts)
  func text(error: RTCError, status: InkErrors.ExitStatus, text: String) {
    #expect(error.description == text)
    #expect(error.exitStatus == status)
  }
}
