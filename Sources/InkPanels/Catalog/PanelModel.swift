import InkBitmap

/// A panel as data: one row of the catalogue.
///
/// Sizes are in the panel's native orientation, the one its controller scans: columns are sources, rows
/// gates.
public struct PanelModel: Equatable, Sendable {
  /// Maker, size and revision in kebab case, as sold: "waveshare-2in13-v4".
  public var name: String
  /// What the shop calls it.
  public var title: String
  /// The glass maker's part.
  public var part: String
  /// Other names it is known by: the glass, other libraries' names.
  public var aliases: [String]
  /// What is printed on its flexible cable, which several panels may share.
  public var markings: [String]
  public var controller: ControllerKind
  /// Visible columns.
  public var width: Int
  /// Visible rows.
  public var height: Int
  /// Bytes of display memory left of the first visible column.
  public var ramColumnOffset: Int
  /// Rows of display memory that the chip is told of, where they are more than the visible ones.
  public var memoryRows: Int?
  /// True when the glass is wired from source 8 on and the chip is told so, which makes an offset needless.
  public var startsAtSource8: Bool
  /// True when the top row is the last gate line.
  public var isBottomUp: Bool
  /// True when the left column is the last source line; with `isBottomUp` the glass is mounted upside down.
  public var isRightToLeft: Bool
  /// Third byte of Solomon's driver output control (0x01): the order in which gates are scanned.
  public var gateScan: UInt8
  /// Registers that the maker wants set before a whole-screen refresh: booster, voltages.
  public var setup: [RegisterWrite]
  /// What a pixel can be.
  public var inks: [Ink]
  public var full: RefreshTraits
  /// Nil when the panel has no shorter whole-screen waveform.
  public var fast: RefreshTraits?
  /// Nil when the panel has no differential waveform.
  public var partial: RefreshTraits?
  /// Nil when the panel has no waveform for the greys between black and white.
  public var grays: GrayMode?
  public var ghosting: GhostingBudget
  /// How many places one partial refresh may write; more are joined.
  public var maximumWindows: Int
  /// True when a partial refresh of UltraChip's scans all of the glass, which leaves unchanged places even;
  /// false when it scans what encloses its windows.
  public var scansWholeGlass: Bool
  /// Parameter of Solomon's deep sleep command.
  public var deepSleep: UInt8
  /// False when display memory is lost in deep sleep, so that a partial refresh must write all of it.
  public var keepsMemoryAsleep: Bool
  /// Least time between two whole-screen refreshes, as the maker recommends.
  public var minimumInterval: Duration
  /// Degrees Celsius within which the ink moves as it should.
  public var operatingCelsius: ClosedRange<Double>
  /// Refreshes the maker promises; nil where no figure is published.
  public var ratedRefreshes: Int?

  /// A row; the defaults are those of most black and white panels.
  public init(
    name: String, title: String, part: String, aliases: [String] = [], markings: [String] = [],
    controller: ControllerKind,
    width: Int, height: Int, ramColumnOffset: Int = 0, memoryRows: Int? = nil,
    startsAtSource8: Bool = false,
    isBottomUp: Bool = false, isRightToLeft: Bool = false, gateScan: UInt8 = 0x00,
    setup: [RegisterWrite] = [],
    inks: [Ink] = [.white, .black], full: RefreshTraits, fast: RefreshTraits? = nil,
    partial: RefreshTraits? = nil, grays: GrayMode? = nil, ghosting: GhostingBudget = GhostingBudget(),
    maximumWindows: Int = 8,
    scansWholeGlass: Bool = true, deepSleep: UInt8 = 0x01, keepsMemoryAsleep: Bool = true,
    minimumInterval: Duration = .seconds(180),
    operatingCelsius: ClosedRange<Double> = 0...50, ratedRefreshes: Int? = nil
  ) {
    self.name = name
    self.title = title
    self.part = part
    self.aliases = aliases
    self.markings = markings
    self.controller = controller
    self.width = width
    self.height = height
    self.ramColumnOffset = ramColumnOffset
    self.memoryRows = memoryRows
    self.startsAtSource8 = startsAtSource8
    self.isBottomUp = isBottomUp
    self.isRightToLeft = isRightToLeft
    self.gateScan = gateScan
    self.setup = setup
    self.inks = inks
    self.full = full
    self.fast = fast
    self.partial = partial
    self.grays = grays
    self.ghosting = ghosting
    self.maximumWindows = maximumWindows
    self.scansWholeGlass = scansWholeGlass
    self.deepSleep = deepSleep
    self.keepsMemoryAsleep = keepsMemoryAsleep
    self.minimumInterval = minimumInterval
    self.operatingCelsius = operatingCelsius
    self.ratedRefreshes = ratedRefreshes
  }

  /// The whole screen.
  public var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// True when the glass is wider than one chip, so that two drive a half each.
  public var isCascade: Bool { width > controller.capacity.columns }

  /// The ink beside black, the first of several; nil on black and white panels.
  public var secondInk: Ink? { inks.first(where: \.isColored) }

  /// The same panel showing pictures in four greys; nil where it cannot.
  ///
  /// Pictures without a grey between are shown by the usual modes, and one with it by a whole-screen refresh of its own.
  public var showingGrays: PanelModel? {
    guard grays != nil else { return nil }
    var model = self
    model.inks = Ink.fourGrays
    return model
  }

  /// The longest time that any of its refreshes may take until it counts as failed.
  public var longestDeadline: Duration {
    [fast, partial, grays?.traits].reduce(full.deadline) { max($0, $1?.deadline ?? .zero) }
  }

  /// What `mode` is like here; nil when the panel has no such mode.
  public func traits(of mode: RefreshMode) -> RefreshTraits? {
    switch mode {
    case .full: full
    case .fast: fast
    case .partial: partial
    case .gray: grays?.traits
    }
  }
}
