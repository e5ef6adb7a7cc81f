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

  /// True where the controller has no planes of bits.
  var keepsWholePixels: Bool {
    if case .pixels = controller.family { true } else { false }
  }

  /// Bits that a whole picture takes a pixel, both planes or the one of pixels.
  var bitsPerPixel: Int {
    switch controller.family {
    case .pixels(let chip): chip.bits
    case .ultraChip(let chip): chip.hasWidePlane ? 3 : 2
    case .solomon: 2
    }
  }

  /// A row without a fast refresh.
  static let goodDisplayGDEM0213B74 = row("gooddisplay-gdem0213b74")
}
