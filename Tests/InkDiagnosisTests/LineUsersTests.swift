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
        RunningProgram(name: "python3", process: 41, service: nil),
        RunningProgram(name: "frame", process: 42, service: "frame.service"),
        RunningProgram(name: "badge", process: 43, service: nil),
      ])
    // Which of them has the line nobody can tell: none is stopped.
    pi.gpio.holders[24] = "lg"
    let remedy = try pi.findings().first { $0.name == "lines" }?.outcome.remedy
    #expect(remedy?.commands == ["gpioinfo | grep -w GPIO24"])
    #expect(
      remedy?.note?.hasSuffix(
        "Of the programs that run, python3 (process 41) and frame (process 42, frame.service) and badge (process 43) "
          + "have lines.") == true, "\(remedy?.note ?? "")")
  }

  @Test("our own display is not stopped for a line that something else has, whatever its program's name")
  func ownDisplay() throws {
    let pi = try FakePi()
    try program(
      pi, 41, "inkglance", cgroup: "/system.slice/inkglance.service", descriptor: "anon_inode:gpio-line")
    try pi.runDisplay()
    guard case .success(let status) = pi.display else { return #expect(Bool(false)) }
    try program(
      pi, status.process, "shelf", cgroup: "/system.slice/shelf.service", descriptor: "anon_inode:gpio-line")
    try program(
      pi, 43, "frame", cgroup: "/system.slice/frame.service", descriptor: "anon_inode:[gpio-linehandle]")
    pi.gpio.holders[24] = "lg"
    let remedy = try pi.findings().first { $0.name == "lines" }?.outcome.remedy
    #expect(
      remedy?.commands == ["gpioinfo | grep -w GPIO24", "sudo systemctl stop frame.service"])
    #expect(
      remedy?.note?.hasSuffix("Of the programs that run, frame (process 43, frame.service) has lines.")
        == true)
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
