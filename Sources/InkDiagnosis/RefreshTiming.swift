import InkPanels

/// How long BUSY took for refreshes: a revision has a waveform of its own length, which no eye need see.
public struct RefreshTiming: Sendable {
  public let model: PanelModel
  private let edit: FileEdit?
  /// The times of each mode, as many as are known.
  private var times: [(mode: RefreshMode, busy: Duration)] = []

  /// Times on a panel that the board file calls so; `edit` is how that file is corrected.
  public init(model: PanelModel, edit: FileEdit? = nil) {
    self.model = model
    self.edit = edit
  }

  /// Adds what a refresh took.
  public mutating func add(_ mode: RefreshMode, _ busy: Duration) { times.append((mode, busy)) }

  /// Shorter than this part of the model's time no waveform of it can be: cold only lengthens it.
  static let shortest = 0.5
  /// Longer than this many times the model's it is in the cold, or another's.
  static let longest = 2.5

  /// What is wrong with the times, by the middle one of each mode; nil where they are the model's.
  public var outcome: Outcome? {
    for mode in [RefreshMode.full, .fast, .partial] {
      let sorted = times.filter { $0.mode == mode }.map(\.busy).sorted()
      // A time that was worked out, or is another panel's, accuses nobody.
      guard !sorted.isEmpty, let traits = model.traits(of: mode),
        [.measured, .datasheet].contains(traits.source)
      else { continue }
      let typical = traits.typical
      let busy = sorted[sorted.count / 2]
      let ratio = busy / typical
      guard ratio < Self.shortest || ratio > Self.longest else { continue }
      return .failed(
        "the \(mode.rawValue) refresh takes \(Self.text(busy)), where \(model.name) takes about \(Self.text(typical))",
        remedy(isLonger: ratio > 1))
    }
    return nil
  }

  private func remedy(isLonger: Bool) -> Remedy {
    let cold = isLonger ? "It is very cold, or the" : "The"
    let names =
      relatives.isEmpty
      ? "" : " Panels of this size and family are \(relatives.prefix(3).joined(separator: ", "))."
    return Remedy(
      "\(cold) glass is another revision than `model` says, with another waveform: compare its sticker, and write its name "
        + "as `model` in the board file.\(names)",
      commands: [
        "inkglance list panels\(size.map { " \($0)" } ?? "")", "inkglance panel test-card --explain",
      ]
        + (edit?.open() ?? []))
  }

  /// The size in the model's name, such as "2in13", by which panels are searched.
  private var size: Substring? {
    model.name.split(separator: "-").first { $0.first?.isNumber == true && $0.contains("in") }
  }

  /// Other panels of the same glass size whose BUSY speaks the same dialect, the same maker's first.
  private var relatives: [String] {
    let maker = model.name.prefix { $0 != "-" }
    let others = PanelCatalog.all.filter {
      $0.name != model.name && $0.width == model.width && $0.height == model.height
        && $0.controller.busyLevel == model.controller.busyLevel && $0.inks == model.inks
    }
    .map(\.name)
    return others.filter { $0.hasPrefix(maker) } + others.filter { !$0.hasPrefix(maker) }
  }

  /// "246 ms", "3.5 s".
  private static func text(_ duration: Duration) -> String {
    let milliseconds = Int((duration / .milliseconds(1)).rounded())
    return milliseconds < 1000
      ? "\(milliseconds) ms" : "\(milliseconds / 1000).\(milliseconds % 1000 / 100) s"
  }
}
