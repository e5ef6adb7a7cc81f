import InkBitmap
import InkBuses

/// One panel while the program uses it: what it shows, what it is doing, and the refreshes.
///
/// The panel sleeps between refreshes. Calls block until the panel sleeps again: about half a second for a
/// partial refresh, seconds for a full one, at most the mode's deadline. After any error the panel is made
/// safe, what it shows counts as unknown, and the next refresh is a full one.
public final class PanelSession {
  public let model: PanelModel
  public internal(set) var state = PanelState.off
  /// What the glass shows, in native orientation; nil when that is not known.
  public internal(set) var picture: ColorFrame?
  /// The places changed by the last refresh, if it was partial.
  var lastWindows: [PixelRect] = []
  /// True when the plane of the old picture holds one.
  var isOldPlaneKept = true
  /// True when the picture is known and display memory is not, as after a restart.
  var isMemoryLost = false
  /// True while supply and reset are known to be high.
  var isSupplied = false

  let link: PanelLink
  let busy: BusyWait
  let controller: any PanelController
  /// The same, where it wakes and waits by itself.
  let parallel: (any ParallelController)?

  /// A session on a panel that may be in any state; no wire is touched before the first call.
  public init(model: PanelModel, wires: PanelWires) {
    self.model = model
    link = PanelLink(wires)
    busy = BusyWait(line: wires.busy, clock: wires.clock, active: model.controller.busyLevel)
    controller = model.controller.controller(of: model, over: link, busy: busy)
    parallel = controller as? any ParallelController
  }

  /// The black pixels of what the glass shows; nil when that is not known.
  public var shown: Frame? { picture?.pixels(of: .black) }
  /// The pixels it shows in the second ink; nil when that is not known or there is none.
  public var shownColor: Frame? {
    guard let ink = model.secondInk else { return nil }
    return picture?.pixels(of: ink)
  }

  /// Brings `wanted` onto the glass as `plan` says, and puts the panel to sleep.
  ///
  /// A plan of nothing or of waiting touches no wire. Throws after the panel was made safe; `wanted` is in the
  /// inks of the model.
  @discardableResult
  public func refresh(to wanted: ColorFrame, plan: RefreshPlan) throws(PanelError) -> RefreshReport {
    try requireSize(wanted.width, wanted.height)
    guard wanted.inks == model.inks else { throw .noSecondInk(model: model.name) }
    switch plan.action {
    case .none, .hold: return RefreshReport()
    case .full: return try refresh(to: wanted, .full, windows: [])
    case .fast: return try refresh(to: wanted, .fast, windows: [])
    case .partial(let windows): return try refresh(to: wanted, .partial, windows: windows)
    }
  }

  /// The same for a picture in black and white, and in the second ink where the panel has one.
  ///
  /// `color` are the pixels of the second ink, where nil is none of them; it shows where both are set.
  @discardableResult
  public func refresh(
    to wanted: Frame, color: Frame? = nil, plan: RefreshPlan
  ) throws(PanelError) -> RefreshReport {
    for frame in [wanted, color ?? wanted] { try requireSize(frame.width, frame.height) }
    guard let color else { return try refresh(to: ColorFrame(wanted, inks: model.inks), plan: plan) }
    guard let ink = model.secondInk else { throw .noSecondInk(model: model.name) }
    let picture = ColorFrame(black: wanted, color: color, ink: ink)
    return try refresh(to: picture.converted(to: model.inks), plan: plan)
  }

  /// Makes the whole glass white by a full refresh, as before storage.
  @discardableResult
  public func clear() throws(PanelError) -> RefreshReport {
    try refresh(to: Frame(width: model.width, height: model.height), plan: .full(.requested))
  }

  /// Puts the panel to sleep, whatever it was doing before.
  public func sleep() throws(PanelError) {
    guard state != .asleep else { return }
    try requireWires()
    try guarded { () throws(PanelError) in
      if state != .idle { try wake() }
      try fallAsleep()
    }
  }

  /// Puts the panel to sleep and cuts its supply where the board can.
  ///
  /// What it shows stays on the glass, but counts as unknown afterwards: without supply the memory is lost.
  public func shutDown() throws(PanelError) {
    try sleep()
    forget()
    link.phase = .shutDown
    guard link.wires.power != nil else { return }
    isSupplied = false
    try guarded { () throws(PanelError) in
      try link.setPower(.low)
      // A chip without supply would feed itself through lines held high.
      try link.setReset(.low)
      try link.setDataCommand(.low)
      try move(to: .off)
    }
  }

