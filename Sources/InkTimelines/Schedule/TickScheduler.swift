import Foundation

/// The host's clockwork: says at every instant what to reload and redraw, and when to wake next.
///
/// A pure state machine: it is told facts with their dates and asked `actions(at:)` and `nextWake(after:)`;
/// it reads no clock. A host's loop is: wait until `nextWake`, call `actions`, do them, report back with
/// `loaded`, `failed`, `drawn` and `refreshed`, and ask again after every report.
///
/// - An entry is drawn at its date or late by at most the entry window, never early; entries that were
///   passed over are not replayed.
/// - What falls due together is drawn together; new timelines wait briefly for those asked with them.
/// - A provider that fails is asked again with growing pauses, its last good timeline stays.
/// - Nothing is handed out twice: a redraw that was handed out comes again only for a new reason.
///
/// A report costs O(log n) in placements and in entries; `actions` costs that for each thing due.
public struct TickScheduler: Sendable {
  /// Intervals and windows; may be changed at any time.
  public var policy: TickPolicy {
    didSet {
      quietSpan = policy.quietHours.span(at: lastNow, in: timeZone)
      if policy.refreshesPerDay != oldValue.refreshesPerDay { budget = Self.budget(policy) }
    }
  }
  /// The zone of the quiet hours.
  public internal(set) var timeZone: TimeZone
  /// True from the last refresh before quiet hours to the first after them.
  public var isQuiet: Bool { rest != nil }

  var placements: [Placement?] = []
  var slots: [PlacementID: Int] = [:]
  var freeSlots: [Int] = []

  /// Entries, texts and invalidations by the date they fall due.
  var redraws = DueQueue<Date>()
  /// New timelines and placeholders by the date they came; they wait for each other.
  var answers = DueQueue<Date>()
  /// Reloads by policy and retries, which may be gathered.
  var policyReloads = DueQueue<Date>()
  /// Reloads that somebody waits for.
  var promptReloads = DueQueue<Date>()
  /// When requests are given up.
  var deadlines = DueQueue<Date>()
  /// Slots that are to be shown even in quiet hours.
  var demanded: Set<Int> = []
  /// When the last of the demands that interrupt a rest was made.
  var demandedAt: Date?

  /// The rest that the last refresh before quiet hours opened.
  var rest: QuietHours.Span?
  /// The rest that the clock is in, else the next.
  var quietSpan: QuietHours.Span?
  /// True when some placements are on a page of their own in quiet hours.
  public private(set) var hasNightPage = false
  /// True stops all but the gauge, as when the battery is empty; what falls due meanwhile waits.
  public var isHalted = false
  /// The day's refreshes; nil without a limit.
  var budget: RateLimit?
  var serial = 0
  var lastRequest: Date?
  var lastRefresh: Date?
  var lastMaintenance: Date
  var lastGaugeReading: Date?
  /// The pace at which the gauge's own values ask to be read; nil where the policy's holds.
  var gaugePace: Duration?
  var lastNow: Date

  /// How the pages take turns.
  public let pages: PageRules
  /// The page that is up, or is after the night's.
  public internal(set) var screen: Int
  /// When a person chose it; nil where the rules did.
  public internal(set) var chosenAt: Date?
  /// Why it is up.
  public internal(set) var pageReason = PageRules.Reason.first
  /// When the rules may choose another page; nil for not before something happens.
  public internal(set) var pageChange: Date?
  /// The page that is to be up as soon as its providers have answered, and since when.
  var turning: (page: Int, since: Date)?
  /// The page that a person wants to see now.
  var demandedPage: Int?
  /// True until what a person turned to is handed out, which waits for nobody.
  var isPageDemanded = false
  /// Until when a page of the day is up in the place of the night's, because a person wants to see it.
  var lookEnds: Date?
  /// Pages whose picture is kept by the host, right but for what their placements say.
  var keptPictures: Set<Int> = []

