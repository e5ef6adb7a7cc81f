import InkBitmap
import InkBuses
import InkErrors
import Testing

@testable import InkPanels

@Suite struct PanelErrorTests {
  static func observation(
    seen: Level, expected: Level, edges: Int, phase: PanelPhase, waited: Int, typical: Int
  ) -> BusyObservation {
    BusyObservation(
      line: "GPIO24 (gpiochip0 line 24)", seen: seen, expected: expected, edges: edges, phase: phase,
      waited: .milliseconds(waited), typical: .milliseconds(typical))
  }

  static let texts: [(PanelError, InkErrors.ExitStatus, String)] = [
    (
      .contradicted(
        observation(seen: .high, expected: .low, edges: 2, phase: .reset, waited: 2020, typical: 10),
        model: "waveshare-2in7-v2"),
      .configuration,
      """
      BUSY on GPIO24 (gpiochip0 line 24) rests high, where the controller of waveshare-2in7-v2 rests low, and \
      answers a command of the other dialect (2 edges).
        likely cause: The panel has a controller of the other dialect: another revision or edition than the board \
      file names, as a 2.7inch V1 in place of a V2.
        what to do: Compare the sticker on the glass and the marking on its cable with: inkglance list panels WORD
      """
    ),
    (
      .windowOutside(PixelRect(x: 120, y: 0, width: 16, height: 4), width: 122, height: 250), .software,
      """
      The place 16 × 4 at (120, 0) was to be refreshed on a panel of 122 × 250.
        likely cause: It lies outside the glass; this is a fault of the program.
        what to do: Please report it with the output of: inkglance diagnose --report
      """
    ),
    (
      .missingWire(.dataCommand, model: "waveshare-2in7-v2"), .configuration,
      """
      The panel waveshare-2in7-v2 needs a D/C line, and the board file says that there is none.
        likely cause: Panels do without it only behind an IT8951.
        what to do: Write its number as `data_command` under `lines` in the board file, 25 on Waveshare boards.
      """
    ),
    (
      .missingWire(.readableBus, model: "waveshare-6in-it8951"), .configuration,
      """
      The panel waveshare-6in-it8951 is behind an IT8951, which must be read from, and this bus only writes.
        likely cause: MISO is not wired, or the bus is one that a program made.
        what to do: Wire MISO (9 on the header) and use the kernel's node, such as /dev/spidev0.0.
      """
    ),
    (
      .parallel(.otherSize(width: 1448, height: 1072, model: "waveshare-6in-it8951")), .configuration,
      """
      The controller says that its panel has 1448 × 1072 pixels, and waveshare-6in-it8951 has others.
        likely cause: The board file names another panel than the one behind the IT8951.
        what to do: Compare the panel's size with: inkglance list panels IT8951
      """
    ),
    (
      .missingWire(.secondChipSelect, model: "waveshare-13in3e"), .configuration,
      """
      The panel waveshare-13in3e has two controllers, and the board file names one chip select.
        likely cause: Each controller shows half of the picture and has a chip select of its own.
        what to do: Write the second one's node as `second_spi` in the board file, such as "/dev/spidev0.1".
      """
    ),
    (
      .neverBusy(
        observation(seen: .low, expected: .high, edges: 0, phase: .full, waited: 100, typical: 3502)),
      .deviceUnavailable,
      """
      BUSY on GPIO24 (gpiochip0 line 24) stayed low for 100 ms during the full refresh and never became busy, which is \
      high (0 edges seen; the operation takes about 3502 ms): the controller did not take the command.
        likely cause: 1) the panel has no supply: driver boards from Rev 2.3 on need their PWR line high; \
      2) D/C, SPI data, clock or chip select has no contact, so that no command arrives; 3) the glass is another panel \
      or revision than the board file's, and takes other commands.
        what to do: Give the PWR line as `power` in the board file (18 on Waveshare boards), compare the sticker on the \
      glass, then run: inkglance diagnose
      """
    ),
    (
      .neverBusy(
        observation(seen: .high, expected: .low, edges: 0, phase: .partial, waited: 100, typical: 692)),
      .deviceUnavailable,
      """
      BUSY on GPIO24 (gpiochip0 line 24) stayed high for 100 ms during the partial refresh and never became busy, which \
      is low (0 edges seen; the operation takes about 692 ms): the controller did not take the command.
        likely cause: 1) D/C, SPI data, clock or chip select has no contact, so that no command arrives; 2) the glass is \
      another panel or revision than the board file's, and takes other commands; 3) BUSY is shorted to 3.3 V, or the \
      board file names another line as `busy`.
        what to do: Reseat the board on the header and compare the sticker on the glass with the board file, then run: \
      inkglance diagnose
      """
    ),
    (
      .neverIdle(
        observation(seen: .high, expected: .low, edges: 0, phase: .reset, waited: 2020, typical: 10)),
      .deviceUnavailable,
      """
      BUSY on GPIO24 (gpiochip0 line 24) was still high after 2020 ms after the reset and never became idle, which is \
      low (0 edges seen; the operation takes about 10 ms, 202 times less): the line did not move at all.
        likely cause: 1) the glass is another panel than the board file's, with a controller whose BUSY rests high \
      (UltraChip's); 2) BUSY is shorted to 3.3 V, has no contact, or is another line than the board file's `busy`; 3) \
      RST is not connected, so that the controller still sleeps.
        what to do: Compare the sticker on the glass, `busy` and `reset` with the board file, then run: inkglance diagnose
      """
    ),
    (
      .neverIdle(
        observation(seen: .low, expected: .high, edges: 0, phase: .reset, waited: 2020, typical: 10)),
      .deviceUnavailable,
      """
      BUSY on GPIO24 (gpiochip0 line 24) was still low after 2020 ms after the reset and never became idle, which is \
      high (0 edges seen; the operation takes about 10 ms, 202 times less): the line did not move at all.
        likely cause: 1) the panel has no supply: driver boards from Rev 2.3 on need their PWR line high; 2) the glass is \
      another panel than the board file's, with a controller whose BUSY rests low (Solomon's); 3) BUSY is shorted to \
      ground, has no contact, or is another line than the board file's `busy`.
        what to do: Give the PWR line as `power` in the board file (18 on Waveshare boards), compare the sticker on the \
      glass, then run: inkglance diagnose
      """
    ),
    (
      .neverIdle(
        observation(seen: .high, expected: .low, edges: 1, phase: .partial, waited: 2914, typical: 457)),
      .deviceUnavailable,
      """
      BUSY on GPIO24 (gpiochip0 line 24) was still high after 2914 ms during the partial refresh and never became idle, \
      which is low (1 edge seen; the operation takes about 457 ms, 6 times less): the controller works, but does not \
      finish.
        likely cause: 1) the glass is another panel or revision than the board file's, whose waveform is longer; 2) the \
      panel is very cold; 3) the supply is too weak for the panel's booster, or its cable is loose.
        what to do: Compare the sticker on the glass with the board file, let the panel warm up, use a supply of 3.3 V \
      with 100 mA to spare, then run: inkglance diagnose
      """
    ),
    (
      .neverIdle(
        observation(seen: .high, expected: .low, edges: 40, phase: .full, waited: 9000, typical: 3500)),
      .deviceUnavailable,
      """
      BUSY on GPIO24 (gpiochip0 line 24) was still high after 9000 ms during the full refresh and never became idle, \
      which is low (40 edges seen; the operation takes about 3500 ms, 3 times less): the line flickers, where one \
      operation makes two edges at most.
        likely cause: 1) the BUSY line or its ground has no firm contact and picks up what other wires carry; 2) the \
      board file names another line than the panel's BUSY; 3) the supply breaks down and comes back, and the \
      controller starts again each time.
        what to do: Reseat the flexible cable and the board, compare `busy` in the board file with its manual, then run: \
      inkglance diagnose
      """
    ),
    (
      .unsupported(.fast, model: "gooddisplay-gdem0213b74"), .configuration,
      """
      The panel gooddisplay-gdem0213b74 has no fast refresh.
        likely cause: The glass or its controller has no waveform for it.
        what to do: Choose another mode; see what the panel can do with: inkglance list panels
      """
    ),
    (
      .noSecondInk(model: "waveshare-2in13-v4"), .configuration,
      """
      A picture in colour was given to the panel waveshare-2in13-v4, which shows black and white only.
        likely cause: The board file names the black and white edition of a panel that is sold in two.
        what to do: Compare the sticker on the glass with: inkglance list panels
      """
    ),
    (
      .wrongSize(width: 250, height: 122, wantedWidth: 122, wantedHeight: 250), .software,
      """
      A picture of 250 × 122 pixels was given to a panel of 122 × 250.
        likely cause: The picture was drawn for another panel or turned the wrong way; this is a fault of the program.
        what to do: Please report it with the output of: inkglance diagnose --report
      """
    ),
    (
      .notAllowed(from: .refreshing, to: .transferring), .software,
      """
      The panel session was asked to go from refreshing to transferring.
        likely cause: Two parts of the program used the panel at once; this is a fault of the program.
        what to do: Please report it with the output of: inkglance diagnose --report
      """
    ),
  ]

