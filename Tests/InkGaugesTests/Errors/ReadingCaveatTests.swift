import Testing

@testable import InkGauges

@Suite struct ReadingCaveatTests {
  static let texts: [(ReadingCaveat, String)] = [
    (
      .unreadable("TTE"),
      """
      TTE could not be read.
        likely cause: One transfer failed while others went through.
        what to do: If it comes back, check the wires and lower the bus clock to 100 kHz or less.
      """
    ),
    (
      .implausible("percentage", "250.0 %"),
      """
      The percentage of 250.0 % is left out.
        likely cause: No battery has it: the chip has just started, or is another.
        what to do: See the registers with: inkglance gauge --raw
      """
    ),
    (
      .currentOverRange,
      """
      The current is beyond what can be measured, and is left out.
        likely cause: The shunt on the board is another than `shunt_milliohms` says, or a wire of it is open.
        what to do: Compare `shunt_milliohms` of [gauge] with the resistor: R010 is 10, R100 is 100.
      """
    ),
    (
      .percentNotReady,
      """
      The percentage is not there yet.
        likely cause: The gauge has just started, or was asleep.
        what to do: Ask again in ten seconds.
      """
    ),
    (
      .noBattery,
      """
      No battery is connected.
        likely cause: The board says so; a battery whose protection has cut off looks the same.
        what to do: Check its plug; a battery that was drained comes back after some minutes on the charger.
      """
    ),
    (
      .configurationLost,
      """
      The gauge has lost its settings: its percentage may be far off.
        likely cause: The battery was disconnected, and the chip started with a capacity of its own.
        what to do: Write `capacity_mah` into [gauge] of the board file, and let it run one full charge.
      """
    ),
    (
      .capacityDiffers(chip: 1340, board: 3000),
      """
      The gauge counts with 1340 mAh, the board file names 3000.
        likely cause: The battery was changed, or the gauge was never set up for it.
        what to do: Correct `capacity_mah`, or set the gauge up for this battery with its maker's tool.
      """
    ),
    (
      .uncalibrated,
      """
      The gauge itself calls its percentage a guess.
        likely cause: It was reset and has seen no full charge since.
        what to do: Charge the battery fully, once.
      """
    ),
    (
      .stale,
      """
      These are old values: the board's controller cannot reach its own gauge.
        likely cause: The chips on the board have lost contact.
        what to do: Take the board's supply and battery off for ten seconds.
      """
    ),
    (
      .hiddenByPower,
      """
      The battery is not seen while there is external power.
        likely cause: The board measures what feeds it, which is the socket now.
        what to do: Nothing: unplugged, it shows the battery again.
      """
    ),
    (
      .frozen,
      """
      Voltage and current have not changed at all for a quarter of an hour.
        likely cause: The board file names another model of the board, whose registers mean something else there.
        what to do: See what is there with: inkglance gauge scan
      """
    ),
    (
      .percentFrozen,
      """
      The percentage has not changed for an hour while the voltage has.
        likely cause: The gauge is asleep or stuck, or counts with a capacity far too large.
        what to do: See the registers with: inkglance gauge --raw; unplug the battery for ten seconds to start it anew.
      """
    ),
    (
      .alertPinHeld,
      """
      The gauge's alert pin could not be let go.
        likely cause: One transfer failed; the pin stays low, and gives no edge until it is let go.
        what to do: Nothing: the next reading tries again. If it stays so, check the wires.
      """
    ),
    (
      .externalPowerUnknown("Requesting GPIO6 failed: it is held by \"inkglance\" (EBUSY)."),
      """
      Whether there is external power is not known: Requesting GPIO6 failed: it is held by "inkglance" (EBUSY).
        likely cause: The line of `external_power` is held by a running display, or is another.
        what to do: See what a running display knows with: inkglance status
      """
    ),
    (
      .throughKernel(driver: "max17040", supply: "battery"),
      """
      The kernel driver "max17040" has the chip; read as the power supply "battery".
        likely cause: An overlay or a module of the board's maker loaded it.
        what to do: Nothing: this is as good. To read the chip itself, remove the overlay from config.txt.
      """
    ),
  ]

  @Test("Every caveat says what, why, and what to do", arguments: texts)
  func text(caveat: ReadingCaveat, text: String) {
    #expect(caveat.explanation.text == text)
    #expect(caveat.summary == text.split(separator: "\n").first.map(String.init))
  }

  @Test("A driver without a name is not named")
  func noName() {
    #expect(
      ReadingCaveat.throughKernel(driver: nil, supply: "b").summary
        == "The kernel driver has the chip; read as the power supply \"b\".")
  }
}
