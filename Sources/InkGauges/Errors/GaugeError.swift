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

  /// What the process ends with when nobody catches the error.
  public var exitStatus: ExitStatus {
    switch self {
    case .bus(let error, _): error.exitStatus
    case .allOnes, .notReady, .asleep: .deviceUnavailable
    case .implausibleVoltage: .badData
    case .noBus: .configuration
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
    }
  }
}
