import InkErrors

/// Why a value of a reading is missing, or how far it can be trusted.
public enum ReadingCaveat: Equatable, Sendable {
  /// A register did not come over the bus; its value is left out.
  case unreadable(String)
  /// A value that no battery has, left out: what it is, and what it was.
  case implausible(String, String)
  /// More current than the shunt can measure, or than any board draws; left out.
  case currentOverRange
  /// The chip says 0 % of a cell that is not empty: it has not gauged yet.
  case percentNotReady
  /// The board says that no battery is in it.
  case noBattery
  /// The gauge has lost its settings and counts with a capacity of its own.
  case configurationLost
  /// The chip counts with another capacity than the board file names, both in milliampere hours.
  case capacityDiffers(chip: Int, board: Int)
  /// The gauge itself says that its percentage is a guess.
  case uncalibrated
  /// The board's controller cannot reach its own gauge: these are old values.
  case stale
  /// Voltage and current have been the same to the last digit for a quarter of an hour, while something flows.
  case frozen
  /// The percentage has been the same for an hour while the voltage moved: the gauge may be asleep or stuck.
  case percentFrozen
  /// The alert pin could not be let go; the gauge is read at its usual pace.
  case alertPinHeld
  /// The board measures what feeds it, and that is not the battery now.
  case hiddenByPower
  /// The line that tells of external power could not be read: why.
  case externalPowerUnknown(String)
  /// A kernel driver has the chip; the values come from its power supply.
  case throughKernel(driver: String?, supply: String)

  /// Which one it is, without its values: "implausible".
  public var kind: String { String("\(self)".prefix { $0 != "(" }) }

  /// One line of what it is.
  public var summary: String { explanation.whatHappened }

  /// What it is, why, and what to do.
  public var explanation: Explanation {
    switch self {
    case .unreadable(let register):
      Explanation(
        "\(register) could not be read.", cause: "One transfer failed while others went through.",
        remedy: "If it comes back, check the wires and lower the bus clock to 100 kHz or less.")
    case .implausible(let what, let value):
      Explanation(
        "The \(what) of \(value) is left out.",
        cause: "No battery has it: the chip has just started, or is another.",
        remedy: "See the registers with: inkglance gauge --raw")
    case .currentOverRange:
      Explanation(
        "The current is beyond what can be measured, and is left out.",
        cause: "The shunt on the board is another than `shunt_milliohms` says, or a wire of it is open.",
        remedy: "Compare `shunt_milliohms` of [gauge] with the resistor: R010 is 10, R100 is 100.")
    case .percentNotReady:
      Explanation(
        "The percentage is not there yet.", cause: "The gauge has just started, or was asleep.",
        remedy: "Ask again in ten seconds.")
    case .noBattery:
      Explanation(
        "No battery is connected.",
        cause: "The board says so; a battery whose protection has cut off looks the same.",
        remedy: "Check its plug; a battery that was drained comes back after some minutes on the charger.")
    case .configurationLost:
      Explanation(
        "The gauge has lost its settings: its percentage may be far off.",
        cause: "The battery was disconnected, and the chip started with a capacity of its own.",
        remedy: "Write `capacity_mah` into [gauge] of the board file, and let it run one full charge.")
    case .capacityDiffers(let chip, let board):
      Explanation(
        "The gauge counts with \(chip) mAh, the board file names \(board).",
        cause: "The battery was changed, or the gauge was never set up for it.",
        remedy: "Correct `capacity_mah`, or set the gauge up for this battery with its maker's tool.")
    case .uncalibrated:
      Explanation(
        "The gauge itself calls its percentage a guess.",
        cause: "It was reset and has seen no full charge since.",
        remedy: "Charge the battery fully, once.")
    case .stale:
      Explanation(
        "These are old values: the board's controller cannot reach its own gauge.",
        cause: "The chips on the board have lost contact.",
        remedy: "Take the board's supply and battery off for ten seconds.")
    case .frozen:
      Explanation(
        "Voltage and current have not changed at all for a quarter of an hour.",
        cause: "The board file names another model of the board, whose registers mean something else there.",
        remedy: "See what is there with: inkglance gauge scan")
    case .percentFrozen:
      Explanation(
        "The percentage has not changed for an hour while the voltage has.",
        cause: "The gauge is asleep or stuck, or counts with a capacity far too large.",
        remedy:
          "See the registers with: inkglance gauge --raw; unplug the battery for ten seconds to start it anew."
      )
    case .alertPinHeld:
      Explanation(
        "The gauge's alert pin could not be let go.",
        cause: "One transfer failed; the pin stays low, and gives no edge until it is let go.",
        remedy: "Nothing: the next reading tries again. If it stays so, check the wires.")
    case .hiddenByPower:
      Explanation(
        "The battery is not seen while there is external power.",
        cause: "The board measures what feeds it, which is the socket now.",
        remedy: "Nothing: unplugged, it shows the battery again.")
    case .externalPowerUnknown(let reason):
      Explanation(
        "Whether there is external power is not known: \(reason)",
        cause: "The line of `external_power` is held by a running display, or is another.",
        remedy: "See what a running display knows with: inkglance status")
    case .throughKernel(let driver, let supply):
      Explanation(
        "The kernel driver\(driver.map { " \"\($0)\"" } ?? "") has the chip; read as the power supply \"\(supply)\".",
        cause: "An overlay or a module of the board's maker loaded it.",
        remedy: "Nothing: this is as good. To read the chip itself, remove the overlay from config.txt.")
    }
  }
}
