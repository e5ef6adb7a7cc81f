import Foundation
import InkCodes
import InkRaster
import InkViews
import Testing

@testable import InkCatalogue

struct QRGlyphTests {
  private static func code(_ text: String, _ width: CGFloat, _ height: CGFloat) throws -> QRCode {
    try QRGlyph.code(text, in: CGSize(width: width, height: height)).get().code
  }

  @Test("the code that is drawn has modules as large as the place allows, then the strongest correction")
  func fit() throws {
    let long = String(repeating: "https://example.org/", count: 8)
    let medium = try QRCode(long, .medium)
    let low = try QRCode(long, .low)
    #expect(low.fullSide == 57 && medium.fullSide == 61)
    // Only the weaker one fits; both, with two pixels; three with the weaker one only; and three with both.
    #expect(try Self.code(long, 114, 400) == low)
    #expect(try Self.code(long, 122, 400) == medium)
    #expect(try Self.code(long, 171, 190) == low)
    #expect(try Self.code(long, 183, 190) == medium)
    #expect(try QRGlyph.code(long, in: CGSize(width: 183.5, height: 190)).get().module == 3)
  }

  @Test(
    "what does not fit is told from what is too long for any code, and both from a machine that lacks libqrencode"
  )
  func none() {
    func error(_ text: String) -> QRCodeError? {
      if case .failure(let error) = QRGlyph.code(text, in: CGSize(width: 76, height: 80)) {
        error
      } else {
        nil
      }
    }
    let long = String(repeating: "https://example.org/", count: 8)
    #expect(error("https://example.org") == nil)
    #expect(error(long) == .noRoom(modules: 57, pixels: 114, width: 76, height: 80))
    #expect(error(String(repeating: long, count: 30)) == .tooLong(characters: 4800))
    #expect(QRGlyph.figure(for: .noRoom(modules: 57, pixels: 114, width: 76, height: 80)) == "qrcode")
    #expect(QRGlyph.figure(for: .tooLong(characters: 4800)) == "qrcode")
    #expect(QRGlyph.figure(for: .noLibrary) == "exclamationmark.triangle")
  }

  @Test(
    "a text that has no room is told, and nothing else",
    arguments: [("https://a.example", 0), ("", 0), ("long", 1)])
  @MainActor func told(text: String, count: Int) throws {
    let view = QRGlyph(text: text == "long" ? String(repeating: "a", count: 400) : text)
    let rendered = ViewRenderer(view, environment: EnvironmentValues(), measurer: try Stage.measurer.get())
      .layout(in: CGSize(width: 76, height: 76))
    #expect(rendered.problems.count == count)
    #expect(rendered.problems.allSatisfy { $0.hasPrefix("no QR code, since its 77 modules") })
  }

  @Test("runs of ink are the modules, row by row")
  func runs() throws {
    let code = try QRCode("ink", .low)
    var drawn = Set<Int>()
    for run in QRGlyph.runs(of: code) {
      for column in run.column..<run.column + run.length {
        #expect(drawn.insert(run.row * code.side + column).inserted)
      }
    }
    let expected = (0..<code.side * code.side).filter { code[$0 % code.side, $0 / code.side] }
    #expect(drawn == Set(expected))
  }
}
