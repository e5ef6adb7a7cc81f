import Foundation
import InkCodes
import Testing

@testable import InkCatalogue

struct QRGlyphTests {
  @Test("the code that is drawn has two pixels a module, with the strongest correction that this leaves")
  func fit() throws {
    let long = String(repeating: "https://example.org/", count: 8)
    #expect(QRGlyph.code("https://example.org", in: CGSize(width: 76, height: 76)) != nil)
    #expect(QRGlyph.code(long, in: CGSize(width: 76, height: 76)) == nil)
    #expect(QRGlyph.code("", in: CGSize(width: 76, height: 76)) == nil)
    let medium = try QRCode(long, .medium)
    let low = try QRCode(long, .low)
    #expect(low.side < medium.side)
    let side = CGFloat(2 * low.fullSide)
    #expect(QRGlyph.code(long, in: CGSize(width: side, height: 400)) == low)
    #expect(QRGlyph.code(long, in: CGSize(width: 400, height: 400)) == medium)
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
