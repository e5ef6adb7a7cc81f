import Foundation
import InkLinux

extension Machine {
  /// Programs that have a file of that name open, as far as this user may look: its own, as root everybody's.
  ///
  /// Names are the kernel's: "socket:[4711]", "/dev/spidev0.0".
  func programs(with isMeant: (String) -> Bool) -> [RunningProgram] {
    let files = FileManager.default
    let processes = ((try? files.contentsOfDirectory(atPath: proc)) ?? []).compactMap { Int($0) }.sorted()
    return processes.filter { $0 != Int(getpid()) || !root.isEmpty }.compactMap { process in
      let directory = "\(proc)/\(process)/fd"
      let holds = ((try? files.contentsOfDirectory(atPath: directory)) ?? []).contains { descriptor in
        isMeant((try? files.destinationOfSymbolicLink(atPath: "\(directory)/\(descriptor)")) ?? "")
      }
      guard holds else { return nil }
      let group = lines(of: "\(proc)/\(process)/cgroup").last.map(String.init) ?? ""
      let unit = group.contains("/user@") ? nil : group.split(separator: "/").last.map(String.init)
      return RunningProgram(
        name: lines(of: "\(proc)/\(process)/comm").first.map(String.init) ?? "?", process: process,
        service: unit.flatMap { $0.hasSuffix(".service") ? $0 : nil })
    }
  }

  /// Programs that have lines of a GPIO chip.
  ///
  /// The kernel names the descriptor of a line "gpio-line", with its older interface "gpio-linehandle" and "gpio-event"
  /// (Linux, drivers/gpio/gpiolib-cdev.c).
  func lineUsers() -> [RunningProgram] {
    programs { target in
      ["gpio-line", "gpio-linehandle", "gpio-event"].contains {
        target.hasSuffix(":\($0)") || target.hasSuffix("[\($0)]")
      }
    }
  }

  /// A remedy with what stops the program that has lines: by name where it can be seen, else how it is.
  ///
  /// Which lines a program has cannot be seen: where several have some they are named, and none is stopped. A display's
  /// lines have another holder: `display` is the process of the one that runs, nil where none answers.
  func stopping(_ remedy: Remedy, besides display: Int?) -> Remedy {
    let users = lineUsers().filter { $0.name != LinuxGPIOChip.consumer && $0.process != display }
    guard !users.isEmpty else { return askingRoot(remedy) }
    let names = users.map(\.title).joined(separator: " and ")
    let verb = users.count == 1 ? "has" : "have"
    return Remedy(
      "\(remedy.note ?? "") Of the programs that run, \(names) \(verb) lines.",
      commands: remedy.commands + (users.count == 1 ? users.map(\.end) : []))
  }

  /// A remedy for what some program has that this user may not see.
  func askingRoot(_ remedy: Remedy) -> Remedy {
    guard user.id != 0 else { return remedy }
    return Remedy(
      "\(remedy.note ?? "") The last command, as root, names the process.".trimmingCharacters(
        in: .whitespaces),
      commands: remedy.commands + ["sudo inkglance diagnose"])
  }
}
