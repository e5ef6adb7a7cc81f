import InkLinux

extension Check {
  /// What draws current between two ticks that nobody needs: matters on a battery only.
  ///
  /// Looked at are files of sysfs, and nothing is changed (Linux, Documentation/ABI/testing).
  static func idle(_ subject: Subject) -> Check {
    Check("idle") {
      if subject.isSimulated { return .skipped("the simulated board draws what it is told") }
      guard subject.board?.gauge != nil else { return .skipped("the board has no battery") }
      let wastes = IdleWaste.all(in: subject.machine.system)
      guard !wastes.isEmpty else { return .passed("nothing that is known to draw current in vain") }
      let names = wastes.map(\.what)
      let list =
        names.count == 1 ? names[0] : names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
      return .warned(
        "\(list) \(names.count == 1 && !wastes[0].isMany ? "draws" : "draw") current between two ticks",
        Remedy(
          "A board without a switch for its supply idles between ticks, and what nobody uses costs life of the battery. "
            + "The lines for config.txt count from the next start; leave out what you need.",
          commands: wastes.flatMap(\.commands)))
    }
  }
}

/// Something that draws current although nobody looks at it.
struct IdleWaste: Equatable {
  /// "the HDMI output".
  var what: String
  var isMany = false
  /// Commands that end it, and lines of config.txt that keep it so.
  var commands: [String]

  static func all(in system: SystemTree) -> [IdleWaste] {
    [processor(system), display(system), lights(system), usb(system), bluetooth(system)].compactMap { $0 }
  }

  private static func line(_ text: String) -> String {
    "echo '\(text)' | sudo tee -a /boot/firmware/config.txt"
  }

  /// A governor that never slows down, or a kernel that never halts a core.
  private static func processor(_ system: SystemTree) -> IdleWaste? {
    let cores = SystemTree.names(in: "\(system.sys)/devices/system/cpu").filter {
      $0.hasPrefix("cpu") && $0.dropFirst(3).allSatisfy(\.isNumber) && $0 != "cpu"
    }
    let fast = cores.contains {
      system.attribute("devices/system/cpu/\($0)/cpufreq/scaling_governor") == "performance"
    }
    guard fast else { return nil }
    return IdleWaste(
      what: "the processor at full speed",
      commands: [
        "echo schedutil | sudo tee /sys/devices/system/cpu/cpu*/cpufreq/scaling_governor",
        "grep -n governor /boot/firmware/cmdline.txt",
      ])
  }

  /// The display adapter, with nothing or a monitor on it.
  private static func display(_ system: SystemTree) -> IdleWaste? {
    let outputs = SystemTree.names(in: "\(system.sys)/class/drm").filter { $0.contains("-HDMI-") }
    guard !outputs.isEmpty else { return nil }
    return IdleWaste(
      what: "the HDMI output",
      commands: ["sudo sed -i 's/^dtoverlay=vc4-kms-v3d/#&/' /boot/firmware/config.txt"])
  }

  /// The board's own lights.
  private static func lights(_ system: SystemTree) -> IdleWaste? {
    let lit = SystemTree.names(in: "\(system.sys)/class/leds").sorted().filter { name in
      guard ["ACT", "PWR", "led0", "led1"].contains(name) else { return false }
      let triggers = system.attribute("class/leds/\(name)/trigger") ?? ""
      return !triggers.contains("[none]") && triggers.contains("[")
    }
    guard !lit.isEmpty else { return nil }
    return IdleWaste(
      what: lit.count == 1 ? "the light \(lit[0])" : "the lights \(lit.joined(separator: " and "))",
      isMany: lit.count > 1,
      commands: lit.map { name in
        line(
          name == "PWR" || name == "led1" ? "dtparam=pwr_led_trigger=none" : "dtparam=act_led_trigger=none")
      })
  }

  /// Devices on USB that are kept awake.
  private static func usb(_ system: SystemTree) -> IdleWaste? {
    // "1-1" is a device; "usb1" the controller, "1-1:1.0" a part of one.
    let awake = SystemTree.names(in: "\(system.sys)/bus/usb/devices").sorted().filter { name in
      name.contains("-") && !name.contains(":")
        && system.attribute("bus/usb/devices/\(name)/power/control") == "on"
    }
    guard !awake.isEmpty else { return nil }
    return IdleWaste(
      what: "USB \(awake.joined(separator: ", ")), kept awake", isMany: awake.count > 1,
      commands: awake.map { "echo auto | sudo tee /sys/bus/usb/devices/\($0)/power/control" })
  }

  private static func bluetooth(_ system: SystemTree) -> IdleWaste? {
    guard !SystemTree.names(in: "\(system.sys)/class/bluetooth").isEmpty else { return nil }
    return IdleWaste(what: "Bluetooth", commands: [line("dtoverlay=disable-bt")])
  }
}
