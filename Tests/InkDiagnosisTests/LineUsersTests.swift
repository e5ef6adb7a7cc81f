import Foundation
import Testing

@testable import InkDiagnosis

struct LineUsersTests {
  /// A process as /proc shows it.
  private func program(_ pi: FakePi, _ id: Int, _ name: String, cgroup: String, descriptor: String) throws {
    try pi.file("proc/\(id)/comm", "\(name)\n")
    try pi.file("proc/\(id)/cgroup", "0::\(cgroup)\n")
    try pi.file("proc/\(id)/fd/0", "")
    try FileManager.default.createSymbolicLink(
      atPath: "\(pi.root)/proc/\(id)/fd/3", withDestinationPath: descriptor)
  }

  @Test("programs that have lines are found by their descriptors, services by their control group")
  func users() throws {
    let pi = try FakePi()
    try program(pi, 40, "bash", cgroup: "/user.slice", descriptor: "/dev/gpiochip0")
    try program(
      pi, 41, "python3", cgroup: "/user.slice/user-1000.slice/session-1.scope",
      descriptor: "anon_inode:gpio-line")
    try program(
      pi, 42, "frame", cgroup: "/system.slice/frame.service", descriptor: "anon_inode:[gpio-linehandle]")
    try program(
      pi, 43, "badge", cgroup: "/user.slice/user-1000.slice/user@1000.service/app.slice/badge.service",
      descriptor: "anon_inode:gpio-event")
    #expect(
      pi.machine.lineUsers() == [
        Machine.LineUser(name: "python3", process: 41, service: nil),
        Machine.LineUser(name: "frame", process: 42, service: "frame.service"),
        Machine.LineUser(name: "badge", process: 43, service: nil),
      ])
    pi.gpio.holders[24] = "lg"
    let finding = try pi.findings().first { $0.name == "lines" }
    #expect(
      finding?.outcome.remedy?.commands.suffix(3) == [
        "sudo kill 41", "sudo systemctl stop frame.service", "sudo kill 43",
      ])
  }

  @Test("where none can be seen, root is asked, and root is not told to ask root")
  func unseen() throws {
    let pi = try FakePi()
    pi.gpio.holders[24] = "lg"
    func commands() throws -> [String]? {
      try pi.findings().first { $0.name == "lines" }?.outcome.remedy?.commands
    }
    #expect(try commands() == ["gpioinfo | grep -w GPIO24", "sudo inkglance diagnose"])
    pi.machine.user.id = 0
    #expect(try commands() == ["gpioinfo | grep -w GPIO24"])
  }
}