  @Test("Every error says what happened, why, and what to do", arguments: texts)
  func text(error: PanelError, status: InkErrors.ExitStatus, text: String) {
    #expect(error.description == text)
    #expect(error.exitStatus == status)
  }

  @Test("A bus error keeps its own text and says when it happened", arguments: PanelPhase.allCases)
  func bus(phase: PanelPhase) {
    let cause = BusError(
      .busy(holder: "spi0 CS0"), node: "GPIO8 (gpiochip0 line 8)", operation: "drive", errno: 16)
    let error = PanelError.bus(cause, phase: phase)
    #expect(
      error.explanation.whatHappened
        == "The panel could not be used \(phase.after). \(cause.explanation.whatHappened)")
    #expect(error.explanation.likelyCause == cause.explanation.likelyCause)
    #expect(error.explanation.whatToDo == cause.explanation.whatToDo)
    #expect(error.exitStatus == cause.exitStatus)
  }

  @Test(
    "Phases in a sentence",
    arguments: [
      (.powerUp, "after power-up"), (.reset, "after the reset"), (.configure, "while the registers were set"),
      (.transfer, "while the picture was sent"), (.full, "during the full refresh"),
      (.fast, "during the fast refresh"), (.partial, "during the partial refresh"),
      (.deepSleep, "while the panel was put to sleep"), (.shutDown, "during the shutdown"),
      (.recovery, "while the panel was made safe"),
    ] as [(PanelPhase, String)])
  func phases(phase: PanelPhase, text: String) {
    #expect(phase.after == text)
  }
}
