import InkBitmap
import InkPanels
import Testing

@Suite struct TestCardTests {
  /// Every size in the catalogue once, and a very small one.
  static let sizes =
    Set(PanelCatalog.all.map { PixelRect(x: 0, y: 0, width: $0.width, height: $0.height) })
    .map { ($0.width, $0.height) } + [(16, 16)]

  @Test("All four edges are drawn on the outermost pixels", arguments: sizes)
  func edges(width: Int, height: Int) {
    let card = TestCard.frame(width: width, height: height)
    for x in 0..<width { #expect(card[x, 0] == .black && card[x, height - 1] == .black) }
    for y in 0..<height { #expect(card[0, y] == .black && card[width - 1, y] == .black) }
  }

  @Test("No turn and no mirror image looks the same", arguments: sizes)
  func asymmetric(width: Int, height: Int) {
    let card = TestCard.frame(width: width, height: height)
    func mapped(_ from: (Int, Int) -> (Int, Int)) -> Frame {
      var frame = Frame(width: width, height: height)
      for y in 0..<height {
        for x in 0..<width {
          let (fromX, fromY) = from(x, y)
          frame[x, y] = card[fromX, fromY]
        }
      }
      return frame
    }
    #expect(mapped { (width - 1 - $0, $1) } != card, "mirrored across")
    #expect(mapped { ($0, height - 1 - $1) } != card, "mirrored down")
    #expect(mapped { (width - 1 - $0, height - 1 - $1) } != card, "turned by half")
    #expect(mapped { (($0 + 8) % width, $1) } != card, "shifted by a byte")
    #expect(mapped { ($0, ($1 + 1) % height) } != card, "rolled by a line")
  }

  @Test("Corners differ in ink: solid, outline, stripes, triangle")
  func corners() {
    let card = TestCard.frame(width: 122, height: 250)
    func ink(_ x: Int, _ y: Int) -> Int {
      (0..<24).reduce(0) { sum, row in sum + (0..<24).count { card[x + $0, y + row] == .black } }
    }
    #expect([ink(2, 2), ink(96, 2), ink(2, 224), ink(96, 224)] == [576, 92, 288, 300])
  }
}
