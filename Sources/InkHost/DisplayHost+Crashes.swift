import Foundation
import InkTimelines
import InkViews

extension DisplayHost {
  /// Takes note of what the last run came to a violent end with.
  func noteCrashes() {
    guard let crashWatch, !crashWatch.suspects.isEmpty else { return }
    let now = clock.now
    crashMemory.note(crashWatch.suspects, at: now)
    for crash in crashMemory.crashes where crashWatch.suspects.contains(crash.kind) {
      guard let until = crashMemory.embargo(on: crash.kind, at: now) else { continue }
      pendingProblems.append(CrashProblem(kind: crash.kind, count: crash.count, until: until).description)
    }
    state?.update { $0.crashes = crashMemory.crashes }
    // The next start must know, and soon may be now.
    state?.flush(at: clock.uptime)
  }

  /// True while a widget's own code is not to be run.
  func isLeftAlone(_ widget: PlacedWidget, at now: Date) -> Bool {
    !crashMemory.crashes.isEmpty && crashMemory.embargo(on: widget.placement.kind, at: now) != nil
  }

  /// A widget that was left alone has worked again.
  func forgive(_ kind: String) {
    guard crashMemory.crashes.contains(where: { $0.kind == kind }) else { return }
    crashMemory.forgive(kind)
    state?.update { $0.crashes = crashMemory.crashes }
  }

  /// Draws a widget by its own code, watched the first time a timeline is.
  func watched<Result>(_ widget: PlacedWidget, _ draw: () -> Result) -> Result {
    guard let crashWatch, !widget.isProven else { return draw() }
    let kind = widget.placement.kind
    crashWatch.begins(kind)
    let result = draw()
    crashWatch.ends(kind)
    widget.isProven = true
    if widget.timeline != nil { forgive(kind) }
    return result
  }
}

/// What stands in the place of a widget that is left alone.
struct LeftAlonePage: View {
  let kind: String

  var body: some View {
    HStack(spacing: 3) {
      Image(systemName: "exclamationmark.triangle")
      Text(verbatim: kind)
    }
    .font(.system(size: 12))
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
