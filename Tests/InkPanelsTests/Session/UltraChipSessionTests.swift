import InkBitmap
import InkBuses
import InkSimulation
import Testing

@testable import InkPanels

/// What differs in a session on UltraChip's dialect.
@Suite struct UltraChipSessionTests {
  @Test("The wires of a digit on 7.5 inch, byte for byte")
  func trace() throws {
    let rig = try SimulatedRig(.row("waveshare-7in5-v2"))
    let blank = Frame(width: 800, height: 480)
    try rig.session.refresh(to: blank, plan: .full(.requested))
    _ = rig.wires.takeTrace()
    var one = blank
    one.fill(PixelRect(x: 265, y: 3, width: 7, height: 2))
    one.fill(PixelRect(x: 640, y: 300, width: 8, height: 1))
    let report = try rig.session.refresh(
      to: one,
      plan: .partial(
        [PixelRect(x: 264, y: 3, width: 8, height: 2), PixelRect(x: 640, y: 300, width: 8, height: 1)],
        .requested))
    let expected = """
      reset low
      delay 2
      reset high
      busy
      command 00
      data 1f
      command 61
      data 03 20 01 e0
      command 50
      data a9 07
      command 91
      command 90
      data 01 08 01 0f 00 03 00 04 01
      command 13
      data 80 80
      command 90
      data 02 80 02 87 01 2c 01 2c 01
      command 13
      data 00
      command 04
      busy
      command e0
      data 02
      command e5
      data 6e
      command 92
      command 12
      busy
      command 02
      busy
      command 07
      data a5

      """
    #expect(rig.wires.takeTrace().text == expected)
    rig.expectShown(one)
    #expect(report.bytes == 3 + 32 + 11 && report.transfers == 23)
  }

