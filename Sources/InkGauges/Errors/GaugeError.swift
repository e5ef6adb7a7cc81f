import InkBuses
import InkErrors

/// Why a gauge gives no reading.
public enum GaugeError: ExplainedError, Equatable {
  /// The bus failed, after retries where they make sense.
  case bus(BusError, gauge: String)
  /// Every bit read is 1: nothing drives the data line, or the gauge has no battery.
  case allOnes(gauge: String)
  /// Every bit read is 0: the gauge has not measured yet.
  case notReady(gauge: String)
  /// The gauge sleeps and did not wake.
  case asleep(gauge: String)
  /// A voltage no battery of that many cells has.
  case implausibleVoltage(volts: Double, cells: Int, gauge: String)
  /// A gauge on a bus was asked for without a device.
  case noBus(gauge: String)
  /// A register's bytes do not agree with each other, again and again.
  case garbled(register: String, Garbling, gauge: String)
  /// Another chip sits at the address: what was found there.
  case otherChip(found: String, gauge: String)
  /// A kernel driver has the chip, and shows no power supply to read instead.
  case heldByKernel(driver: String?, gauge: String)
  /// No power supply of that name, or none that is a battery.
  case noSupply(name: String?)

  /// How bytes disagree.
  public enum Garbling: Equatable, Sendable {
    /// The check byte is another.
    case checksum
    /// Two readings of one value differ.
    case torn
    /// A digit is none.
    case digits
  }

  /// What the process ends with when nobody catches the error.
  public var exitStatus: ExitStatus {
    switch self {
    case .bus(let error, _): error.exitStatus
    case .allOnes, .notReady, .asleep, .heldByKernel, .noSupply: .deviceUnavailable
    case .garbled: .inputOutput
    case .implausibleVoltage: .badData
    case .noBus, .otherChip: .configuration
    }
  }

  /// The three parts of the message.
  public var explanation: Explanation {
    switch self {
    case .bus(let error, let gauge):
      guard error.kind == .noAcknowledge else { return error.explanation }
      return Explanation(
        "\(gauge) does not answer.",
        cause:
          "The battery is unplugged or empty (the gauge is fed by the battery), the board is not seated, or "
          + "the address in the board file is another.",
        remedy: "Check battery and contacts, then look for the address with: inkglance diagnose")
    case .allOnes(let gauge):
      return Explanation(
        "\(gauge) answers with ones only.",
        cause: "Its battery is unplugged, or another chip sits at this address.",
        remedy: "Check the battery, then see the registers with: inkglance gauge --raw")
    case .notReady(let gauge):
      return Explanation(
        "\(gauge) has no measurement yet.",
        cause: "It was powered or reset less than a second ago, or its battery is unplugged.",
        remedy: "Wait a few seconds; if it stays so, see the registers with: inkglance gauge --raw")
    case .asleep(let gauge):
      return Explanation(
        "\(gauge) is asleep and did not wake.",
        cause: "Another program put it to sleep and does so again.",
        remedy: "Stop the other program, then see the registers with: inkglance gauge --raw")
    case .implausibleVoltage(let volts, let cells, let gauge):
      let shown = Decimals.text(volts, 3)
      return Explanation(
        "\(gauge) reports \(shown) V for \(cells == 1 ? "1 cell" : "\(cells) cells in series").",
        cause:
          "The board file names another chip or another number of cells, or two bytes are swapped by the chip.",
        remedy: "Compare \"model\" and \"cells\" of [gauge] in the board file with the board, "
          + "then see the registers with: inkglance gauge --raw")
    case .noBus(let gauge):
      return Explanation(
        "The gauge \(gauge) needs an I2C bus and the board file names none.",
        cause: "The [gauge] section has no \"bus\".",
        remedy: "Add bus = 1 for the pins 3 and 5 of the header, then run: inkglance check")
    case .garbled(let register, let garbling, let gauge):
      return Explanation(
        "\(gauge) gives \(register) with \(Self.text(garbling)).",
        cause:
          "The wires are long or noisy, the bus is too fast, or the host does not wait for a chip that holds the clock.",
        remedy:
          "Set dtparam=i2c_arm_baudrate=50000 in /boot/firmware/config.txt and restart, or shorten the wires."
      )
    case .otherChip(let found, let gauge):
      return Explanation(
        "At the address of \(gauge) there is \(found).",
        cause: "The board file names another chip than the board has.",
        remedy: "See what is there with: inkglance gauge scan")
    case .heldByKernel(let driver, let gauge):
      let name = driver.map { " \"\($0)\"" } ?? ""
      return Explanation(
        "\(gauge) is held by the kernel driver\(name), which shows no power supply.",
        cause: "An overlay loaded the driver, and it does not export a battery.",
        remedy:
          "Run `grep -n dtoverlay /boot/firmware/config.txt`, remove the overlay's line there and restart.")
    case .noSupply(let name):
      return Explanation(
        name.map { "There is no power supply \"\($0)\"." } ?? "No power supply of this machine is a battery.",
        cause: "The kernel driver of the battery is not loaded, or it has another name.",
        remedy: "See the names with: ls /sys/class/power_supply")
    }
  }

  private static func text(_ garbling: Garbling) -> String {
    switch garbling {
    case .checksum: "a wrong check byte"
    case .torn: "another value at every look"
    case .digits: "bytes that are no number"
    }
  }
}
