import Foundation
import InkBuses
import InkLinux

extension Check {
  /// Whether this user may use every node that is needed and there.
  static func permissions(_ subject: Subject) -> Check {
    Check("permissions") {
      let machine = subject.machine
      var nodes = [subject.spiNode] + (subject.i2cBus.map { ["/dev/i2c-\($0)"] } ?? [])
      nodes += SystemTree.names(in: machine.system.dev).filter { $0.hasPrefix("gpiochip") }.map {
        "/dev/\($0)"
      }
      nodes = nodes.filter { machine.exists(machine.system.node($0)) }
      guard !nodes.isEmpty else { return .skipped("there is no node to ask about") }
      let closed = nodes.filter { !machine.mayUse(machine.system.node($0)) }
      guard let first = closed.first else {
        return .passed("\(machine.user.name) may use \(nodes.joined(separator: ", "))")
      }
      let fact = "\(machine.user.name) may not use \(closed.joined(separator: ", "))"
      let groups = closed.compactMap { machine.groupName(of: machine.system.node($0)) }
      let joined = groups.filter { machine.groupMembers($0).contains(machine.user.name) }
      if !groups.isEmpty, joined.count == groups.count {
        return .failed(
          fact,
          Remedy(
            "The user is in \(joined.unique.joined(separator: ", ")), but has not logged in since joining.",
            commands: ["exec su -l $USER"]))
      }
      let missing = groups.filter { !joined.contains($0) }.unique
      if !missing.isEmpty, !missing.contains("root") {
        return .failed(
          fact,
          Remedy(
            "The user is not in \(missing.joined(separator: ", ")). It counts from the next login on.",
            commands: ["sudo usermod -aG \(missing.joined(separator: ",")) $USER", "exec su -l $USER"]))
      }
      let error = BusError(.noPermission(group: groups.first), node: first, operation: "open")
      return .failed(fact, Remedy(error.explanation))
    }
  }
}

extension Machine {
  /// The name of a file's group, by this machine's own list; nil where it has none.
  public func groupName(of path: String) -> String? {
    guard let group = ownership(path)?.group else { return nil }
    return groupEntries.first { $0.id == group }?.name
  }

  /// Who is listed in a group.
  func groupMembers(_ name: String) -> [String] { groupEntries.first { $0.name == name }?.members ?? [] }

  private var groupEntries: [(name: String, id: UInt32, members: [String])] {
    lines(of: "\(etc)/group").compactMap { line in
      let fields = line.split(separator: ":", omittingEmptySubsequences: false)
      guard fields.count == 4, let id = UInt32(fields[2]) else { return nil }
      return (String(fields[0]), id, fields[3].split(separator: ",").map(String.init))
    }
  }
}

extension [String] {
  /// Each once, in order.
  package var unique: [String] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}
