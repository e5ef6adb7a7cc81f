import InkBitmap

/// A panel as data: one row of the catalogue.
///
/// Sizes are in the panel's native orientation, the one its controller scans: columns are sources, rows gates.
public struct PanelModel: Equatable, Sendable {
  /// Maker, size and revision in kebab case, as sold: "waveshare-2in13-v4".
  public var name: String
  /// What the shop calls it.
  public var title: String
  /// The glass maker's part.
  public var part: String
  /// Other names it is known by: the glass, other libraries' names, the marking on the flexible cable.
  public var aliases: [String]
  public var controller: ControllerKind
  /// Visible columns.
  public var width: Int
  /// Visible rows.
  public var height: Int
  /// Bytes of display memory left of the first visible column.
  public var ramColumnOffset: Int
  /// True when the glass is wired from source 8 on and the chip is told so, which makes an offset needless.
  public var startsAtSource8: Bool
  /// What a pixel can be.
  public var inks: [Ink]
  public var full: RefreshTraits
  /// Nil when the panel has no shorter whole-screen waveform.
  public var fast: RefreshTraits?
  /// Nil when the panel has no differential waveform.
  public var partial: RefreshTraits?
  public var ghosting: GhostingBudget
  /// How many places one partial refresh may write; more are joined.
  public var maximumWindows: Int
  /// Parameter of the deep sleep command that keeps the picture memory.
  public var deepSleep: UInt8
  /// Least time between two whole-screen refreshes, as the maker recommends.
  public var minimumInterval: Duration
  /// Degrees Celsius within which the ink moves as it should.
  public var operatingCelsius: ClosedRange<Double>
  /// Refreshes the maker promises; nil where no figure is published.
  public var ratedRefreshes: Int?

  /// A row; the defaults are those of most black and white panels.
  public init(
    name: String, title: String, part: String, aliases: [String] = [], controller: ControllerKind,
    width: Int, height: Int, ramColumnOffset: Int = 0, startsAtSource8: Bool = false,
    inks: [Ink] = [.white, .black], full: RefreshTraits, fast: RefreshTraits? = nil,
    partial: RefreshTraits? = nil, ghosting: GhostingBudget = GhostingBudget(), maximumWindows: Int = 4,
    deepSleep: UInt8 = 0x01, minimumInterval: Duration = .seconds(180),
    operatingCelsius: ClosedRange<Double> = 0...50, ratedRefreshes: Int? = nil
  ) {
    self.name = name
    self.title = title
    self.part = part
    self.aliases = aliases
    self.controller = controller
    self.width = width
    self.height = height
    self.ramColumnOffset = ramColumnOffset
    self.startsAtSource8 = startsAtSource8
    self.inks = inks
    self.full = full
    self.fast = fast
    self.partial = partial
    self.ghosting = ghosting
    self.maximumWindows = maximumWindows
    self.deepSleep = deepSleep
    self.minimumInterval = minimumInterval
    self.operatingCelsius = operatingCelsius
    self.ratedRefreshes = ratedRefreshes
  }

  /// The whole screen.
  public var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// What `mode` is like here; nil when the panel has no such mode.
  public func traits(of mode: RefreshMode) -> RefreshTraits? {
    switch mode {
    case .full: full
    case .fast: fast
    case .partial: partial
    }
  }
}
