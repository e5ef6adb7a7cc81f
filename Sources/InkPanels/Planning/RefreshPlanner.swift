import InkBitmap

/// Decides what to do with a panel: a pure function of what is shown, what is wanted, and what was done
/// before.
public enum RefreshPlanner {
  /// The plan for bringing `wanted` onto a glass that shows `shown`.
  ///
  /// - Parameters:
  ///   - shown: What the glass shows in native orientation; nil when that is not known.
  ///   - shownColor: The pixels it shows in its second ink; nil when there are none or none are known.
  ///   - wantedColor: The pixels wanted in the second ink; nil is none.
  ///   - temperature: Degrees Celsius at the panel; nil when nobody measured.
  ///   - now: Time since 1970.
  public static func plan(
    shown: Frame?, wanted: Frame, shownColor: Frame? = nil, wantedColor: Frame? = nil,
    history: RefreshHistory, model: PanelModel,
    temperature: Double? = nil, policy: RefreshPolicy = RefreshPolicy(), now: Duration
  ) -> RefreshPlan {
    let rules = RefreshRules(history: history, model: model, policy: policy, now: now)
    let plan: RefreshPlan
    if let shown, history.loss == nil, shown.width == wanted.width, shown.height == wanted.height {
      let isRight = shown == wanted && isSame(shownColor, wantedColor)
      plan = isRight ? rules.unchanged() : rules.changed(from: shown, to: wanted)
    } else {
      plan = rules.unknown()
    }
    guard plan.mode != nil, let temperature, !policy.ignoresTemperature else { return plan }
    let range = model.operatingCelsius
    if temperature < range.lowerBound {
      return .hold(until: nil, .tooCold(celsius: temperature, limit: range.lowerBound))
    }
    if temperature > range.upperBound {
      return .hold(until: nil, .tooHot(celsius: temperature, limit: range.upperBound))
    }
    return plan
  }

  /// True when both show the same in the second ink, where nil is nothing of it.
  private static func isSame(_ a: Frame?, _ b: Frame?) -> Bool {
    switch (a, b) {
    case (nil, nil): true
    case (let a?, let b?): a == b
    case (let one?, nil), (nil, let one?): one.bytes.allSatisfy { $0 == 0 }
    }
  }

  /// When the regular full refresh is due if nothing happens before, since 1970; nil when there is none.
  public static func maintenanceDue(history: RefreshHistory, policy: RefreshPolicy) -> Duration? {
    guard let every = policy.fullEvery, let last = history.lastFull else { return nil }
    return last + every
  }
}