  /// A scheduler without placements.
  ///
  /// `lastMaintenance` is the date of the panel's last full refresh, if known, else its first one is taken to
  /// be now.
  /// `page` is the page that was up before, and `chosenAt` when a person chose it; the rules may choose another at once.
  public init(
    policy: TickPolicy = TickPolicy(), timeZone: TimeZone, now: Date, lastMaintenance: Date? = nil,
    pages: PageRules = PageRules(), page: Int = 0, chosenAt: Date? = nil
  ) {
    self.pages = pages
    screen = pages.windows.indices.contains(page) ? page : 0
    self.chosenAt = chosenAt
    self.policy = policy
    self.timeZone = timeZone
    self.lastMaintenance = min(lastMaintenance ?? now, now)
    lastNow = now
    budget = Self.budget(policy)
    quietSpan = policy.quietHours.span(at: now, in: timeZone)
    let choice = pageChoice(at: now)
    screen = choice.page
    noteChoice(choice, at: now)
  }

  private static func budget(_ policy: TickPolicy) -> RateLimit? {
    policy.refreshesPerDay.map { RateLimit($0, every: 86_400) }
  }

  /// Until when the refreshes so far are paid for, seconds since 1970, as another run goes on from it; nil without a
  /// budget.
  public var budgetHorizon: Double? { budget?.horizon }

  /// Goes on with the budget of a former run.
  public mutating func restoreBudget(horizon: Double, at now: Date) {
    budget?.restore(horizon: horizon, at: now.timeIntervalSince1970)
  }

  /// The placements, in the order of their numbers.
  public var placementIDs: [PlacementID] { slots.keys.sorted() }

  /// When a widget is to be seen.
  public enum Page: Sendable, Hashable {
    /// While that page is up, counted from 0; when there is a page for the night, outside quiet hours.
    case screen(Int)
    /// In quiet hours, in the place of all the others.
    case night

    /// The first page, which is the only one of most displays.
    public static let day = Page.screen(0)
  }

  /// Adds a widget.
  ///
  /// Its provider is asked at once, in quiet hours too, and its placeholder drawn if the answer takes longer
  /// than the answer window. Takes the place of a former placement of the same number.
  public mutating func place(_ id: PlacementID, kind: String, on page: Page = .day, at now: Date) {
    remove(id)
    let slot = freeSlots.popLast() ?? placements.count
    if slot == placements.count { placements.append(nil) }
    var placement = Placement(id: id, kind: kind, page: page)
    placement.loadedSerial = serial
    placement.redrawReasons = .placed
    placements[slot] = placement
    slots[id] = slot
    hasNightPage = hasNightPage || page == .night
    if isShown(slot) {
      demanded.insert(slot)
      answers[slot] = now
    }
    wantReload(slot, due: now, reason: .placed)
  }

  /// Takes a widget away; answers that still come for it are refused.
  public mutating func remove(_ id: PlacementID) {
    guard let slot = slots.removeValue(forKey: id) else { return }
    placements[slot] = nil
    freeSlots.append(slot)
    demanded.remove(slot)
    redraws[slot] = nil
    answers[slot] = nil
    policyReloads[slot] = nil
    promptReloads[slot] = nil
    deadlines[slot] = nil
    hasNightPage = slots.values.contains { placements[$0]?.page == .night }
  }

  /// How a placement's timeline fares; nil for a placement that is not there.
  public func health(of id: PlacementID, at now: Date) -> TimelineHealth? {
    guard let slot = slots[id], let placement = placements[slot] else { return nil }
    let next = [policyReloads[slot], promptReloads[slot]].compactMap { $0 }.min()
    return TimelineHealth(
      loadedAt: placement.loadedAt, age: placement.loadedAt.map { now.since($0) },
      failures: placement.failures, nextReload: next, isReloading: placement.outstanding != nil,
      isStale: isStale(placement, at: now))
  }
}
