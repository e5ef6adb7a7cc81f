import InkBitmap

extension PanelSession {
  /// One refresh of a wipe.
  public struct WipeStep: Equatable, Sendable {
    /// From 1.
    public var number: Int
    public var count: Int
    /// What the glass is now; black or white.
    public var ink: Ink
    public var report: RefreshReport
  }

  /// How many rounds a wipe may have; more would only wear the glass.
  public static let wipeRounds = 1...10

  /// Cleans ghosts: the whole glass black and white in turn by full refreshes, white in the end.
  ///
  /// A round is two refreshes; `rounds` is kept within `wipeRounds`. `progress` is called after each, while the panel
  /// sleeps. Throws after the panel was made safe.
  public func wipe(rounds: Int = 3, progress: (WipeStep) -> Void = { _ in }) throws(PanelError)
    -> RefreshReport
  {
    let rounds = min(max(rounds, Self.wipeRounds.lowerBound), Self.wipeRounds.upperBound)
    var sum = RefreshReport(mode: .full)
    for number in 1...(2 * rounds) {
      let ink: Ink = number % 2 == 1 ? .black : .white
      let frame = Frame(width: model.width, height: model.height, filledWith: ink == .black ? .black : .white)
      let report = try refresh(to: frame, plan: .full(.requested))
      sum.bytes += report.bytes
      sum.transfers += report.transfers
      sum.lineSets += report.lineSets
      sum.busy += report.busy
      sum.total += report.total
      progress(WipeStep(number: number, count: 2 * rounds, ink: ink, report: report))
    }
    return sum
  }
}
