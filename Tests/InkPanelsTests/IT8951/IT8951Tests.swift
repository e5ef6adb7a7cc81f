import InkBitmap
import InkBuses
import InkErrors
import InkSimulation
import Testing

@testable import InkPanels

@Suite struct IT8951Tests {
  /// A panel of 6 inch, small enough to be quick.
  final class Rig {
    let clock = VirtualClock()
    let controller: IT8951Simulator
    let wires: SimulatedIT8951Wires
    let panel: IT8951Panel

    init(width: Int = 160, height: Int = 48, waveforms: String = "M841_TFA2812") {
      controller = IT8951Simulator(width: width, height: height, labelVCOM: 1530, waveforms: waveforms)
      wires = SimulatedIT8951Wires(controller, clock: clock)
      panel = IT8951Panel(IT8951Wires(spi: wires.spi, reset: wires.reset, ready: wires.ready, clock: clock))
    }

    /// A wedge of all levels, unlike in all directions.
    var wedge: GrayImage {
      let (w, h) = (controller.width, controller.height)
      return GrayImage(
        width: w, height: h, gray: (0..<(w * h)).map { UInt8(truncatingIfNeeded: $0 % w * 256 / w + $0 / w) })
    }

    /// What the glass must show of a picture: the upper four bits.
    func levels(_ picture: GrayImage) -> [UInt8] { picture.gray.map { $0 >> 4 } }
  }

  @Test("The device information is taken apart, and A2's number comes from the waveforms' version")
  func info() throws {
    var words: [UInt16] = [800, 600, 0x36E0, 0x0012]
    words += [0x5357, 0x765F, 0x302E, 0x3200, 0, 0, 0, 0]  // "SWv_0.2"
    words += [0x4D36, 0x3431, 0x5F54, 0, 0, 0, 0, 0]  // "M641_T"
    let info = try #require(IT8951Info(words))
    #expect(info.width == 800 && info.height == 600 && info.bufferAddress == 0x0012_36E0)
    #expect(info.firmware == "SWv_0.2" && info.waveforms == "M641_T" && info.a2Mode == 4)
    words[12] = 0x4D38
    #expect(IT8951Info(words)?.a2Mode == 6)
    #expect(IT8951Info([UInt16](repeating: 0, count: 20)) == nil)
    #expect(IT8951Info([UInt16](repeating: 0xFFFF, count: 20)) == nil)
    #expect(IT8951Info([800, 600]) == nil)
  }

  @Test("Pixels are packed four a word and bits sixteen a word, the first in the lowest place")
  func packing() {
    let picture = GrayImage(width: 8, height: 1, gray: [0x00, 0x10, 0x20, 0xFF, 0x88, 0x7F, 0xF0, 0x0F])
    let area = PixelRect(x: 0, y: 0, width: 8, height: 1)
    #expect(IT8951Panel.packed(picture, area) == [0xF210, 0x0F78])
    var frame = Frame(width: 32, height: 1)
    (frame[0, 0], frame[9, 0], frame[31, 0]) = (.black, .black, .black)
    #expect(IT8951Panel.bits(frame, frame.bounds) == [0x0201, 0x8000])
  }

  @Test("The first picture clears the glass and shows all sixteen greys")
  func greys() throws {
    let rig = Rig()
    let info = try rig.panel.start(vcomMillivolts: -1530)
    #expect(info.width == 160 && info.height == 48 && rig.controller.vcom == 1530)
    try rig.panel.show(rig.wedge, area: PixelRect(x: 0, y: 0, width: 8, height: 8))
    #expect(rig.controller.glass == rig.levels(rig.wedge), "an area alone would leave somebody's picture")
    #expect(Set(rig.controller.glass).count == 16)
    #expect(rig.controller.refreshes == [0: 1, 2: 1])
    try rig.panel.sleep()
    #expect(rig.controller.isAsleep && rig.controller.misuses == [])
    #expect(rig.clock.now < .seconds(8))
  }

