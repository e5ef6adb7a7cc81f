import Foundation

/// Which widgets' own code ended the program, and until when it is left alone for that.
///
/// A trap in a widget ends the whole process: nothing in it can hold that off. What can be had is that the program does
/// not meet the same end again and again. One end is no sign: anything may have killed the program while a widget was
/// at work. After the second in a row that widget is left alone for five minutes, after every further one twice as
/// long, a day at most.
struct CrashMemory: Equatable {
  private(set) var crashes: [ProviderCrash]

  init(_ crashes: [ProviderCrash] = []) { self.crashes = crashes }

  /// Notes that the program came to an end while these were at work.
  mutating func note(_ kinds: [String], at now: Date) {
    for kind in Set(kinds) {
      let count = (crashes.first { $0.kind == kind }?.count ?? 0) + 1
      crashes.removeAll { $0.kind == kind }
      crashes.append(ProviderCrash(kind: kind, count: min(count, 1000), at: now.timeIntervalSince1970))
    }
    crashes.sort { $0.kind < $1.kind }
  }

  /// Until when a widget is left alone; nil when it is not.
  func embargo(on kind: String, at now: Date) -> Date? {
    guard let crash = crashes.first(where: { $0.kind == kind }), crash.count > 1 else { return nil }
    let pause = min(86_400, 300 * pow(2, Double(min(crash.count, 20) - 2)))
    // An end in the future was noted by a wrong clock.
    let end = min(Date(timeIntervalSince1970: crash.at), now).addingTimeInterval(pause)
    return end > now ? end : nil
  }

  /// A widget did its work after its embargo was over.
  mutating func forgive(_ kind: String) { crashes.removeAll { $0.kind == kind } }
}