  @Test("A full refresh lets the border float before it powers off, and sleeps after")
  func fullTrace() throws {
    let rig = try SimulatedRig(.row("waveshare-7in5-v2"))
    try rig.session.refresh(to: rig.card, plan: .full(.requested))
    let text = rig.wires.trace.text
    #expect(
      text.hasSuffix("command 12\nbusy\ncommand 50\ndata a9 07\ncommand 02\nbusy\ncommand 07\ndata a5\n"))
    #expect(text.contains("command 50\ndata 29 07\ncommand 10\ndata "))
  }

  @Test(
    "A glass that scans only what encloses its windows shows them all the same",
    arguments: [
      "waveshare-7in5-v2", "gooddisplay-gdew075t7", "gooddisplay-gdew042t2", "gooddisplay-gdew0154t8",
    ])
  func windowScan(name: String) throws {
    var model = PanelModel.row(name)
    model.scansWholeGlass = false
    let rig = try SimulatedRig(model)
    try rig.show(rig.card)
    for places in [[(16, 40), (96, 60)], [(16, 40)], [(40, 100), (104, 20)]] {
      let rects = places.map { PixelRect(x: $0.0, y: $0.1, width: 8, height: 9) }
      var next = rig.session.shown ?? rig.card
      for rect in rects { next.fill(rect, with: next[rect.x, rect.y] == .black ? .white : .black) }
      try rig.session.refresh(to: next, plan: .partial(rects, .requested))
      rig.expectShown(next)
    }
  }

  @Test("The probe hears UltraChip's idle level and its answer")
  func probe() throws {
    let rig = try SimulatedRig(.row("gooddisplay-gdew0154t8"))
    try rig.show(rig.card)
    #expect(
      try rig.session.probe()
        == PanelProbe(levelAfterReset: .high, answers: true, edges: 1, watched: .milliseconds(20)))
    rig.expectShown(rig.card)
  }

  @Test("A Solomon row on UltraChip's panel never sees BUSY end, nor the other way round")
  func wrongDialect() throws {
    let solomon = try SimulatedRig(.waveshare2in13V4, panel: "gooddisplay-gdew0213t5d")
    #expect(throws: PanelError.self) { try solomon.show(solomon.card) }
    let ultraChip = try SimulatedRig(.row("gooddisplay-gdew0213t5d"), panel: "waveshare-2in13-v4")
    #expect(throws: PanelError.self) { try ultraChip.show(ultraChip.card) }
    #expect(ultraChip.session.shown == nil)
  }

  @Test("A minute on 7.5 inch costs few bytes and few SPI writes, and is right every time")
  func minutes() throws {
    let rig = try SimulatedRig(.row("waveshare-7in5-v2"))
    rig.wires.isRecording = false
    var history = RefreshHistory()
    var ticks: [RefreshReport] = []
    for minute in 590..<650 {
      let now = Duration.seconds(1_800_000_000 + minute * 60)
      let wanted = Self.clock(minute: minute)
      let plan = RefreshPlanner.plan(
        shown: rig.session.shown, wanted: wanted, history: history, model: rig.model, now: now)
      let report = try rig.session.refresh(to: wanted, plan: plan)
      history.record(report, on: rig.model, at: now)
      if report.mode == .partial { ticks.append(report) }
      try #require(rig.wires.glass.frame == wanted, "minute \(minute): \(plan.reason)")
    }
    #expect(rig.wires.misuses == [] && rig.wires.panelIsSafe && ticks.count >= 56)
    let bytes = ticks.map(\.bytes).sorted()
    #expect(bytes[bytes.count / 2] <= 870, "median")
    #expect((bytes.last ?? 0) <= 1850, "09:59 to 10:00")
    let transfers = ticks.map(\.transfers).sorted()
    #expect(transfers[transfers.count / 2] <= 19 && transfers.allSatisfy { $0 <= 35 })
  }

  /// HH:MM in segments of 40 × 72, in the middle of 800 × 480.
  static func clock(minute: Int) -> Frame {
    var frame = Frame(width: 800, height: 480)
    let digits = [minute / 600 % 3, minute / 60 % 10, minute / 10 % 6, minute % 10]
    let shapes = [
      (0, 0, 40, 8), (0, 0, 8, 36), (32, 0, 8, 36), (0, 32, 40, 8), (0, 36, 8, 36), (32, 36, 8, 36),
      (0, 64, 40, 8),
    ]
    for (digit, x) in zip(digits, [291, 343, 411, 463]) {
      for (i, shape) in shapes.enumerated() where RefreshDayTests.segments[digit] & (0x40 >> UInt8(i)) != 0 {
        frame.fill(PixelRect(x: x + shape.0, y: 204 + shape.1, width: shape.2, height: shape.3))
      }
    }
    return frame
  }

  @Test("With the hands of an analog clock a minute costs several small windows, not one that holds them all")
  func hands() throws {
    let rig = try SimulatedRig(.row("waveshare-7in5-v2"))
    rig.wires.isRecording = false
    var history = RefreshHistory()
    var bytes: [Int] = []
    for minute in 720..<779 {
      let now = Duration.seconds(1_800_000_000 + minute * 60)
      var wanted = Self.clock(minute: minute)
      Self.draw(hand: Double(minute) / 720, length: 58, width: 7, in: &wanted)
      Self.draw(hand: Double(minute) / 60, length: 80, width: 4, in: &wanted)
      let plan = RefreshPlanner.plan(
        shown: rig.session.shown, wanted: wanted, history: history, model: rig.model, now: now)
      let report = try rig.session.refresh(to: wanted, plan: plan)
      history.record(report, on: rig.model, at: now)
      if report.mode == .partial { bytes.append(report.bytes) }
      try #require(rig.wires.glass.frame == wanted, "minute \(minute): \(plan.reason)")
    }
    #expect(rig.wires.misuses == [] && bytes.count >= 56)
    bytes.sort()
    #expect(bytes[bytes.count / 2] <= 1450, "median")
    #expect((bytes.last ?? 0) <= 3000)
  }

  /// A hand at `turn` turns from 12 o'clock, from the middle of a dial at (670, 300).
  static func draw(hand turn: Double, length: Double, width: Double, in frame: inout Frame) {
    let angle = (turn - turn.rounded(.down)) * 2 * Double.pi
    let (dx, dy) = (sine(angle), -sine(angle + Double.pi / 2))
    for y in -85...85 {
      for x in -85...85 {
        let along = Double(x) * dx + Double(y) * dy
        let across = Double(x) * dy - Double(y) * dx
        if along >= 0, along <= length, abs(across) <= width / 2 { frame[670 + x, 300 + y] = .black }
      }
    }
  }

  /// The sine, by its series: this target has no C library.
  private static func sine(_ angle: Double) -> Double {
    var (term, sum) = (angle, angle)
    for n in 1...20 {
      term *= -angle * angle / Double(2 * n * (2 * n + 1))
      sum += term
    }
    return sum
  }
}
