import InkErrors

/// Every panel the program can drive.
public enum PanelCatalog {
  /// All rows, by name.
  public static let all: [PanelModel] = groups.flatMap { $0 }.sorted { $0.name < $1.name }

  /// The rows of each controller's file.
  private static let groups: [[PanelModel]] = [
    PanelModel.boards, PanelModel.cascade, PanelModel.firstGeneration, PanelModel.salvaged,
    PanelModel.smallUC,
    PanelModel.ssd1675,
    PanelModel.ssd1677, PanelModel.ssd1680, PanelModel.ssd1680Color, PanelModel.ssd1681, PanelModel.ssd1683,
    PanelModel.ssd1685,
    PanelModel.uc8151, PanelModel.uc8151Color, PanelModel.uc8176, PanelModel.uc8179, PanelModel.uc8179Color,
    PanelModel.uc8253,
    PanelModel.fourInks, PanelModel.eInkFourInks, PanelModel.sevenInks, PanelModel.spectra6,
    PanelModel.wholePixels, PanelModel.it8951,
  ]

  /// Every name and alias, the latest revision of a panel before the ones it replaces.
  ///
  /// What is looked through for the nearest name then finds, of two equally near, the one that is sold.
  public static let names: [String] = all.reversed().flatMap { [$0.name] + $0.aliases }

  /// Name and aliases by `folded` spelling; then the parts, of which the maker's own row comes first.
  private static let spellings: [String: PanelModel] = {
    var spellings: [String: PanelModel] = [:]
    for model in all {
      for name in [model.name] + model.aliases { spellings[folded(name)] = spellings[folded(name)] ?? model }
    }
    for isMaker in [true, false] {
      for model in all where (folded(model.name).hasSuffix(folded(model.part))) == isMaker {
        for name in [model.part, model.title] {
          spellings[folded(name)] = spellings[folded(name)] ?? model
        }
      }
    }
    return spellings
  }()

  /// The row of that name, alias, title or part; case, spaces and punctuation do not count.
  ///
  /// A part that several makers sell gives its own maker's row. Throws an error that suggests the nearest name.
  public static func model(named name: String) throws(UnknownPanel) -> PanelModel {
    // A board's file has the name as it is here, and then nothing is folded at every start.
    if let model = all.first(where: { $0.name == name }) ?? spellings[folded(name)] { return model }
    throw UnknownPanel(name: name, suggestion: Suggestion.nearest(to: name, among: names))
  }

  /// The rows in whose name, aliases, title, part, markings or controller every word of `text` occurs.
  public static func search(_ text: String) -> [PanelModel] {
    let words = text.split(separator: " ").map { folded(String($0)) }.filter { !$0.isEmpty }
    return all.filter { model in
      let places =
        ([model.name, model.title, model.part, model.controller.rawValue] + model.aliases
        + model.markings).map(folded)
      return words.allSatisfy { word in places.contains { contains($0, word) } }
    }
  }

  private static func contains(_ text: String, _ word: String) -> Bool {
    let (text, word) = (Array(text.utf8), Array(word.utf8))
    guard word.count <= text.count else { return false }
    return (0...(text.count - word.count)).contains { text[$0..<($0 + word.count)].elementsEqual(word) }
  }

  /// Small letters and digits alone: "2.13inch e-Paper HAT V4" and "2.13inch-epaper-hat-v4" are one name.
  static func folded(_ name: String) -> String {
    String(
      decoding: name.utf8.compactMap { byte in
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
        default: nil
        }
      }, as: UTF8.self)
  }
}
