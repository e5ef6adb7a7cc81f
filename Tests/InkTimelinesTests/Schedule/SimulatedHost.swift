import Foundation

@testable import InkTimelines

/// A host in simulated time: jumps from wake to wake and keeps the record.
struct SimulatedHost {
  /// What a provider does when it is asked.
  enum Answer {
    case timeline([Date], TimelineReloadPolicy, after: TimeInterval)
    case failure(after: TimeInterval)
    case silence
  }

  private enum Event { case answered(ReloadRequest, EntryDates, TimelineReloadPolicy), failed(ReloadRequest) }

  var scheduler: TickScheduler
  var now: Date
  /// Every tick that was not empty.
  var ticks: [Tick] = []
  /// Wakes that turned out to have nothing to do.
  var needlessWakes = 0
  /// The dates of the timeline each placement shows.
  var timelines: [PlacementID: EntryDates] = [:]
  /// What each placement shows: an entry of a timeline.
  var screens: [PlacementID: (timeline: EntryDates, entry: Int)] = [:]
  /// The provider of every placement, told the date.
  var provider: (PlacementID, Date) -> Answer
  /// When a text in the placement changes next, told the date.
  var nextTextChange: (PlacementID, Date) -> Date? = { _, _ in nil }

  /// Called at every wake before anything is done.
  var inspect: (SimulatedHost, _ wake: Date) -> Void = { _, _ in }

  private var events: [(date: Date, event: Event)] = []

  init(
    _ start: Date, zone: TimeZone = .gmt, policy: TickPolicy = .desk,
    provider: @escaping (PlacementID, Date) -> Answer
  ) {
    now = start
    scheduler = TickScheduler(policy: policy, timeZone: zone, now: start)
    self.provider = provider
  }

  /// Places widgets numbered from 0.
  mutating func place(_ count: Int, kind: (Int) -> String = { "kind\($0)" }) {
    for number in 0..<count { scheduler.place(PlacementID(number), kind: kind(number), at: now) }
  }

  /// Runs until `end`, waking only when the scheduler or an answer asks for it.
  mutating func run(until end: Date) {
    while true {
      let wake = scheduler.nextWake(after: now)?.date ?? .distantFuture
      let answer = events.first?.date ?? .distantFuture
      guard min(wake, answer) <= end else { break }
      inspect(self, min(wake, answer))
      now = max(now, min(wake, answer))
      while let event = events.first, event.date <= now {
        events.removeFirst()
        report(event.event)
      }
      let tick = scheduler.actions(at: now)
      if tick.isEmpty {
        if wake <= answer { needlessWakes += 1 }
      } else {
        perform(tick)
      }
    }
    now = end
  }

  private mutating func report(_ event: Event) {
    switch event {
    case .answered(let request, let dates, let policy):
      guard scheduler.loaded(request, dates: dates, policy: policy, at: now) else { return }
      timelines[request.placement] = dates
    case .failed(let request):
      scheduler.failed(request, at: now)
    }
  }

  private mutating func perform(_ tick: Tick) {
    ticks.append(tick)
    for reload in tick.reloads {
      switch provider(reload.request.placement, now) {
      case .timeline(let dates, let policy, let delay):
        guard let dates = EntryDates(dates) else { continue }
        schedule(.answered(reload.request, dates, policy), after: delay)
      case .failure(let delay): schedule(.failed(reload.request), after: delay)
      case .silence: break
      }
    }
    for redraw in tick.redraws {
      if let entry = redraw.entry, let timeline = timelines[redraw.placement] {
        screens[redraw.placement] = (timeline, entry)
      }
      scheduler.drawn(redraw.placement, nextTextChange: nextTextChange(redraw.placement, now), at: now)
    }
    if !tick.redraws.isEmpty { scheduler.refreshed(at: now, isFull: tick.isMaintenance) }
  }

  private mutating func schedule(_ event: Event, after delay: TimeInterval) {
    let date = now.addingTimeInterval(delay)
    let index = events.firstIndex { $0.date > date } ?? events.count
    events.insert((date, event), at: index)
  }
}

extension SimulatedHost {
  /// The ticks that drew something, as `seconds since start: #placement[entry] …`.
  func redraws(since start: Date) -> [String] {
    ticks.filter { !$0.redraws.isEmpty }.map { tick in
      let drawn = tick.redraws.map {
        "\($0.placement)[\($0.entry.map(String.init) ?? "-")]\($0.isStale ? "!" : "")"
      }
      return
        "\(tick.date.timeIntervalSince(start).formatted(.number.grouping(.never))): \(drawn.joined(separator: " "))"
    }
  }

  /// The ticks that asked a provider, as `seconds since start: #placement reasons …`.
  func reloads(since start: Date) -> [String] {
    ticks.filter { !$0.reloads.isEmpty }.map { tick in
      let asked = tick.reloads.map { "\($0.request.placement) \($0.reasons)" }
      return
        "\(tick.date.timeIntervalSince(start).formatted(.number.grouping(.never))): \(asked.joined(separator: "; "))"
    }
  }
}

extension TickPolicy {
  /// The defaults without gauge and maintenance, so that a test sees only entries and reloads.
  static var desk: TickPolicy {
    var policy = TickPolicy()
    policy.gaugeInterval = nil
    policy.quietGaugeInterval = nil
    policy.maintenanceInterval = nil
    return policy
  }
}