  private func requireSize(_ width: Int, _ height: Int) throws(PanelError) {
    guard width == model.width, height == model.height else {
      throw .wrongSize(width: width, height: height, wantedWidth: model.width, wantedHeight: model.height)
    }
  }

  private func requireInside(_ windows: [PixelRect]) throws(PanelError) {
    let bytes = (model.width + 7) / 8 * 8
    for window in windows
    where window.x < 0 || window.y < 0 || window.maxX > bytes || window.maxY > model.height {
      throw .windowOutside(window, width: model.width, height: model.height)
    }
  }

  /// Throws before a wire moves where one is missing that this panel needs.
  func requireWires() throws(PanelError) {
    if model.controller.chipSelects > 1, link.wires.secondSPI == nil {
      throw .missingWire(.secondChipSelect, model: model.name)
    }
    if parallel == nil, link.wires.dataCommand == nil {
      throw .missingWire(.dataCommand, model: model.name)
    }
    if parallel != nil, !(link.wires.spi is any SPIDuplexDevice) {
      throw .missingWire(.readableBus, model: model.name)
    }
  }

  private func refresh(
    to wanted: ColorFrame, _ planned: RefreshMode, windows: [PixelRect]
  ) throws(PanelError) -> RefreshReport {
    // A mode that the panel never has is a mistake even where a full refresh would take its place.
    guard model.traits(of: planned) != nil || (picture == nil && model.secondInk == nil) else {
      throw .unsupported(planned, model: model.name)
    }
    let mode = mode(for: wanted, planned)
    guard let traits = model.traits(of: mode) else { throw .unsupported(mode, model: model.name) }
    var report = RefreshReport(mode: mode)
    try requireWires()
    try requireInside(windows)
    let windows = mode == .partial ? aligned(windows) : []
    var goal = wanted
    var transfer = PictureTransfer.whole(wanted)
    if mode == .gray, let grays = model.grays { transfer = .grays(wanted, grays) }
    if mode == .partial, let picture {
      guard !windows.isEmpty else { return RefreshReport() }
      let black = wanted.pixels(of: .black)
      let shown = picture.pixels(of: .black)
      var next = shown
      for window in windows { next.setWindowBytes(black.windowBytes(window), in: window) }
      goal = picture
      goal.setPlane(0, next)
      let doubtful = model.keepsMemoryAsleep && isOldPlaneKept && !isMemoryLost ? lastWindows : [model.bounds]
      let changed = isMemoryLost ? [model.bounds] : windows
      transfer = .windows(current: changed, previous: doubtful, shown: shown, wanted: next)
    }

    let start = link.wires.clock.now
    let before = link.traffic
    try guarded { () throws(PanelError) in
      try wake()
      link.phase = .configure
      try controller.configure(for: mode)
      try move(to: .transferring)
      link.phase = .transfer
      try controller.transfer(transfer)
      try move(to: .refreshing)
      link.phase = PanelPhase(mode)
      if let parallel {
        report.busy = try parallel.drive(mode)
      } else {
        try busy.arm(link.phase)
        try controller.activate(mode)
        report.busy = try busy.waitUntilIdle(
          BusyWait.Operation(phase: link.phase, typical: traits.typical, deadline: traits.deadline))
      }
      try controller.powerOff(after: mode)
      try move(to: .idle)
      try fallAsleep()
    }
    picture = goal
    lastWindows = windows
    // The plane of the old picture holds the second ink after a refresh in colour.
    isOldPlaneKept = mode == .partial || (model.secondInk == nil && mode != .gray)
    isMemoryLost = false

    let traffic = link.traffic - before
    report.windows = windows
    report.bytes = traffic.bytes
    report.transfers = traffic.transfers
    report.lineSets = traffic.lineSets
    report.total = link.wires.clock.now - start
    return report
  }

  /// What a plan becomes by what is known of the glass and what is to be on it.
  private func mode(for wanted: ColorFrame, _ planned: RefreshMode) -> RefreshMode {
    if wanted.hasGrays { return .gray }
    guard let picture else { return .full }
    // Both planes together held the greys, so neither is the old picture; and no short waveform starts from a grey.
    if picture.hasGrays { return .full }
    // A chip that keeps the old plane to itself cannot be told what it lost.
    let isPartialLost = isMemoryLost && planned == .partial && model.controller.planes == .copied
    return isPartialLost ? .full : planned
  }

  /// The windows inside the glass, widened to whole bytes.
  private func aligned(_ windows: [PixelRect]) -> [PixelRect] {
    windows.map { $0.intersection(model.bounds).alignedToBytes(width: model.width) }.filter { !$0.isEmpty }
  }
}
