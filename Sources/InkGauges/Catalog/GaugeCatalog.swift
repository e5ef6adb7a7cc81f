import InkErrors

/// Every gauge the program can read.
public enum GaugeCatalog {
  /// All kinds, by name.
  public static let all: [GaugeModel] = ([mains] + max1704x).sorted { $0.name < $1.name }

  /// The kind of that name; case does not count.
  ///
  /// Throws an error that suggests the nearest name.
  public static func model(named name: String) throws(UnknownGauge) -> GaugeModel {
    if let model = all.first(where: { $0.name == name.lowercased() }) { return model }
    throw UnknownGauge(name: name, suggestion: Suggestion.nearest(to: name, among: all.map(\.name)))
  }

  private static let mains = GaugeModel(name: "mains", title: "Mains, no battery", addresses: [], cells: 0) {
    _, _ in
    MainsOnly()
  }

  private static let max1704x = MAX1704xPart.allCases.map { part in
    GaugeModel(
      name: part.rawValue, title: "Maxim \(part.title)", addresses: [MAX1704x.address], cells: part.cells
    ) { MAX1704x(part, on: $0, clock: $1) }
  }
}
