import InkBuses
import InkSimulation
import InkTestKit
import Testing

@testable import InkPanels

/// The story of BUSY, as every way in which it fails is met by a real session on simulated wires, in both dialects.
@Suite("BusyStory") struct BusyStoryTests {
  struct Case: CustomStringConvertible, Sendable {
    let model: String
    let name: String
    let breakIt: @Sendable (SimulatedPanelWires) -> Void
    /// What the message has of the observation: level, time, phase, what did not come, edges, typical time.
    let fact: String
    let pattern: BusyStory.Pattern
    let firstCause: String

    var description: String { "\(model): \(name)" }
  }

  private static let solomon = "waveshare-2in13-v4"
  private static let ultraChip = "waveshare-7in5-v2"

  static let cases: [Case] = [
    Case(
      model: solomon, name: "stuck high", breakIt: { $0.busyFault = .stuck(.high) },
      fact:
        "BUSY on simulated BUSY was still high after 2020 ms after the reset and never became idle, which is low "
        + "(0 edges seen; the operation takes about 10 ms, 202 times less): the line did not move at all.",
      pattern: .heldHigh,
      firstCause: "the glass is another panel than the board file's, with a controller whose BUSY rests high"),
    Case(
      model: solomon, name: "stuck low", breakIt: { $0.busyFault = .stuck(.low) },
      fact:
        "BUSY on simulated BUSY stayed low for 2000 ms during the full refresh and never became busy, which is high "
        + "(0 edges seen; the operation takes about 3502 ms): the controller did not take the command.",
      pattern: .restedLow, firstCause: "the panel has no supply"),
    Case(
      model: solomon, name: "floating", breakIt: { $0.busyFault = .floating },
      fact:
        "BUSY on simulated BUSY was still high after 2020 ms after the reset and never became idle, which is low "
        + "(0 edges seen; the operation takes about 10 ms, 202 times less): nothing drives the line, it only follows its "
        + "pull resistor.",
      pattern: .undriven, firstCause: "the flexible cable is not in its latch"),
    Case(
      model: ultraChip, name: "stuck high", breakIt: { $0.busyFault = .stuck(.high) },
      fact: "BUSY on simulated BUSY stayed high for ",
      pattern: .restedHigh, firstCause: "D/C, SPI data, clock or chip select has no contact"),
    Case(
      model: ultraChip, name: "stuck low", breakIt: { $0.busyFault = .stuck(.low) },
      fact:
        "BUSY on simulated BUSY was still low after 2020 ms after the reset and never became idle, which is high "
        + "(0 edges seen; the operation takes about 10 ms, 202 times less): the line did not move at all.",
      pattern: .heldLow, firstCause: "the panel has no supply"),
    Case(
      model: ultraChip, name: "floating", breakIt: { $0.busyFault = .floating },
      fact:
        "BUSY on simulated BUSY was still low after 2020 ms after the reset and never became idle, which is high "
        + "(0 edges seen; the operation takes about 10 ms, 202 times less): nothing drives the line, it only follows its "
        + "pull resistor.",
      pattern: .undriven, firstCause: "the flexible cable is not in its latch"),
  ]

  @Test("every way in which BUSY fails has its own story", arguments: cases)
  func story(_ broken: Case) throws {
    let model = try PanelCatalog.model(named: broken.model)
    let panel = try #require(SimulatedPanel.named(broken.model))
    let wires = SimulatedPanelWires(panel: panel, clock: VirtualClock())
    // As the program asks the kernel to: what nobody drives looks busy.
    wires.busyBias = model.controller.busyLevel
    wires.queuedEdges = model.controller.queuedEdges
    broken.breakIt(wires)
    let session = PanelSession(
      model: model,
      wires: PanelWires(
        spi: wires.spi, dataCommand: wires.dataCommand, reset: wires.reset, busy: wires.busy,
        clock: wires.clock))
    var caught: PanelError?
    do throws(PanelError) { try session.clear() } catch { caught = error }
    let error = try #require(caught)
    let story: BusyStory? =
      switch error {
      case .neverBusy(let seen): BusyStory(seen, hasBeenBusy: false)
      case .neverIdle(let seen): BusyStory(seen, hasBeenBusy: true)
      default: nil
      }
    #expect(story?.pattern == broken.pattern)
    let text = error.explanation
    #expect(text.whatHappened.hasPrefix(broken.fact), "\(text.whatHappened)")
    #expect(text.likelyCause.hasPrefix("1) \(broken.firstCause)"), "\(text.likelyCause)")
    #expect(text.likelyCause.contains("; 2) ") && text.likelyCause.contains("; 3) "))
    #expect(!text.likelyCause.contains("; 4) "))
    #expect(text.whatToDo.hasSuffix("then run: inkglance diagnose"))
    #expect(wires.panelIsSafe)
  }

  @Test("no two patterns have the same causes, and each has three")
  func causes() {
    func story(_ seen: Level, edges: Int, driven: Bool?, busy: Bool) -> BusyStory {
      BusyStory(
        BusyObservation(
          line: "GPIO24", seen: seen, expected: seen.opposite, edges: edges, isDriven: driven, phase: .full,
          waited: .seconds(9), typical: .seconds(3)), hasBeenBusy: busy)
    }
    let stories = [
      story(.low, edges: 0, driven: true, busy: false), story(.high, edges: 0, driven: true, busy: false),
      story(.high, edges: 0, driven: false, busy: true), story(.high, edges: 0, driven: true, busy: true),
      story(.low, edges: 0, driven: nil, busy: true), story(.high, edges: 8, driven: nil, busy: true),
      story(.high, edges: 9, driven: nil, busy: true),
    ]
    #expect(stories.map(\.pattern) == BusyStory.Pattern.allCases)
    #expect(Set(stories.map(\.causes)).count == stories.count)
    #expect(stories.allSatisfy { Set($0.causes).count == 3 })
  }
}
