import Foundation

extension Machine {
  /// True where a program listens at a TCP port, of whatever address.
  public func isListening(at port: UInt16) -> Bool { !listeners(at: port).isEmpty }

  /// The program that listens at a TCP port; nil where none does, or none that this user may look at.
  public func listener(at port: UInt16) -> RunningProgram? {
    let sockets = Set(listeners(at: port).map { "socket:[\($0)]" })
    return sockets.isEmpty ? nil : programs { sockets.contains($0) }.first
  }

  /// A remedy with what stops the program that has a port, named where it can be seen.
  public func freeing(_ port: UInt16, _ remedy: Remedy) -> Remedy {
    guard let program = listener(at: port) else { return askingRoot(remedy) }
    return Remedy(
      "\(program.title) listens there. \(remedy.note ?? "")", commands: remedy.commands + [program.end])
  }

  /// The numbers of the sockets that listen at a port (Linux, Documentation/networking/proc_net_tcp.rst).
  private func listeners(at port: UInt16) -> [Substring] {
    ["tcp", "tcp6"].flatMap { lines(of: "\(proc)/net/\($0)") }.compactMap { line in
      let fields = line.split(separator: " ")
      // Its own address and port, the other side's, and the state, of which 0A is LISTEN.
      guard fields.count > 9, fields[3] == "0A", let colon = fields[1].lastIndex(of: ":"),
        UInt16(fields[1][fields[1].index(after: colon)...], radix: 16) == port
      else { return nil }
      return fields[9]
    }
  }
}
