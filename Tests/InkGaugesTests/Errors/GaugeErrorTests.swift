import InkBuses
import InkErrors
import Testing

@testable import InkGauges

@Suite struct GaugeErrorTests {
  static let name = "MAX17048 on /dev/i2c-1 address 0x36"

  static let texts: [(GaugeError, InkErrors.ExitStatus, String)] = [
    (
      .bus(
        BusError(.noAcknowledge, node: "/dev/i2c-1 address 0x36", operation: "transfer", errno: 121),
        gauge: name),
      .deviceUnavailable,
      """
      MAX17048 on /dev/i2c-1 address 0x36 does not answer.
        likely cause: The battery is unplugged or empty (the gauge is fed by the battery), the board is not seated, or \
      the address in the board file is another.
        what to do: Check battery and contacts, then look for the address with: inkglance diagnose
      """
    ),
    (
      .allOnes(gauge: name), .deviceUnavailable,
      """
      MAX17048 on /dev/i2c-1 address 0x36 answers with ones only.
        likely cause: Its battery is unplugged, or another chip sits at this address.
        what to do: Check the battery, then see the registers with: inkglance gauge --raw
      """
    ),
    (
      .notReady(gauge: name), .deviceUnavailable,
      """
      MAX17048 on /dev/i2c-1 address 0x36 has no measurement yet.
        likely cause: It was powered or reset less than a second ago, or its battery is unplugged.
        what to do: Wait a few seconds; if it stays so, see the registers with: inkglance gauge --raw
      """
    ),
    (
      .asleep(gauge: name), .deviceUnavailable,
      """
      MAX17048 on /dev/i2c-1 address 0x36 is asleep and did not wake.
        likely cause: Another program put it to sleep and does so again.
        what to do: Stop the other program, then see the registers with: inkglance gauge --raw
      """
    ),
    (
      .implausibleVoltage(volts: 0.65414, cells: 1, gauge: name), .badData,
      """
      MAX17048 on /dev/i2c-1 address 0x36 reports 0.654 V for 1 cell.
        likely cause: The board file names another chip or another number of cells, or two bytes are swapped by the chip.
        what to do: Compare "model" and "cells" of [gauge] in the board file with the board, then see the registers \
      with: inkglance gauge --raw
      """
    ),
    (
      .noBus(gauge: "Maxim MAX17048"), .configuration,
      """
      The gauge Maxim MAX17048 needs an I2C bus and the board file names none.
        likely cause: The [gauge] section has no "bus".
        what to do: Add bus = 1 for the pins 3 and 5 of the header, then run: inkglance check
      """
    ),
    (
      .heldByKernel(driver: "max17040", gauge: "Maxim MAX17048"), .deviceUnavailable,
      """
      Maxim MAX17048 is held by the kernel driver "max17040", which shows no power supply.
        likely cause: An overlay loaded the driver, and it does not export a battery.
        what to do: Run `grep -n dtoverlay /boot/firmware/config.txt`, remove the overlay's line there and restart.
      """
    ),
  ]

  @Test("Every error says what happened, why, and what to do", arguments: texts)
  func text(error: GaugeError, status: InkErrors.ExitStatus, text: String) {
    #expect(error.description == text)
    #expect(error.exitStatus == status)
  }

  @Test("The other ways to be garbled, and no supply at all")
  func others() {
    #expect(
      GaugeError.garbled(register: "V", .torn, gauge: "G").explanation.whatHappened
        == "G gives V with another value at every look.")
    #expect(
      GaugeError.garbled(register: "V", .digits, gauge: "G").explanation.whatHappened
        == "G gives V with bytes that are no number.")
    #expect(
      GaugeError.noSupply(name: nil).explanation.whatHappened
        == "No power supply of this machine is a battery.")
  }

  @Test("Two cells are told so")
  func cells() {
    let text = GaugeError.implausibleVoltage(volts: 3.84, cells: 2, gauge: "G").explanation.whatHappened
    #expect(text == "G reports 3.840 V for 2 cells in series.")
  }

  @Test(
    "Other bus errors keep their own text",
    arguments: [BusError.Kind.noPermission(group: "i2c"), .busy(holder: "max17040"), .notFound, .timedOut])
  func bus(kind: BusError.Kind) {
    let cause = BusError(kind, node: "/dev/i2c-1", operation: "transfer", errno: 5)
    #expect(GaugeError.bus(cause, gauge: "G").explanation == cause.explanation)
    #expect(GaugeError.bus(cause, gauge: "G").exitStatus == cause.exitStatus)
  }

  @Test(
    "Numbers are rounded without a formatter",
    arguments: [
      (3.6225, 3, "3.623"), (0.0004, 3, "0.000"), (-0.5, 1, "-0.5"), (-3.328, 4, "-3.3280"),
      (99.999, 2, "100.00"),
      (7, 0, "7"), (-0.04, 1, "0.0"),
    ])
  func decimals(value: Double, places: Int, text: String) {
    #expect(Decimals.text(value, places) == text)
  }
}
