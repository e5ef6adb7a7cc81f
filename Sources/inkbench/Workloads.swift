import InkBitmap

/// Something that is done again and again.
@MainActor
struct Workload {
  /// Does it once; the number counts from 0.
  let run: (Int) throws -> Void
  /// What was drawn last, as PBM; nil where there is nothing to look at.
  var picture: () -> [UInt8]? = { nil }
}

/// Every workload by its name.
@MainActor
enum Workloads {
  static let names =
    [
      "desk", "handheld", "desk-views", "handheld-views", "floyd-steinberg", "ordered", "pack", "difference",
      "rotate", "layout", "tick-2in13", "tick-7in5", "schedule", "schedule-alone",
    ] + growing.map(\.name)

  /// Prepares a workload; nil when there is none of that name.
  static func workload(named name: String) throws -> Workload? {
    switch name {
    case "desk": try drawing(Scene(width: 800, height: 480) { DeskView(percent: $0) })
    case "handheld": try drawing(Scene(width: 250, height: 122) { HandheldView(percent: $0) })
    case "desk-views": try evaluating(Scene(width: 800, height: 480) { DeskView(percent: $0) })
    case "handheld-views": try evaluating(Scene(width: 250, height: 122) { HandheldView(percent: $0) })
    case "floyd-steinberg": dithering(.floydSteinberg)
    case "ordered": dithering(.ordered(.bayer))
    case "pack": dithering(.threshold(128))
    case "difference": difference()
    case "rotate": rotation()
    case "layout": try layingOut(Scene(width: 250, height: 122) { HandheldView(percent: $0) })
    case "tick-2in13": try ticking("2in13")
    case "tick-7in5": try ticking("7in5")
    case "schedule": try scheduling(widgets: 1000, entries: 100_000)
    case "schedule-alone": try scheduling(widgets: 1, entries: 1000)
    default: try growing.first { $0.name == name }?.make()
    }
  }

  /// The views evaluated and laid out, not drawn.
  private static func layingOut(_ scene: Scene) -> Workload {
    Workload(run: { scene.evaluate(80 + $0 % 10) })
  }

  /// A minute's tick on a simulated panel; nil for one that there is not.
  private static func ticking(_ panel: String) throws -> Workload? {
    guard let ticks = try MinuteTicks(panel, dev: nil) else { return nil }
    // The first refresh is another; from then on they are alike.
    for _ in 0..<2 { _ = try ticks.tick() }
    return Workload(run: { _ in _ = try ticks.tick() })
  }

  /// A frame from a kept display list: what a tick costs where nothing but the picture is new.
  private static func drawing(_ scene: Scene) throws -> Workload {
    scene.evaluate(87)
    return Workload(run: { _ in scene.draw() }, picture: { PBMFile.encode(scene.frame) })
  }

  /// A frame from values: the views evaluated, laid out and drawn, another percentage each time.
  private static func evaluating(_ scene: Scene) throws -> Workload {
    Workload(
      run: { number in
        scene.evaluate(80 + number % 10)
        scene.draw()
      }, picture: { PBMFile.encode(scene.frame) })
  }

  private static func dithering(_ dithering: Dithering) -> Workload {
    let image = Pictures.ramp
    var frame = Frame(width: 8, height: 8)
    return Workload(
      run: { _ in frame = Frame(image, dithering: dithering) }, picture: { PBMFile.encode(frame) })
  }

  private static func difference() -> Workload {
    let (old, new) = Pictures.minute
    var count = 0
    return Workload(run: { _ in count &+= FrameDifference.rectangles(from: old, to: new).count })
  }

  private static func rotation() -> Workload {
    let frame = Frame(Pictures.ramp, dithering: .floydSteinberg)
    var turned = frame
    return Workload(run: { _ in turned = frame.rotated(by: .right) }, picture: { PBMFile.encode(turned) })
  }
}
