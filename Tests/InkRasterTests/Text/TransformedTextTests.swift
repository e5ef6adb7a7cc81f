import Foundation
import InkBitmap
import InkViews
import Testing

@testable import InkRaster

@Suite("Transformed text and symbols")
struct TransformedTextTests {
  private let fonts: FontLibrary
  private let measurer: PangoTextMeasurer

  init() throws {
    fonts = try openFonts()
    measurer = PangoTextMeasurer(fonts: fonts)
  }

  private func draw(_ commands: [DrawCommand], width: Int = 120, height: Int = 120) -> Frame {
    var frame = Frame(width: width, height: height)
    Rasterizer(fonts: fonts).draw(DisplayList(commands), into: &frame)
    return frame
  }

  private func text(_ string: String, size: Double) -> any TextLayout {
    measurer.layout(
      StyledText([StyledText.Run(string, font: ResolvedFont(size: size, weight: 600))]),
      style: ParagraphStyle(),
      width: nil, height: nil)
  }

  @Test("A shift moves every pixel")
  func shift() {
    let layout = text("80", size: 20)
    let plain = draw([.text(layout, origin: CGPoint(x: 30, y: 20), .black, transform: .identity)])
    let shifted = draw([
      .text(
        layout, origin: CGPoint(x: 20, y: 15), .black, transform: CGAffineTransform(translationX: 10, y: 5))
    ])
    #expect(plain == shifted)
  }

  @Test("Twice the scale draws the letters of twice the size, crisp")
  func scale() throws {
    let layout = text("8", size: 20)
    let scaled = draw([
      .text(layout, origin: CGPoint(x: 4, y: 4), .black, transform: CGAffineTransform(scaleX: 2, y: 2))
    ])
    let large = draw([.text(text("8", size: 40), origin: CGPoint(x: 8, y: 8), .black, transform: .identity)])
    let first = try #require(scaled.inkBox)
    let second = try #require(large.inkBox)
    #expect(first.height == second.height)
    #expect(abs(first.width - second.width) <= 2)
  }

  @Test(
    "On a pattern a scaled or turned text has a rim of paper, as an upright one has",
    arguments: [0.0, 0.4, 1.3])
  func rim(angle: Double) {
    let layout = text("45", size: 30)
    let transform =
      angle == 0
      ? CGAffineTransform(scaleX: 1.4, y: 1.4)
      : CGAffineTransform(translationX: 60, y: 60).rotated(by: angle).translatedBy(x: -60, y: -60)
    let letters = DrawCommand.text(layout, origin: CGPoint(x: 30, y: 40), .black, transform: transform)
    let plain = draw([letters])
    let pattern = DrawCommand.fill(.rect(0, 0, 120, 120), evenOdd: false, .black(0.3))
    let shown = draw([pattern, letters])
    #expect(plain.inkBox != nil)
    for y in 1..<119 {
      for x in 1..<119 where plain[x, y] == .black {
        #expect(shown[x, y] == .black)
        for (dx, dy) in [(-1, 0), (1, 0), (0, -1), (0, 1)] where plain[x + dx, y + dy] == .white {
          #expect(shown[x + dx, y + dy] == .white, "a dot touches the letter at \(x + dx), \(y + dy)")
        }
      }
    }
  }

  @Test("A turned text has as much ink as an upright one, in the turned box")
  func turned() throws {
    let layout = text("12:45", size: 30)
    let upright = draw([.text(layout, origin: CGPoint(x: 10, y: 40), .black, transform: .identity)])
    let turn = CGAffineTransform(translationX: 60, y: 60).rotated(by: .pi / 2).translatedBy(x: -60, y: -60)
    let turned = draw([.text(layout, origin: CGPoint(x: 10, y: 40), .black, transform: turn)])
    let first = try #require(upright.inkBox)
    let second = try #require(turned.inkBox)
    #expect(abs(first.width - second.height) <= 2)
    #expect(abs(first.height - second.width) <= 2)
    #expect(abs(upright.inkCount - turned.inkCount) * 8 < upright.inkCount)
  }

  @Test("An arrow turns by any angle, about the same ink", arguments: [0.3, 1, .pi / 2, 2.5, .pi])
  func turnedSymbol(_ angle: Double) {
    let symbol = SymbolRequest(name: "location.north.fill", pointSize: 40)
    let turn = CGAffineTransform(translationX: 60, y: 60).rotated(by: angle).translatedBy(x: -60, y: -60)
    let rect = CGRect(x: 40, y: 40, width: 40, height: 40)
    let upright = draw([.symbol(symbol, in: rect, .black, transform: .identity)]).inkCount
    let turned = draw([.symbol(symbol, in: rect, .black, transform: turn)]).inkCount
    #expect(abs(upright - turned) * 8 < upright)
  }

  @Test("A layout kept longer than its fonts and measurer still draws")
  func layoutOutlivesFonts() throws {
    func make() throws -> any TextLayout {
      PangoTextMeasurer(fonts: try openFonts()).layout(
        StyledText([StyledText.Run("80%", font: ResolvedFont(size: 20))]), style: ParagraphStyle(),
        width: nil,
        height: nil)
    }
    let layout = try make()
    #expect(draw([.text(layout, origin: .zero, .black, transform: .identity)]).inkCount > 50)
  }
}
