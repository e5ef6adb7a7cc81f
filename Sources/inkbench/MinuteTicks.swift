import Foundation
import InkBitmap
import InkBuses
import InkLinux
import InkPanels
import InkRaster
import InkViews

/// A clock's minutes on a panel: drawn, compared, planned and driven, as a display does once a minute.
///
/// Either without a panel, where operations are counted as the system calls that they are on the kernel's nodes, or on the
/// nodes themselves.
@MainActor
final class MinuteTicks {
  /// What a tick took.
  struct Cost {
    /// False where ghosts were cleared by a whole-screen refresh.
    var isPartial = true
    var bytes = 0
    var calls = 0
    /// CPU time of this thread, nanoseconds.
    var time: UInt64 = 0
    /// How often the processor was given up until something came.
    var waits = 0
  }

  private let session: PanelSession
  private let script: ScriptedWires?
  private let scene: Scene
  private let rotation: QuarterTurn
  private var history = RefreshHistory()
  private var minute = 0

  /// Ticks of the panel of a benchmark: "2in13" or "7in5"; nil for another.
  ///
  /// `dev` is where the nodes are; nil has none.
  init?(_ panel: String, dev: String?) throws {
    let name: String
    let commands: Set<UInt8>
    switch panel {
    case "2in13":
      (name, rotation, commands) = ("waveshare-2in13-v4", .right, [0x20])
      scene = try Scene(width: 250, height: 122) { HandheldView(percent: 87, time: Self.time($0)) }
    case "7in5":
      (name, rotation, commands) = ("waveshare-7in5-v2", .none, [0x04, 0x12, 0x02])
      scene = try Scene(width: 800, height: 480) { DeskView(percent: 87, time: Self.time($0)) }
    default: return nil
    }
    let model = try PanelCatalog.model(named: name)
    if let dev {
      script = nil
      session = PanelSession(
        model: model, wires: try Self.nodes(in: SystemTree(dev: dev), of: model.controller))
    } else {
      let script = ScriptedWires(busyLevel: model.controller.busyLevel, commands: commands)
      self.script = script
      session = PanelSession(model: model, wires: script.wires)
    }
  }

  /// The next minute, from its kept layout to the sleep of the panel.
  func tick() throws -> Cost {
    scene.recall(minute % 60)
    let start = (calls: calls, time: CPUClock.now, waits: Self.waits)
    scene.draw()
    let wanted = ColorFrame(scene.frame).rotated(by: rotation)
    let epoch = Duration.seconds(1_796_042_700 + 60 * minute)
    // Those that clear ghosts are no minute's.
    var policy = RefreshPolicy()
    (policy.fullEvery, policy.maximumPartials) = (nil, 100_000)
    let plan = RefreshPlanner.plan(
      shown: session.picture, wanted: wanted, history: history, model: session.model, policy: policy,
      now: epoch)
    let done = try session.refresh(to: wanted, plan: plan)
    history.record(done, on: session.model, at: epoch)
    minute += 1
    return Cost(
      isPartial: done.mode == .partial, bytes: done.bytes, calls: calls - start.calls,
      time: CPUClock.now - start.time, waits: Self.waits - start.waits)
  }

  private var calls: Int { script?.calls ?? 0 }

  /// Voluntary context switches of this program so far; it has no other thread that waits.
  private static var waits: Int {
    var usage = rusage()
    getrusage(numericCast(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_nvcsw
  }

  private static func time(_ minute: Int) -> String {
    let minute = minute % 60
    return "12:\(minute < 10 ? "0" : "")\(minute)"
  }

  private static func nodes(in system: SystemTree, of controller: ControllerKind) throws -> PanelWires {
    let chip = try LinuxGPIOChip.header(in: system)
    return PanelWires(
      spi: try LinuxSPIDevice("/dev/spidev0.0", in: system),
      dataCommand: try chip.output(.number(25), initially: .low),
      reset: try chip.output(.number(17), initially: .low),
      busy: try chip.input(
        .number(24), bias: controller.busyLevel == .high ? .pullUp : .pullDown,
        edges: controller.queuedEdges),
      power: try chip.output(.number(18), initially: .low), clock: LinuxClock())
  }
}
