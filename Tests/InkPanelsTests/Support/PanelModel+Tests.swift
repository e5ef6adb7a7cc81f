import Testing

@testable import InkPanels

extension PanelModel: CustomTestStringConvertible {
  public var testDescription: String { name }
}

extension PanelModel {
  /// A row by its name, for tests that want that very panel; the first row where there is none.
  static func row(_ name: String) -> PanelModel {
    PanelCatalog.all.first { $0.name == name } ?? PanelCatalog.all[0]
  }

  /// A row without a fast refresh.
  static let goodDisplayGDEM0213B74 = row("gooddisplay-gdem0213b74")
}
