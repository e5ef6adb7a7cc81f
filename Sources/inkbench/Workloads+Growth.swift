import Foundation
import InkBitmap
import InkTimelines
import InkViews

/// A workload that is one of a row, each so many times as large as the one before.
@MainActor
struct GrowingWorkload {
  /// The row, and the size in it: "widgets-100".
  let name: String
  let make: () throws -> Workload
}

extension Workloads {
  /// Rows of one thing that grows: widgets that are all due, entries of a timeline, pixels of a screen.
  static let growing: [GrowingWorkload] =
    [10, 100, 1000].map { count in
      GrowingWorkload(name: "widgets-\(count)") { try wakingAll(count) }
    }
    + [10, 1000, 100_000].map { count in
      GrowingWorkload(name: "entries-\(count)") { try loading(entries: count) }
    }
    + [(250, 122), (800, 480), (1872, 1404)].map { width, height in
      GrowingWorkload(name: "pixels-\(width)x\(height)") { try refreshing(width, height) }
    }

  /// A minute in which every widget is due: each is handed out, evaluated, laid out, drawn in its place and reported.
  private static func wakingAll(_ count: Int) throws -> Workload {
    let start = Date(timeIntervalSince1970: 1_796_042_700)
    var policy = TickPolicy()
    (policy.maintenanceInterval, policy.gaugeInterval) = (nil, nil)
    var scheduler = TickScheduler(policy: policy, timeZone: .gmt, now: start)
    for number in 0..<count { scheduler.place(PlacementID(number), kind: "k", at: start) }
    for reload in scheduler.actions(at: start).reloads {
      guard let dates = EntryDates([start]) else { throw CocoaError(.featureUnsupported) }
      scheduler.loaded(reload.request, dates: dates, policy: .never, at: start)
    }
    let scene = try Scene(width: 64, height: 24) { Label(text: "\(10 + $0 % 90)", size: 16) }
    var now = start
    return Workload(run: { number in
      for redraw in scheduler.actions(at: now).redraws {
        scene.evaluate(number)
        scene.draw()
        scheduler.drawn(redraw.placement, nextTextChange: now.addingTimeInterval(60), at: now)
      }
      now = scheduler.nextWake(after: now)?.date ?? now.addingTimeInterval(60)
    })
  }

  /// A whole screen drawn from its layout, turned, and compared with the one before.
  private static func refreshing(_ width: Int, _ height: Int) throws -> Workload {
    let unit = CGFloat(height) / 122
    let scene = try Scene(width: width, height: height) {
      Label(text: "12:\(10 + $0)", size: 40 * unit, isBold: true).at(20 * unit, 10 * unit)
    }
    for number in 0..<10 { scene.recall(number) }
    var before = scene.frame.rotated(by: .right)
    return Workload(run: { number in
      scene.recall(number % 10)
      scene.draw()
      let turned = scene.frame.rotated(by: .right)
      _ = FrameDifference.rectangles(from: before, to: turned)
      before = turned
    })
  }
}
