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
    case .parallel: 1
    }
  }

  /// Bytes that a whole-screen refresh sends beside the planes at most: registers, and waveforms where they are written.
  var mostOverhead: Int {
    if case .written = full.waveform { return 500 }
    guard controller == .it8951 else { return 200 }
    // A preamble of two bytes in each 4096, rows of whole words, and the questions whether the glass is ready.
    return 700 + width * height / 16_000 + (width + 7) / 8 % 2 * height
  }

  /// What the first refresh waits beyond any other: the IL0376F's glass discharges for 2 s, and
  /// the booster of Spectra 3000 takes 574 ms.
  var start: Duration {
    switch controller {
    case .il0376f: .milliseconds(1500)
    case .spectra3000: .milliseconds(300)
    default: .zero
    }
  }

  /// A row without a fast refresh.
  static let goodDisplayGDEM0213B74 = row("gooddisplay-gdem0213b74")
}
