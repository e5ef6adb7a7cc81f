import Foundation
import InkBitmap
import Testing

@testable import InkHost

@MainActor @Suite("ContactSheet")
struct ContactSheetTests {
  private let sheet = ContactSheet(locale: Locale(identifier: "en"))

  private func black(_ width: Int, _ height: Int) -> ColorFrame {
    ColorFrame(Frame(width: width, height: height, filledWith: .black))
  }

  @Test("Pictures stand side by side under their labels, each in a frame; another row begins below")
  func places() throws {
    let white = ColorFrame(Frame(width: 50, height: 40))
    let picture = try sheet.picture(
      of: [
        .init("a", row: "1", picture: white), .init("b", row: "1", picture: white),
        .init("c", row: "2", picture: white),
      ])
    // 12 around, 18 for the label, a frame of 1: the first cell is 52 wide, the second begins at 76.
    #expect(picture.width == 12 + 52 + 12 + 52 + 12)
    #expect(picture.height == 12 + 60 + 12 + 60 + 12)
    #expect(picture[12, 30] == .black && picture[13, 31] == .white)
    #expect(picture[76, 30] == .black && picture[63, 71] == .black)
    #expect(picture[12, 102] == .black)
    let label = (12..<30).contains { y in (12..<30).contains { picture[$0, y] == .black } }
    #expect(label)
  }

  @Test("A row that would be too wide is broken")
  func breaking() throws {
    let cells = (0..<4).map { ContactSheet.Cell("\($0)", picture: black(90, 10)) }
    #expect(try sheet.picture(of: cells, width: 230).width <= 230)
    #expect(try sheet.picture(of: cells, width: 1000).height < sheet.picture(of: cells, width: 230).height)
  }

  @Test("A second ink of one picture is kept; pictures without it stay black")
  func secondInk() throws {
    var red = ColorFrame(width: 8, height: 8, inks: [.white, .black, .red])
    red.fill(red.bounds, with: .red)
    let picture = try sheet.picture(of: [.init("", picture: red), .init("", picture: black(8, 8))])
    #expect(picture.inks == [.white, .black, .red])
    #expect(picture.coloredPixels.bytes.reduce(0) { $0 + $1.nonzeroBitCount } == 64)
    #expect(picture.inkedPixels.bytes.reduce(0) { $0 + $1.nonzeroBitCount } >= 128 + 2 * 36)
  }
}
