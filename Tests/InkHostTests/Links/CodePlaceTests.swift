import InkBitmap
import InkCodes
import Testing

@testable import InkHost

@Suite("CodePlace")
struct CodePlaceTests {
  private static let link = "https://example.org/clock"

  @Test(
    "A code stands beside a widget that keeps three fifths, else in its place; modules are two pixels at the least",
    arguments: [
      // The lock-screen places of 250 × 122, 296 × 128 and 400 × 300, a page of 250 × 122, and 800 × 480's square.
      (79, 79, 2, "6 6 66 66", nil), (147, 79, 2, "40 6 66 66", nil),
      (185, 82, 2, "119 8 66 66", "0 0 119 82"),
      (191, 135, 2, "125 34 66 66", "0 0 125 135"), (169, 246, 2, "51 180 66 66", "0 0 169 180"),
      (250, 122, 3, "151 11 99 99", "0 0 151 122"), (349, 426, 5, "92 261 165 165", "0 0 349 261"),
      (66, 66, 2, "0 0 66 66", nil),
    ] as [(Int, Int, Int, String, String?)])
  func places(width: Int, height: Int, module: Int, code: String, rest: String?) throws {
    func text(_ rect: PixelRect) -> String { "\(rect.x) \(rect.y) \(rect.width) \(rect.height)" }
    let area = PixelRect(x: 0, y: 0, width: width, height: height)
    let place = try CodePlace(of: try QRCode(Self.link, .low), in: area)
    #expect(place.module == module)
    #expect(text(place.code) == code)
    #expect(place.rest.map(text) == rest)
  }

  @Test("Where two pixels a module are too many there is none")
  func noRoom() throws {
    let code = try QRCode(Self.link, .low)
    #expect(throws: QRCodeError.noRoom(modules: 33, pixels: 66, width: 119, height: 26)) {
      try CodePlace(of: code, in: PixelRect(x: 0, y: 0, width: 119, height: 26))
    }
  }

  @Test("The stronger correction is taken where it costs no pixels")
  func correction() throws {
    // Both are of version 2.
    let area = PixelRect(x: 0, y: 0, width: 79, height: 79)
    #expect(try CodePlace.best(for: Self.link, in: area).code == (try QRCode(Self.link, .medium)))
    // 32 bytes are version 2 with L and 3 with M, which has no room here.
    let long = String(repeating: "a", count: 32)
    let small = PixelRect(x: 0, y: 0, width: 70, height: 70)
    #expect(try CodePlace.best(for: long, in: small).code == (try QRCode(long, .low)))
  }
}
