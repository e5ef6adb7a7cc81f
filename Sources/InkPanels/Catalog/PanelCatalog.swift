import InkErrors

/// Every panel the program can drive.
public enum PanelCatalog {
  /// All rows, by name.
  public static let all: [PanelModel] = [
    .goodDisplayGDEM0213B74,
    .goodDisplayGDEM029T94,
    .goodDisplayGDEY0213B74,
    .goodDisplayGDEY0266T90,
    .goodDisplayGDEY027T91,
    .goodDisplayGDEY029T94,
    .waveshare2in13V4,
    .waveshare2in7V2,
  ]

  /// The row of that name or alias; case does not count.
  ///
  /// Throws an error that suggests the nearest name.
  public static func model(named name: String) throws(UnknownPanel) -> PanelModel {
    let wanted = name.lowercased()
    func answers(_ model: PanelModel) -> Bool {
      model.name.lowercased() == wanted || model.aliases.contains { $0.lowercased() == wanted }
    }
    if let model = all.first(where: answers) { return model }
    let names = all.flatMap { [$0.name] + $0.aliases }
    throw UnknownPanel(name: name, suggestion: Suggestion.nearest(to: name, among: names))
  }
}
