import Foundation
import InkTimelines

extension Workloads {
  /// A tick of one widget among many: the next wake found, what is due handed out and reported as drawn.
  ///
  /// Every widget has so many entries, those of the first a minute apart, the others' next year.
  static func scheduling(widgets: Int, entries: Int) throws -> Workload {
    let start = Date(timeIntervalSince1970: 1_796_042_700)
    func dates(from first: Date) -> EntryDates? {
      EntryDates((0..<entries).map { first.addingTimeInterval(60 * Double($0)) })
    }
    guard let soon = dates(from: start), let late = dates(from: start.addingTimeInterval(4e7)) else {
      throw CocoaError(.featureUnsupported)
    }
    var policy = TickPolicy()
    (policy.maintenanceInterval, policy.gaugeInterval) = (nil, nil)
    let zone = TimeZone(secondsFromGMT: 0) ?? .current
    var scheduler = TickScheduler(policy: policy, timeZone: zone, now: start)
    for number in 0..<widgets { scheduler.place(PlacementID(number), kind: "k", at: start) }
    for reload in scheduler.actions(at: start).reloads {
      let isFirst = reload.request.placement == PlacementID(0)
      scheduler.loaded(reload.request, dates: isFirst ? soon : late, policy: .never, at: start)
    }
    for redraw in scheduler.actions(at: start).redraws {
      scheduler.drawn(redraw.placement, nextTextChange: nil, at: start)
    }
    var now = start
    return Workload(run: { _ in
      guard let wake = scheduler.nextWake(after: now) else { return }
      now = wake.date
      for redraw in scheduler.actions(at: now).redraws {
        scheduler.drawn(redraw.placement, nextTextChange: nil, at: now)
      }
    })
  }

  /// A provider's answer of so many entries taken, its entry of the moment handed out, and the next wake found.
  static func loading(entries: Int) throws -> Workload {
    let start = Date(timeIntervalSince1970: 1_796_042_700)
    var policy = TickPolicy()
    (policy.maintenanceInterval, policy.gaugeInterval) = (nil, nil)
    var scheduler = TickScheduler(policy: policy, timeZone: .gmt, now: start)
    let id = PlacementID(0)
    scheduler.place(id, kind: "k", at: start)
    let dates = (0..<entries).map { start.addingTimeInterval(60 * Double($0)) }
    var now = start
    return Workload(run: { _ in
      // Sooner than a minute later nobody is asked again.
      now += 60
      scheduler.requestReload(ofKind: "k", at: now)
      for reload in scheduler.actions(at: now).reloads {
        guard let entries = EntryDates(dates) else { continue }
        scheduler.loaded(reload.request, dates: entries, policy: .never, at: now)
      }
      for redraw in scheduler.actions(at: now).redraws {
        scheduler.drawn(redraw.placement, nextTextChange: nil, at: now)
      }
      _ = scheduler.nextWake(after: now)
    })
  }
}
