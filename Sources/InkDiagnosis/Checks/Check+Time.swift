import Foundation

extension Check {
  /// Whether the time zone is set and its rules are there.
  static func timeZone(_ subject: Subject) -> Check {
    Check("time zone") {
      let machine = subject.machine
      if let wanted = subject.timeZone {
        if machine.exists("\(machine.zones)/\(wanted)") {
          return loaded(wanted, "from the display file", machine)
        }
        return .failed(
          "the rules of \(wanted) are not on this machine",
          Remedy("Times would be shown in UTC.", commands: ["sudo apt install tzdata"]))
      }
      let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "\(machine.etc)/localtime")
      if let zone = link?.range(of: "/zoneinfo/").map({ link?[$0.upperBound...] ?? "" }) {
        if machine.exists("\(machine.zones)/\(zone)") {
          return loaded(String(zone), "from the machine", machine)
        }
        return .failed(
          "the rules of \(zone) are not on this machine",
          Remedy("Times would be shown in UTC.", commands: ["sudo apt install tzdata"]))
      }
      if machine.exists("\(machine.etc)/localtime") { return .passed("set by /etc/localtime") }
      return .warned(
        "none is set, so times are shown in UTC",
        Remedy(
          "Set the machine's, or write `time_zone` in the display file.",
          commands: ["sudo timedatectl set-timezone Europe/Berlin"]))
    }
  }

  /// A zone whose file is there: whether the program has its rules.
  private static func loaded(_ name: String, _ origin: String, _ machine: Machine) -> Outcome {
    let now = machine.now()
    guard let zone = machine.zone(name) else {
      return .failed(
        "the rules of \(name) are there, and cannot be loaded",
        Remedy(
          "The program was built without them, or their file is damaged: times are shown in UTC.",
          commands: ["sudo apt install --reinstall tzdata"]))
    }
    let minutes = zone.secondsFromGMT(for: now) / 60
    let part = minutes % 60 == 0 ? "" : ":\(abs(minutes % 60))"
    return .passed("\(name), \(origin), UTC\(minutes < 0 ? "-" : "+")\(abs(minutes / 60))\(part) today")
  }

  /// Whether the clock is right, as far as the machine knows.
  static func clock(_ subject: Subject) -> Check {
    Check("clock") {
      let machine = subject.machine
      let now = machine.now()
      let day = now.formatted(.iso8601.year().month().day())
      if now < plausible {
        return .failed(
          "it stands at \(day)",
          Remedy(
            "The machine has no clock that runs while it is off, and the network has not set it yet.",
            commands: ["sudo timedatectl set-ntp true", "timedatectl"]))
      }
      if machine.exists("\(machine.run)/systemd/timesync/synchronized") {
        return .passed("synchronised, \(day)")
      }
      for (file, daemon) in [
        ("chrony/chronyd.pid", "chrony"), ("chronyd.pid", "chrony"), ("ntpd.pid", "ntpd"),
      ]
      where machine.exists("\(machine.run)/\(file)") {
        return .passed("kept by \(daemon), \(day)")
      }
      guard machine.exists("\(machine.run)/systemd/system") else {
        return .skipped("this system does not tell whether it is synchronised; it is \(day)")
      }
      return .warned(
        "not synchronised; it is \(day)",
        Remedy(
          "The network was not reached since the start, or time synchronisation is off.",
          commands: ["sudo timedatectl set-ntp true", "timedatectl"]))
    }
  }

  /// 2025-01-01: no machine that runs this program can rightly be earlier.
  private static let plausible = Date(timeIntervalSince1970: 1_735_689_600)
}
