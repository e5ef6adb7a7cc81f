import InkBoards
import InkBuses
import InkErrors
import InkLinux

extension Check {
  /// Whether the panel's lines are there and free, and who has those that are not.
  static func lines(_ subject: Subject) -> Check {
    Check("lines") {
      guard let wiring = subject.board?.panel.wiring else { return .skipped("no board says which") }
      let roles: [(String, Board.Line?)] = [
        ("D/C", wiring.dataCommand), ("RST", wiring.reset), ("BUSY", wiring.busy), ("PWR", wiring.power),
      ]
      let lines = roles.compactMap { role, line in line.map { (role, $0) } }
      return subject.machine.asking(wiring.chip, edit: subject.edit) { chip throws(BusError) in
        var free: [String] = []
        var isOurs = false
        for (role, line) in lines {
          let title = try chip.title(of: line.reference)
          switch try chip.holder(of: line.reference) {
          case nil: free.append("\(role) \(title.prefix { $0 != " " })")
          case LinuxGPIOChip.consumer: isOurs = true
          case let holder?:
            let error = BusError(.busy(holder: holder), node: title, operation: "request", errno: 16)
            let isKernels = holder.hasPrefix("spi")
            return .failed(
              "\(role), \(title), is held by \"\(holder)\"",
              isKernels
                ? Remedy(error.explanation).adding(subject.edit?.open() ?? [])
                : subject.machine.stopping(Remedy(error.explanation), besides: subject.displayProcess))
          }
        }
        guard isOurs else { return .passed("\(free.joined(separator: ", ")): free") }
        if case .success(let status) = subject.display() {
          return .passed("held by the display that runs, process \(status.process)")
        }
        return .warned(
          "another inkglance has the panel",
          Remedy(
            "It runs, perhaps as a service. To have the panel looked at, stop it first.",
            commands: ["sudo systemctl stop inkglance"]))
      }
    }
  }

  /// Whether the lines of the buttons are there and free, and who has those that are not.
  ///
  /// A button that does nothing is no reason for the rest to be wrong.
  static func buttons(_ subject: Subject) -> Check {
    Check("buttons") {
      let rows = subject.buttons.compactMap { button in button.line.map { (name: button.name, line: $0) } }
      let list = rows.map { "\($0.name) \($0.line)" }.joined(separator: ", ")
      return subject.machine.asking(subject.board?.panel.wiring?.chip, edit: subject.edit) {
        chip throws(BusError) in
        var isOurs = false
        for row in rows {
          let title = try chip.title(of: row.line.reference)
          switch try chip.holder(of: row.line.reference) {
          case nil: continue
          case LinuxGPIOChip.consumer: isOurs = true
          case let holder?:
            let error = BusError(.busy(holder: holder), node: title, operation: "request", errno: 16)
            return .warned(
              "the button \(row.name), \(title), is held by \"\(holder)\"",
              subject.machine.stopping(Remedy(error.explanation), besides: subject.displayProcess))
          }
        }
        return .passed(isOurs ? "\(list): held by the display that runs" : "\(list): free")
      }
    }
  }

  /// Whether the kernel drives the chip select of the panel's SPI node.
  static func chipSelect(_ subject: Subject) -> Check {
    Check("chip select") {
      let number: Int
      switch subject.spiNode {
      case "/dev/spidev0.0": number = 8
      case "/dev/spidev0.1": number = 7
      default: return .skipped("which line it is depends on the overlay of \(subject.spiNode)")
      }
      let machine = subject.machine
      guard machine.isRaspberryPi else { return .skipped("known for Raspberry Pis only") }
      return machine.asking(nil) { chip throws(BusError) in
        switch try chip.holder(of: .number(number)) {
        case let holder? where holder.hasPrefix("spi"):
          return .passed("GPIO\(number), driven by the kernel (\(holder))")
        case let holder?:
          return .failed(
            "GPIO\(number), the chip select of \(subject.spiNode), is held by \"\(holder)\"",
            machine.stopping(
              Remedy(
                "The panel does not hear a thing while something else has it: stop that program, or remove its overlay.",
                commands: ["gpioinfo | grep -w GPIO\(number)"]), besides: subject.displayProcess))
        case nil where !machine.exists(machine.system.node(subject.spiNode)):
          return .skipped("SPI is off")
        case nil:
          return .warned(
            "GPIO\(number) is not driven by the kernel",
            Remedy(
              "The overlay spi0-0cs may be loaded, as other programs ask for; here the kernel has to select the panel. The "
                + "first command takes its line out of config.txt.",
              commands: ["sudo sed -i '/spi0-0cs/d' /boot/firmware/config.txt", "sudo reboot"]))
        }
      }
    }
  }
}

extension Machine {
  /// Asks a chip; without one the question is skipped.
  fileprivate func asking(
    _ label: String?, edit: FileEdit? = nil, _ ask: (any GPIOChipDescription) throws(BusError) -> Outcome
  ) -> Outcome {
    do throws(BusError) {
      let chip = try gpio.chip(label: label)
      do throws(BusError) {
        return try ask(chip)
      } catch {
        if error.isForbidden { return .skipped(Check.closed) }
        let explanation = error.explanation
        return .failed(
          explanation.whatHappened,
          Remedy(explanation).adding(error.kind == .notFound ? edit?.open() ?? [] : []))
      }
    } catch {
      return .skipped(error.isForbidden ? Check.closed : "there is no GPIO chip to ask")
    }
  }
}

extension Subject {
  /// The process of the display that runs; nil where none answers.
  fileprivate var displayProcess: Int? {
    if case .success(let status) = display() { status.process } else { nil }
  }
}

extension Board.Line {
  /// The line as the kernel's interface takes it.
  fileprivate var reference: GPIOLineReference {
    switch self {
    case .number(let number): .number(number)
    case .name(let name): .name(name)
    }
  }
}
