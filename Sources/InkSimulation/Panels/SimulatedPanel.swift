import InkBitmap

/// A panel as its maker built it: controller, glass, how the two are wired, and the waveforms stored in it.
public struct SimulatedPanel: Sendable {
  /// Which way round the glass lies against the controller's memory.
  struct Mounting: Equatable, Sendable {
    /// The top row is the last gate line.
    var isBottomUp = false
    /// The left column is the last source line.
    var isRightToLeft = false
  }

  /// Maker, size and revision as sold, "waveshare-2in13-v4", or chip and size where there is no name.
  public let model: String
  /// The controller's name as printed in its datasheet.
  public let controller: String
  /// Visible columns in native orientation.
  public let width: Int
  /// Visible rows in native orientation.
  public let height: Int
  /// Inks of the glass.
  public let inks: [Ink]

  let chip: Chip
  /// The source line of the leftmost column; nil when it is not known and taken from what is written.
  let firstSource: Int?
  /// True when the one-time memory sets the source range, so that drivers need not.
  let usesInnerSources: Bool
  let mounting: Mounting
  let stored: [StoredWaveform]
  /// True when the one-time memory swaps the planes after a differential refresh.
  let swapsPlanes: Bool
  /// Differential transitions of a pixel after which its remnant nears half the contrast.
  let differentialBudget: Int

  init(
    model: String, chip: Chip, width: Int, height: Int, inks: [Ink] = [.white, .black], firstSource: Int? = 0,
    usesInnerSources: Bool = false, mounting: Mounting = Mounting(), stored: [StoredWaveform],
    swapsPlanes: Bool = false,
    differentialBudget: Int = 50
  ) {
    self.model = model
    self.controller = chip.name
    self.chip = chip
    self.width = width
    self.height = height
    self.inks = inks
    self.firstSource = firstSource
    self.usesInnerSources = usesInnerSources
    self.mounting = mounting
    self.stored = stored
    self.swapsPlanes = swapsPlanes
    self.differentialBudget = differentialBudget
  }

  /// True when the panel has a row that says how its glass is wired.
  var isWiringKnown: Bool { firstSource != nil }
  /// True when the glass has a third ink.
  var hasColor: Bool { inks.contains(where: \.isColored) }

  /// A chip bonded to a new glass of this panel, without supply.
  ///
  /// - Parameter memory: what the planes hold when the supply comes, and what the glass shows before the
  ///   first refresh.
  public func makeController(memory: PowerUpMemory = .undefined) -> any SimulatedController {
    switch chip {
    case .ssd(let chip): SSDSimulator(panel: self, chip: chip, memory: memory)
    case .uc(let chip): UCSimulator(panel: self, chip: chip, memory: memory)
    case .it8951: ParallelSimulator(panel: self)
    case .twin(let chip): TwinSimulator(panel: self, chip: chip, memory: memory)
    }
  }
}