  @Test(
    "An area changes itself alone, widened to four columns",
    arguments: [
      PixelRect(x: 8, y: 4, width: 16, height: 10), PixelRect(x: 5, y: 1, width: 3, height: 1),
      PixelRect(x: 157, y: 47, width: 3, height: 1), PixelRect(x: 0, y: 0, width: 160, height: 48),
    ])
  func areas(area: PixelRect) throws {
    let rig = Rig()
    try rig.panel.start(vcomMillivolts: -1530)
    var picture = rig.wedge
    try rig.panel.show(picture)
    let before = rig.wires.bytes
    for i in picture.gray.indices { picture.gray[i] = 255 - picture.gray[i] }
    try rig.panel.show(picture, area: area)
    let left = area.x / 4 * 4
    let right = (area.maxX + 3) / 4 * 4
    for y in 0..<48 {
      for x in 0..<160 {
        let isInside = y >= area.y && y < area.maxY && x >= left && x < right
        let source = isInside ? picture : rig.wedge
        try #require(rig.controller.glass[y * 160 + x] == source.gray[y * 160 + x] >> 4, "\(x), \(y)")
      }
    }
    let data = (right - left) / 2 * area.height
    // The rest asks whether the display engine is idle, every ten milliseconds.
    #expect(rig.wires.bytes - before < data + 1100)
    #expect(rig.controller.misuses == [])
  }

  @Test("Black and white takes an eighth of the bytes and no flash", arguments: ["M841_TFA2812", "M641_TFA"])
  func bits(waveforms: String) throws {
    let rig = Rig(waveforms: waveforms)
    try rig.panel.start(vcomMillivolts: -1530)
    let card = TestCard.frame(width: 160, height: 48)
    try rig.panel.show(card)
    func expected(_ frame: Frame) -> [UInt8] {
      (0..<48).flatMap { y in (0..<160).map { frame[$0, y] == .black ? UInt8(0) : 15 } }
    }
    #expect(rig.controller.glass == expected(card))
    var next = card
    next.fill(PixelRect(x: 40, y: 10, width: 11, height: 7))
    try rig.panel.show(next, area: PixelRect(x: 40, y: 10, width: 11, height: 7), by: .animation)
    #expect(rig.controller.glass == expected(next))
    #expect(rig.controller.refreshes == [0: 1, 1: 1, waveforms.hasPrefix("M641") ? 4 : 6: 1])
    // Greys after bits: the mode of one bit is off again.
    try rig.panel.show(rig.wedge, by: .quietGray16)
    #expect(rig.controller.glass == rig.levels(rig.wedge) && rig.controller.misuses == [])
  }

  @Test("Greys by a waveform of black and white are noticed by the simulator, not sent by habit")
  func greysByTwoLevels() throws {
    let rig = Rig()
    try rig.panel.start(vcomMillivolts: -1530)
    try rig.panel.show(rig.wedge, by: .direct)
    #expect(rig.controller.misuses.map(\.rule) == [.greysByTwoLevels])
    #expect(!IT8951Waveform.direct.showsGreys && IT8951Waveform.gray16.showsGreys)
  }

