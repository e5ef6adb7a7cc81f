import InkBuses
import InkErrors
import InkLinux

extension Check {
  /// The panel's SPI node.
  static func spiNode(_ subject: Subject) -> Check {
    Check("spi node") {
      let (machine, node) = (subject.machine, subject.spiNode)
      if machine.exists(machine.system.node(node)) { return .passed(node) }
      let fact = "\(node) is not there"
      if machine.isRaspberryPi, machine.bootConfiguration(has: "dtparam=spi=on") {
        let note =
          "SPI is switched on in config.txt, but not in this kernel: it was switched on after the last start, or an "
          + "overlay gives the node another number."
        return .failed(fact, Remedy(note, commands: ["sudo reboot", "ls /dev/spidev*"]))
      }
      if machine.isRaspberryPi, node.hasPrefix("/dev/spidev0.") {
        let note = "SPI is switched off. The first command switches it on; it takes effect after a restart."
        return .failed(fact, Remedy(note, commands: ["sudo raspi-config nonint do_spi 0", "sudo reboot"]))
      }
      let note =
        "The kernel has made no such node: SPI is off, spidev is not loaded, or the node has another number."
      return .failed(
        fact,
        Remedy(
          note + " What there is can be written as `spi` in the board file.", commands: ["ls /dev/spidev*"]))
    }
  }

  /// The gauge's I2C node.
  static func i2cNode(_ subject: Subject) -> Check {
    Check("i2c node") {
      guard let number = subject.i2cBus else { return .skipped("the board has no gauge on a bus") }
      let machine = subject.machine
      let (bus, node) = (LinuxI2CBus(number, in: machine.system), "/dev/i2c-\(number)")
      if machine.exists(bus.path) { return .passed("\(node)" + (bus.adapterName.map { ", \($0)" } ?? "")) }
      let fact = "\(node) is not there"
      if machine.exists("\(machine.system.sys)/bus/i2c/devices/i2c-\(number)") {
        let note = "The bus is there; the kernel module that makes its node is not loaded."
        return .failed(
          fact,
          Remedy(
            note,
            commands: ["sudo modprobe i2c-dev", "echo i2c-dev | sudo tee /etc/modules-load.d/i2c-dev.conf"]))
      }
      if machine.isRaspberryPi, number == 1 {
        let isOn = machine.bootConfiguration(has: "dtparam=i2c_arm=on")
        let note =
          isOn
          ? "I2C is switched on in config.txt, but not in this kernel: it was switched on after the last start."
          : "I2C is switched off. The first command switches it on."
        return .failed(
          fact,
          Remedy(
            note, commands: isOn ? ["sudo reboot"] : ["sudo raspi-config nonint do_i2c 0", "sudo reboot"]))
      }
      let note = "The bus has another number on this machine, or its driver is not loaded."
      return .failed(
        fact, Remedy(note + " The number goes into the board file as `bus`.", commands: ["i2cdetect -l"]))
    }
  }

  /// The chip of the header's lines.
  static func gpioChip(_ subject: Subject) -> Check {
    Check("gpio chip") {
      do throws(BusError) {
        let chip = try subject.machine.gpio.chip(label: subject.board?.panel.wiring?.chip)
        return .passed("\(chip.name), \(chip.label)")
      } catch  where error.isForbidden {
        return .skipped(closed)
      } catch {
        let explanation = error.explanation
        return .failed(
          explanation.whatHappened, Remedy(explanation).adding(subject.edit?.open() ?? []))
      }
    }
  }

  /// Why a check of nodes that may not be opened is skipped.
  static let closed = "the nodes may not be opened: see permissions"
}

extension BusError {
  /// True where only permission is missing.
  var isForbidden: Bool {
    if case .noPermission = kind { true } else { false }
  }
}
