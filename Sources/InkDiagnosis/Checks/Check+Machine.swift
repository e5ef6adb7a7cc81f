import Foundation

extension Check {
  /// What the machine is and what runs on it.
  static func machine(_ subject: Subject) -> Check {
    Check("machine") {
      let machine = subject.machine
      let system = machine.lines(of: "\(machine.etc)/os-release")
        .first { $0.hasPrefix("PRETTY_NAME=") }
        .map { $0.dropFirst("PRETTY_NAME=".count).filter { $0 != "\"" } }
      let kernel = machine.lines(of: "\(machine.proc)/sys/kernel/osrelease").first.map { "Linux \($0)" }
      let rest = [system, kernel].compactMap { $0 }.joined(separator: ", ")
      if let model = machine.system.machine {
        return .passed([model, rest].filter { !$0.isEmpty }.joined(separator: ", "))
      }
      let fact = "no device tree" + (rest.isEmpty ? "" : "; \(rest)")
      if subject.isSimulated { return .passed(fact) }
      return .warned(
        fact,
        Remedy(
          "This is no Raspberry Pi and no board of its kind; adapters may still give it SPI, I2C and lines."))
    }
  }
}
