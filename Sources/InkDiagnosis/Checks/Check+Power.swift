import InkLinux

extension Check {
  /// What feeds the machine, as far as the kernel knows, and whether it was too weak.
  static func powerSupplies(_ subject: Subject) -> Check {
    Check("power") {
      let system = subject.machine.system
      for monitor in SystemTree.names(in: "\(system.sys)/class/hwmon") {
        let path = "class/hwmon/\(monitor)"
        if system.attribute("\(path)/name") == "rpi_volt", system.attribute("\(path)/in0_lcrit_alarm") == "1"
        {
          return .warned(
            "the supply of this Raspberry Pi has been too low",
            Remedy(
              "A weak supply or a thin cable; a panel's booster draws its current in bursts and then shows pale or "
                + "torn pictures. Feed the Pi from its maker's supply by the cable that is fixed to it, and unplug what "
                + "hangs on its USB sockets. The command shows when it happened.",
              commands: ["sudo dmesg | grep -i voltage"]))
        }
      }
      let supplies = SystemTree.names(in: "\(system.sys)/class/power_supply").map { name in
        let path = "class/power_supply/\(name)"
        let kind = system.attribute("\(path)/type") ?? "supply"
        let percent = system.attribute("\(path)/capacity").map { " \($0) %" } ?? ""
        let isOnline = system.attribute("\(path)/online").map { $0 == "0" ? " off" : " on" } ?? ""
        return "\(name) (\(kind)\(percent)\(isOnline))"
      }
      return .passed(
        supplies.isEmpty ? "no supply is known to the kernel" : supplies.joined(separator: ", "))
    }
  }
}