  @Test("A VCOM that is not the label's makes white grey, and the rule says so")
  func wrongVCOM() throws {
    let rig = Rig()
    try rig.panel.start(vcomMillivolts: -2480)
    try rig.panel.show(GrayImage(width: 160, height: 48, gray: [UInt8](repeating: 255, count: 160 * 48)))
    #expect(rig.controller.glass.allSatisfy { $0 == 13 })
    #expect(Set(rig.controller.misuses.map(\.rule)) == [.wrongVCOM])
    for millivolts in [1500, 0, -50, -5001] {
      #expect(throws: IT8951Error.impossibleVCOM(millivolts: millivolts)) {
        try rig.panel.start(vcomMillivolts: millivolts)
      }
    }
  }

  @Test("A controller that sleeps is woken by the next picture")
  func wakes() throws {
    let rig = Rig()
    try rig.panel.start(vcomMillivolts: -1530)
    try rig.panel.clear()
    #expect(rig.controller.glass.allSatisfy { $0 == 15 })
    try rig.panel.sleep()
    try rig.panel.sleep()
    try rig.panel.show(rig.wedge)
    #expect(rig.controller.glass == rig.levels(rig.wedge) && rig.controller.misuses == [])
  }

  @Test("What lies outside, and what comes too early, is refused before anything is sent")
  func refused() throws {
    let rig = Rig()
    #expect(throws: IT8951Error.notStarted) { try rig.panel.show(rig.wedge) }
    try rig.panel.start(vcomMillivolts: -1530)
    try rig.panel.clear()
    let before = rig.wires.bytes
    for area in [
      PixelRect(x: 150, y: 0, width: 20, height: 4), PixelRect(x: -4, y: 0, width: 8, height: 4),
      PixelRect(x: 0, y: 0, width: 0, height: 0),
    ] {
      #expect(throws: IT8951Error.self) { try rig.panel.show(rig.wedge, area: area) }
    }
    #expect(throws: IT8951Error.self) {
      try rig.panel.show(GrayImage(width: 8, height: 8, gray: [UInt8](repeating: 0, count: 64)))
    }
    #expect(rig.wires.bytes == before)
  }

  @Test("No contact is told as no answer; HRDY low for ever as never ready, with the line's name")
  func noContact() throws {
    let rig = Rig()
    rig.wires.isMISOBroken = true
    #expect(throws: IT8951Error.noAnswer) { try rig.panel.start(vcomMillivolts: -1530) }
    let stuck = Rig()
    try stuck.wires.reset.set(.low)
    let dead = IT8951Panel(
      IT8951Wires(
        spi: stuck.wires.spi, reset: DeadLine(), ready: stuck.wires.ready, clock: stuck.clock))
    #expect {
      try dead.start(vcomMillivolts: -1530)
    } throws: { error in
      guard case .neverReady(let seen)? = error as? IT8951Error else { return false }
      return seen.line == "simulated HRDY" && seen.waited >= .seconds(3) && seen.waited < .seconds(4)
        && seen.edges == 0 && seen.phase == .reset && seen.typical == .milliseconds(1700)
    }
  }

  /// An output that leads nowhere.
  final class DeadLine: OutputLine {
    let name = "dead RST"
    func set(_ level: Level) {}
  }

  @Test("One failing step anywhere is an error, and after a new start the picture is right")
  func faults() throws {
    var step = 1
    while true {
      let rig = Rig(width: 64, height: 8)
      try rig.panel.start(vcomMillivolts: -1530)
      rig.wires.faults.fail(atStep: rig.wires.faults.steps + step, with: .failed)
      let failed = (try? rig.panel.show(rig.wedge)) == nil
      guard rig.wires.faults.failures > 0 else { break }
      try #require(failed && rig.panel.info == nil, "step \(step)")
      rig.wires.faults.clear()
      try rig.panel.start(vcomMillivolts: -1530)
      try rig.panel.show(rig.wedge)
      try #require(rig.controller.glass == rig.levels(rig.wedge), "step \(step)")
      // The steps that only ask whether the glass is ready repeat; the first 60 hold every kind.
      if step > 60 { break }
      step += 1
    }
    #expect(step > 30)
  }

  private static func observation(edges: Int) -> BusyObservation {
    BusyObservation(
      line: "GPIO24", seen: .low, expected: .high, edges: edges, phase: .transfer,
      waited: .milliseconds(3000),
      typical: .milliseconds(1))
  }

  @Test(
    "HRDY's story names line, level, edges, phase and times, three causes for the pattern and the next command"
  )
  func story() {
    let still = IT8951Error.neverReady(Self.observation(edges: 0)).explanation
    #expect(
      still.whatHappened
        == "HRDY on GPIO24 was still low after 3000 ms while the picture was sent and never became high (0 edges seen; it "
        + "takes about 1 ms): the line did not move at all.")
    #expect(still.likelyCause.contains("3) HRDY has no contact"))
    #expect(still.whatToDo.hasSuffix("then run: inkglance diagnose"))
    let hung = IT8951Error.neverReady(Self.observation(edges: 2)).explanation
    #expect(
      hung.whatHappened.hasSuffix(
        "(2 edges seen; it takes about 1 ms): the controller takes no more words."))
    #expect(hung.likelyCause.hasPrefix("1) the controller hangs in the middle of a transfer"))
    let engine = IT8951Error.neverShown(Self.observation(edges: 1)).explanation
    #expect(
      engine.whatHappened
        == "The display engine (GPIO24) was still busy after 3000 ms while the picture was sent and never became idle, "
        + "which takes about 1 ms; HRDY made 1 edge.")
  }

  static let errors: [IT8951Error] = [
    .neverReady(observation(edges: 0)), .neverShown(observation(edges: 1)), .noAnswer,
    .bus(BusError(.failed, node: "/dev/spidev0.0", operation: "write", errno: 5)),
    .outside(x: 1, y: 2, width: 3, height: 4, panelWidth: 5, panelHeight: 6),
    .otherSize(width: 800, height: 600, model: "waveshare-6in-hd-it8951"), .impossibleVCOM(millivolts: 1500),
    .notStarted,
  ]

  @Test("Every error says what happened, why, and what to do", arguments: errors)
  func texts(error: IT8951Error) {
    let explanation = error.explanation
    #expect(explanation.whatHappened.hasSuffix(".") && explanation.whatHappened.count > 20)
    #expect(!explanation.likelyCause.isEmpty)
    #expect(!explanation.whatToDo.isEmpty)
    #expect(error.exitStatus != .done)
  }
}
