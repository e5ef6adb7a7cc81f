import Foundation
import InkLinux

extension Machine {
  /// A program that has lines of a GPIO chip.
  struct LineUser: Equatable {
    let name: String
    let process: Int
    /// The system's service it belongs to, which would start it again; nil where it belongs to none, or to a user's,
    /// which the system's `systemctl` does not know.
    let service: String?

    /// The command that ends it.
    var end: String { service.map { "sudo systemctl stop \($0)" } ?? "sudo kill \(process)" }
  }

  /// Programs that have lines, as far as this user may look: its own, as root everybody's.
  ///
  /// The kernel names the descriptor of a line "gpio-line", with its older interface "gpio-linehandle" and "gpio-event"
  /// (Linux, drivers/gpio/gpiolib-cdev.c).
  func lineUsers() -> [LineUser] {
    let files = FileManager.default
    let processes = ((try? files.contentsOfDirectory(atPath: proc)) ?? []).compactMap { Int($0) }.sorted()
    return processes.filter { $0 != Int(getpid()) || !root.isEmpty }.compactMap { process in
      let directory = "\(proc)/\(process)/fd"
      let holds = ((try? files.contentsOfDirectory(atPath: directory)) ?? []).contains { descriptor in
        let target = (try? files.destinationOfSymbolicLink(atPath: "\(directory)/\(descriptor)")) ?? ""
        return ["gpio-line", "gpio-linehandle", "gpio-event"].contains {
          target.hasSuffix(":\($0)") || target.hasSuffix("[\($0)]")
        }
      }
      guard holds else { return nil }
      let group = lines(of: "\(proc)/\(process)/cgroup").last.map(String.init) ?? ""
      let unit = group.contains("/user@") ? nil : group.split(separator: "/").last.map(String.init)
      return LineUser(
        name: lines(of: "\(proc)/\(process)/comm").first.map(String.init) ?? "?", process: process,
        service: unit.flatMap { $0.hasSuffix(".service") ? $0 : nil })
    }
  }

  /// A remedy with what stops the program that has lines: by name where it can be seen, else how it is.
  ///
  /// Which lines a program has cannot be seen: where several have some they are named, and none is stopped. A display's
  /// lines have another holder: `display` is the process of the one that runs, nil where none answers.
  func stopping(_ remedy: Remedy, besides display: Int?) -> Remedy {
    let users = lineUsers().filter { $0.name != LinuxGPIOChip.consumer && $0.process != display }
    guard !users.isEmpty else {
      guard user.id != 0 else { return remedy }
      return Remedy(
        "\(remedy.note ?? "") The last command, as root, names the process.".trimmingCharacters(
          in: .whitespaces),
        commands: remedy.commands + ["sudo inkglance diagnose"])
    }
    let names = users.map { "\($0.name) (process \($0.process)\($0.service.map { ", \($0)" } ?? ""))" }
    let verb = users.count == 1 ? "has" : "have"
    return Remedy(
      "\(remedy.note ?? "") Of the programs that run, \(names.joined(separator: " and ")) \(verb) lines.",
      commands: remedy.commands + (users.count == 1 ? users.map(\.end) : []))
  }
}
