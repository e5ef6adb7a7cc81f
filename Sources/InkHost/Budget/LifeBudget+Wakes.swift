import InkTimelines

extension LifeBudget {
  /// What widgets see of a budget, in steps that do not redraw them at each wake.
  public init(_ budget: WakeBudget) {
    func rounded(_ value: Double, to step: Double) -> Double { (value / step).rounded() * step }
    self.init(
      left: budget.hoursLeft.map { hours in
        let step: Double = hours.lowerBound > 96 ? 86_400 : 3600
        return rounded(hours.lowerBound * 3600, to: step)...rounded(hours.upperBound * 3600, to: step)
      },
      interval: budget.interval.map { rounded($0 * 3600, to: 60) },
      secondsAwake: budget.mean { $0.secondsAwake + ($0.secondsStarting ?? 0) }?.rounded(),
      percentPerWake: budget.percentPerWake.map { rounded($0.value, to: 0.01) }, wakes: budget.wakes.count)
  }
}
