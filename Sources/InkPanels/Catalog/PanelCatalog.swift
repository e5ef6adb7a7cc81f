import InkErrors

/// Every panel the program can drive.
public enum PanelCatalog {
  /// All rows, by name.
  public static let all: [PanelModel] = groups.flatMap { $0 }.sorted { $0.name < $1.name }

  /// The rows of each controller's file.
  private static let groups: [[PanelModel]] = [
    PanelModel.boards, PanelModel.firstGeneration, PanelModel.smallUC, PanelModel.ssd1675,
    PanelModel.ssd1677, PanelModel.ssd1680, PanelModel.ssd1680Color, PanelModel.ssd1681, PanelModel.ssd1683,
    PanelModel.ssd1685,
    PanelModel.uc8151, PanelModel.uc8151Color, PanelModel.uc8176, PanelModel.uc8179, PanelModel.uc8179Color,
    PanelModel.uc8253,
  ]

  /// Every name and alias, the latest revision of a panel before the ones it replaces.
  ///
  /// What is looked through for the nearest name then finds, of two equally near, the one that is sold.
  public static let names: [String] = all.reversed().flatMap { [$0.name] + $0.aliases }

  /// The row of that name or alias; case does not count.
  ///
  /// Throws an error that suggests the nearest name.
  public static func model(named name: String) throws(UnknownPanel) -> PanelModel {
    let wanted = name.lowercased()
    func answers(_ model: PanelModel) -> Bool {
      model.name.lowercased() == wanted || model.aliases.contains { $0.lowercased() == wanted }
    }
    if let model = all.first(where: answers) { return model }
    throw UnknownPanel(name: name, suggestion: Suggestion.nearest(to: name, among: names))
  }
}
