import InkBitmap

extension SimulatedPanel {
  /// The panel of a model name; nil when there is no row.
  public static func named(_ model: String) -> SimulatedPanel? {
    all.first { $0.model == model }
  }

  /// A panel known only by its controller, its size and its inks.
  ///
  /// How its glass is wired is taken from what is written. Nil when the controller is not simulated.
  public init?(controller: String, width: Int, height: Int, inks: [Ink] = [.white, .black]) {
    guard width > 0, height > 0, let chip = Chip.named(controller) else { return nil }
    var inks = inks
    switch chip {
    case .uc(let chip), .twin(let chip): if let pixels = chip.pixels { inks = pixels.inks }
    case .ssd, .it8951: break
    }
    let hasColor = inks.contains(where: \.isColored)
    self.init(
      model: "\(controller) \(width)x\(height)", chip: chip.holding(width: width, height: height),
      width: width,
      height: height, inks: inks, firstSource: nil,
      stored: chip.typicalWaveforms(hasColor: hasColor))
  }

  /// Every panel with a row.
  public static let all: [SimulatedPanel] = [
    waveshareSSD, waveshareUC, goodDisplaySSD, goodDisplaySSDColor, goodDisplayUC, goodDisplayUCSmall,
    goodDisplayUCColor, goodDisplayLarge, inky, otherMakers, older, smallUC, boards, salvaged,
    wholePixels, parallel, waveshareInks, goodDisplayInks, inkyInks, adafruitInks,
  ].flatMap { $0 }

  /// Names of the controllers that are simulated, for messages and lists.
  public static let controllers: [String] = Chip.all.map(\.name)

  /// Names of the series of which any number stands for its dialect where the chip itself is not known here: "SSD16xx".
  public static let controllerSeries: [String] = Chip.series.map(\.name)
}
