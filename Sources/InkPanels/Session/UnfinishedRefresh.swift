import InkBuses

/// A refresh that an earlier process began and may not have seen the end of.
///
/// The controller goes on with it by itself, as long as nobody touches its reset or its supply: either would leave the
/// pigments half way, and stop the drive without the pulses that balance it.
public enum UnfinishedRefresh {
  /// Waits until BUSY says that nothing is under way, `limit` at the most; true where it does.
  ///
  /// To be called before another line of the panel is taken. An idle panel costs one look at BUSY. A line that cannot be
  /// read is not waited for.
  public static func wait(
    on busy: any InputLine, of model: PanelModel, within limit: Duration, clock: any MonotonicClock
  ) -> Bool {
    let end = clock.now + limit
    do {
      while try busy.level() == model.controller.busyLevel {
        let left = end - clock.now
        if left <= .zero { return false }
        _ = try busy.nextEdge(within: left)
      }
      return true
    } catch {
      return false
    }
  }
}
