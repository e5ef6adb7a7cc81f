import InkBitmap

/// Decides what to do with a panel: a pure function of what is shown, what is wanted, and what was done
/// before.
public enum RefreshPlanner {
  /// The plan for bringing `wanted` onto a glass that shows `shown`.
  ///
  /// A coloured ink that changes, or that a partial refresh would fade, takes a whole-screen refresh.
  ///
  /// - Parameters:
  ///   - shown: What the glass shows in native orientation; nil when that is not known.
  ///   - temperature: Degrees Celsius at the panel; nil when nobody measured. What is no number is a sensor that failed,
  ///     and the glass is left alone.
  ///   - now: Time since 1970.
  public static func plan(
    shown: ColorFrame?, wanted: ColorFrame, history: RefreshHistory, model: PanelModel,
    temperature: Double? = nil, policy: RefreshPolicy = RefreshPolicy(), now: Duration
  ) -> RefreshPlan {
    let rules = RefreshRules(history: history, model: model, policy: policy, celsius: temperature, now: now)
    var plan: RefreshPlan
    if let shown, history.loss == nil, shown.width == wanted.width, shown.height == wanted.height {
      plan = shown == wanted ? rules.unchanged() : rules.changed(from: shown, to: wanted)
    } else {
      plan = rules.unknown()
    }
    if policy.wantsFull { plan = rules.requested(insteadOf: plan) }
    guard plan.mode != nil, let temperature, !policy.ignoresTemperature else { return plan }
    guard temperature.isFinite else { return .hold(until: nil, .noTemperature) }
    let range = model.operatingCelsius
    if temperature < range.lowerBound {
      return .hold(until: nil, .tooCold(celsius: temperature, limit: range.lowerBound))
    }
    if temperature > range.upperBound {
      return .hold(until: nil, .tooHot(celsius: temperature, limit: range.upperBound))
    }
    return plan
  }

  /// The same for pictures in black and white, and in a second ink where nil is nothing of it.
  public static func plan(
    shown: Frame?, wanted: Frame, shownColor: Frame? = nil, wantedColor: Frame? = nil,
    history: RefreshHistory, model: PanelModel,
    temperature: Double? = nil, policy: RefreshPolicy = RefreshPolicy(), now: Duration
  ) -> RefreshPlan {
    func picture(_ frame: Frame, _ color: Frame?) -> ColorFrame {
      guard let color, let ink = model.secondInk else { return ColorFrame(frame, inks: model.inks) }
      return ColorFrame(black: frame, color: color, ink: ink).converted(to: model.inks)
    }
    return plan(
      shown: shown.map { picture($0, shownColor) }, wanted: picture(wanted, wantedColor), history: history,
      model: model, temperature: temperature, policy: policy, now: now)
  }

  /// When the regular full refresh is due if nothing happens before, since 1970; nil when there is none.
  public static func maintenanceDue(history: RefreshHistory, policy: RefreshPolicy) -> Duration? {
    guard let every = policy.fullEvery, let last = history.lastFull else { return nil }
    return last + every
  }
}
