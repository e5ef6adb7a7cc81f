import InkBitmap

/// The planner's rules, each on its own.
struct RefreshRules {
  let history: RefreshHistory
  let model: PanelModel
  let policy: RefreshPolicy
  /// Degrees Celsius at the panel; nil when nobody measured.
  let celsius: Double?
  let now: Duration

  /// The picture is not known: everything must be driven, and soon.
  func unknown() -> RefreshPlan {
    let reason = RefreshReason.pictureUnknown(history.loss ?? .start)
    if let wait = missing(policy.recoveryInterval) {
      return .hold(until: now + wait, .minimumInterval(remaining: wait))
    }
    return .full(reason)
  }

  /// Nothing changed: at most the regular refresh.
  func unchanged() -> RefreshPlan {
    guard isMaintenanceDue, !policy.isQuiet, missing(minimumInterval) == nil else { return .none(.unchanged) }
    return .full(.maintenance)
  }

  /// Something changed: a whole-screen refresh for the first rule that asks for one, else a partial one.
  func changed(from shown: ColorFrame, to wanted: ColorFrame) -> RefreshPlan {
    if wanted.hasGrays {
      return wholeScreen(.grays(pixels: shown.coloredDifference(from: wanted)), else: nil)
    }
    if shown.hasGrays { return wholeScreen(.pictureUnknown(.gray), else: nil) }
    guard policy.allowsPartial, model.partial != nil else { return wholeScreen(.noPartial, else: nil) }
    let colored = shown.coloredDifference(from: wanted)
    if colored > 0 { return wholeScreen(.colorChanged(pixels: colored), else: nil) }
    if shown.hasColor { return wholeScreen(.colorWouldFade, else: nil) }
    return changed(from: shown.plane(0), to: wanted.plane(0))
  }

  /// Somebody asked for a full refresh: what has to wait does so still.
  ///
  /// Where every change has to keep the interval, as on a panel with more inks, an unchanged picture does too.
  func requested(insteadOf plan: RefreshPlan) -> RefreshPlan {
    if plan.isHeld { return plan }
    let hasPartial = policy.allowsPartial && model.partial != nil
    if plan.mode == nil, !hasPartial, let wait = missing(minimumInterval) {
      return .hold(until: now + wait, .minimumInterval(remaining: wait))
    }
    return .full(.requested)
  }

  /// Black and white changed, on a panel that refreshes them in part.
  private func changed(from shown: Frame, to wanted: Frame) -> RefreshPlan {
    let planes = model.controller.planes.planeWrites
    let cost = WindowCost(
      bytesPerWindow: planes * model.controller.windowOverhead, planeWrites: planes,
      maximumWindows: model.maximumWindows)
    let windows = FrameDifference.rectangles(from: shown, to: wanted, cost: cost)
    let share = RefreshHistory.share(of: windows, on: model)
    let partials = history.partials

    let pixels = FrameDifference.changedPixels(from: shown, to: wanted)
    let partial = RefreshPlan.partial(windows, .changed(pixels: pixels))
    let wear = wear(of: windows)
    if wear > placeLimit || history.screens + share > Double(maximumPartials) {
      // At the panel's own limit another partial refresh is no way out.
      return wholeScreen(.ghosts(partials: partials), else: wear > model.ghosting.perPlace ? nil : partial)
    }
    if isMaintenanceDue { return wholeScreen(.maintenance, else: partial) }
    if hasFast {
      if share > policy.largestPartial {
        return wholeScreen(.largeChange(percent: Int((share * 100).rounded())), else: partial)
      }
      if let limit = policy.wholeScreenAfterPause, let pause = age(history.lastRefresh), pause >= limit {
        return wholeScreen(.longPause(pause), else: partial)
      }
    }
    return partial
  }

  /// A whole-screen refresh, unless it may not flash now or is too soon: then `alternative`, or waiting.
  private func wholeScreen(_ reason: RefreshReason, else alternative: RefreshPlan?) -> RefreshPlan {
    if policy.isAwaited, let alternative { return alternative }
    let wait = missing(minimumInterval)
    guard policy.isQuiet && !policy.isAwaited || wait != nil else {
      return hasFast && !isMaintenanceDue && !reason.needsColor ? .fast(reason) : .full(reason)
    }
    let obstacle = wait.map(RefreshReason.minimumInterval) ?? .quiet
    if case .partial(let windows)? = alternative?.action { return .partial(windows, obstacle) }
    return .hold(until: policy.isQuiet && !policy.isAwaited ? nil : wait.map { now + $0 }, obstacle)
  }

  /// True when the short whole-screen waveform may be used.
  ///
  /// One that is stored for a temperature the glass never has does not grow longer in the cold, as the others do.
  private var hasFast: Bool {
    guard policy.allowsFast, let fast = model.fast else { return false }
    guard case .pretended = fast.waveform, let celsius else { return true }
    return policy.ignoresTemperature || celsius >= policy.lowestFastCelsius
  }
  private var minimumInterval: Duration { policy.minimumInterval ?? model.minimumInterval }
  private var maximumPartials: Int { policy.maximumPartials ?? model.ghosting.screens }
  /// Partial refreshes one place takes until a whole-screen refresh is wanted.
  ///
  /// The panel's own limit, and where the screen is allowed fewer than that, five times as many as the screen: as the
  /// usual budget's 50 and 10 stand to each other, so that whoever allows less allows less of both.
  private var placeLimit: Int {
    let most = model.ghosting.perPlace
    return maximumPartials < most ? min(most, 5 * maximumPartials) : most
  }

  /// Partial refreshes the most used place under `windows` will have had after this one.
  private func wear(of windows: [PixelRect]) -> Int {
    1 + (RefreshHistory.places(under: windows, on: model).map { Int(history.places[$0]) }.max() ?? 0)
  }

  private var isMaintenanceDue: Bool {
    guard let every = policy.fullEvery else { return false }
    guard let age = age(history.lastFull) else { return true }
    return age >= every
  }

  /// What is missing of `interval` since the last whole-screen refresh; nil when nothing is.
  private func missing(_ interval: Duration) -> Duration? {
    guard let age = age(history.lastWholeScreen), age < interval else { return nil }
    return interval - age
  }

  /// Time since `instant`; nil when there is none or it lies in the future.
  private func age(_ instant: Duration?) -> Duration? {
    guard let instant, instant <= now else { return nil }
    return now - instant
  }
}
