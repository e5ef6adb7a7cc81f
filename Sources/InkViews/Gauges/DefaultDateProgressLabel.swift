import Foundation

/// The timer under a progress view that runs with the clock.
public struct DefaultDateProgressLabel {
  let interval: ClosedRange<Date>
  let countsDown: Bool
}

extension DefaultDateProgressLabel: View {
  /// The timer.
  public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}
