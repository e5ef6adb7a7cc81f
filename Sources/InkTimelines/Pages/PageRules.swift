import Foundation

/// How the pages of a display take turns: a pure decision.
///
/// A page that a person chose stays for a while. Else, of the pages whose windows are open, or of those without windows
/// where none is, the most relevant one is up, else the one whose turn it is, else the first.
public struct PageRules: Sendable, Equatable {
  /// When each page is to be seen; a page without windows is for all times at which no other one's are open.
  public var windows: [[QuietHours.Window]]
  /// How long a page stays until it is the next one's turn; nil leaves it up.
  ///
  /// Turns begin at whole multiples of it on the wall clock, so that a start takes none away.
  public var rotation: Duration?
  /// True shows the page whose widget says that it matters most; then the providers of all pages are asked.
  public var followsRelevance = false
  /// How long a page that a person chose stays before the rules choose again, 5 min; for good where there are no rules.
  public var hold: Duration = .seconds(300)

  /// Pages without rules: they are turned by hand.
  public init(count: Int = 1) { windows = Array(repeating: [], count: max(1, count)) }

  /// How many pages there are, one at least.
  public var count: Int { windows.count }

  /// True where pages are turned without a person.
  public var isAutomatic: Bool {
    count > 1 && (rotation != nil || followsRelevance || windows.contains { !$0.isEmpty })
  }

  /// Which page is up, why, and until when that holds; nil for as long as nothing happens.
  public struct Choice: Sendable, Equatable {
    public var page: Int
    public var reason: Reason
    public var until: Date?
  }

  /// Why a page is up.
  public enum Reason: String, Sendable, Equatable {
    /// It is the first, or was left up.
    case first
    /// A person chose it.
    case chosen
    /// Its windows are open.
    case schedule
    /// It is its turn.
    case rotation
    /// One of its widgets matters most.
    case relevance
  }

  /// How much a page matters, and until when it matters so much.
  public typealias Relevance = (score: Float, until: Date?)

  /// The page that is to be up at `now`, while `shown` is; `chosenAt` is when a person chose that.
  public func choice(
    at now: Date, in zone: TimeZone, shown: Int, chosenAt: Date?, relevance: (Int) -> Relevance
  ) -> Choice {
    guard isAutomatic else { return Choice(page: shown, reason: chosenAt == nil ? .first : .chosen) }
    if let chosenAt, chosenAt <= now, now < chosenAt.adding(hold) {
      return Choice(page: shown, reason: .chosen, until: chosenAt.adding(hold))
    }
    var until: Date?
    func holds(until date: Date?) { until = [until, date].compactMap { $0 }.min() }
    var open: [Int] = []
    for (page, windows) in windows.enumerated() where !windows.isEmpty {
      guard let span = QuietHours(windows, lead: .zero).span(at: now, in: zone) else { continue }
      if span.start <= now { open.append(page) }
      holds(until: span.start <= now ? span.end : span.start)
    }
    var reason = open.isEmpty ? Reason.first : .schedule
    let candidates = open.isEmpty ? windows.indices.filter { windows[$0].isEmpty } : open
    guard var page = candidates.first else { return Choice(page: shown, reason: .first, until: until) }
    if followsRelevance {
      let scores = candidates.map { (page: $0, relevance: relevance($0)) }
      for score in scores { holds(until: score.relevance.until) }
      if let best = scores.map(\.relevance.score).max(), best > 0 {
        let best = scores.filter { $0.relevance.score == best }.map(\.page)
        // Of equals the one that is up stays up.
        page = best.contains(shown) ? shown : best[0]
        return Choice(page: page, reason: .relevance, until: until)
      }
    }
    if let rotation, candidates.count > 1, rotation > .zero {
      let local = now.timeIntervalSince1970 + TimeInterval(zone.secondsFromGMT(for: now))
      let turn = (local / rotation.seconds).rounded(.down)
      let index = turn.truncatingRemainder(dividingBy: Double(candidates.count))
      page = candidates[Int(index < 0 ? index + Double(candidates.count) : index)]
      reason = .rotation
      holds(until: now.addingTimeInterval((turn + 1) * rotation.seconds - local))
    }
    return Choice(page: page, reason: reason, until: until)
  }
}
