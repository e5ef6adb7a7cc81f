import InkBuses
import InkLinux

/// Lines of this machine by which a gauge says that something happened: its alert pin, which it pulls low, and the
/// line of external power.
///
/// Nothing is polled: the kernel queues the edges, and the main loop wakes for them. A line that gives edge after
/// edge floats, and is let go.
public final class LinuxGaugeSignals: GaugeSignals {
  private let lines: [LinuxInputLine]
  @MainActor private var watches: [MainLoop.Watch] = []
  private var edges: [Int: EdgeCount] = [:]

  /// Lines that were requested already.
  public init(_ lines: [LinuxInputLine]) { self.lines = lines }

  /// Calls `handler` after each edge, on the main queue, until `stop`.
  @MainActor public func start(clock: any HostClock, _ handler: @escaping @MainActor () -> Void) {
    for (index, line) in lines.enumerated() {
      let watch = MainLoop.shared.watch(line.fileDescriptor) { [weak self] in
        guard let self, take(index, at: clock.uptime) else { return false }
        handler()
        return true
      }
      watches.append(watch)
    }
  }

  /// Ends the calls; the lines stay requested.
  @MainActor public func stop() {
    for watch in watches { watch.cancel() }
    watches = []
  }

  /// Takes the queued edges of a line; false where it is to be let go.
  @MainActor private func take(_ index: Int, at now: Duration) -> Bool {
    do {
      var taken = 0
      while try lines[index].nextEdge(within: .zero) != nil { taken += 1 }
      return edges[index, default: EdgeCount()].add(taken, at: now)
    } catch {
      return false
    }
  }
}
