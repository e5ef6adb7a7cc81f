import InkBitmap
import InkSimulation
import Testing

@testable import InkPanels

/// Planner, session and glass over a day of minute ticks, as a clock with a battery gauge makes them.
@Suite struct RefreshDayTests {
  /// Segments of the digits: top, upper left, upper right, middle, lower left, lower right, bottom.
  static let segments: [UInt8] = [
    0b1110111, 0b0010010, 0b1011101, 0b1011011, 0b0111010, 0b1101011, 0b1101111, 0b1010010, 0b1111111,
    0b1111011,
  ]

  /// Draws a digit into a landscape picture of 250 × 122, turned into the panel's 122 × 250.
  static func draw(_ digit: Int, x: Int, y: Int, in frame: inout Frame) {
    let shapes = [
      (0, 0, 20, 4), (0, 0, 4, 18), (16, 0, 4, 18), (0, 16, 20, 4), (0, 18, 4, 18), (16, 18, 4, 18),
      (0, 32, 20, 4),
    ]
    for (i, shape) in shapes.enumerated() where segments[digit] & (0x40 >> UInt8(i)) != 0 {
      let landscape = PixelRect(x: x + shape.0, y: y + shape.1, width: shape.2, height: shape.3)
      frame.fill(
        PixelRect(x: landscape.y, y: 250 - landscape.maxX, width: landscape.height, height: landscape.width))
    }
  }

  static func picture(minute: Int) -> Frame {
    var frame = Frame(width: 122, height: 250)
    let clock = [minute / 600 % 3, minute / 60 % 10, minute / 10 % 6, minute % 10]
    for (digit, x) in zip(clock, [124, 150, 184, 210]) { draw(digit, x: x, y: 50, in: &frame) }
    let percent = 99 - minute / 15
    draw(percent / 10, x: 20, y: 40, in: &frame)
    draw(percent % 10, x: 46, y: 40, in: &frame)
    return frame
  }

  @Test(
    "Every minute of a day is right on the glass, with few flashes, few bytes and few calls",
    arguments: [("waveshare-2in13-v4", 1440, 24...30), ("gooddisplay-gdey0213b74", 480, 8...11)])
  func day(panel: String, minutes: Int, expectedFlashes: ClosedRange<Int>) throws {
    let rig = try SimulatedRig(.waveshare2in13V4, panel: panel)
    rig.wires.isRecording = false
    var history = RefreshHistory()
    var ticks: [RefreshReport] = []
    var onlyMinutes: [RefreshReport] = []
    var flashes: [Duration] = []
    let noon = Duration.seconds(1_800_000_000)
    for minute in 0..<minutes {
      let now = noon + .seconds(minute * 60)
      let wanted = Self.picture(minute: minute)
      let plan = RefreshPlanner.plan(
        shown: rig.session.shown, wanted: wanted, history: history, model: rig.model, temperature: 21,
        now: now)
      let report = try rig.session.refresh(to: wanted, plan: plan)
      history.record(report, on: rig.model, at: now)
      if report.mode == .partial { ticks.append(report) } else { flashes.append(now) }
      // Neither this tick nor the one before touched the hours or the gauge.
      if report.mode == .partial, minute % 15 > 1 { onlyMinutes.append(report) }
      try #require(rig.wires.glass.frame == wanted, "minute \(minute): \(plan.reason)")
      try #require(rig.wires.panelIsSafe)
    }
    #expect(rig.wires.misuses == [])
    // Once at the start, and every 50 minutes for the ghosts of the last digit.
    #expect(expectedFlashes.contains(flashes.count))
    #expect(zip(flashes, flashes.dropFirst()).allSatisfy { $1 - $0 >= .seconds(180) })
    let bytes = ticks.map(\.bytes).sorted()
    #expect(bytes[bytes.count / 2] <= 280, "median")
    #expect((bytes.last ?? 0) <= 1600, "the tick after a change of the hour")
    for tick in onlyMinutes {
      #expect(tick.bytes <= 560)
      #expect(tick.transfers + tick.lineSets <= 45)
    }
  }
}
