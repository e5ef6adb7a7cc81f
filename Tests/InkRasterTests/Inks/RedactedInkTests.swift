import InkBitmap
import InkRaster
import InkViews
import Testing

@Suite("Redacted ink")
struct RedactedInkTests {
  /// Black pixels of the bar and beside it, on a page with a density of its own.
  private func inks(on density: Float, _ bar: ResolvedColor) throws -> (bar: Int, page: Int) {
    let gray = 1 - density
    let page = Paint.color(ResolvedColor(red: gray, green: gray, blue: gray))
    var redacted = bar.opacity == 1 ? ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.16) : bar
    redacted.isRedacted = true
    let frame = try drawn(
      [
        .fill(.rect(0, 0, 64, 32), evenOdd: false, page),
        .fill(.rect(0, 8, 32, 16), evenOdd: false, .color(redacted)),
      ], width: 64, height: 32)
    var (inBar, beside) = (0, 0)
    for y in 8..<24 {
      for x in 0..<32 {
        if frame[x, y] == .black { inBar += 1 }
        if frame[x + 32, y] == .black { beside += 1 }
      }
    }
    return (inBar, beside)
  }

  @Test(
    "a bar in place of words is seen on paper and on every pattern",
    arguments: [0, 0.125, 0.25, 0.5, 0.75] as [Float])
  func contrast(_ density: Float) throws {
    let count = try inks(on: density, .black)
    // An eighth of 512 pixels at least.
    #expect(abs(count.bar - count.page) >= 64)
  }

  @Test("on paper it is an eighth of ink, and on ink white's is an eighth of paper")
  func plain() throws {
    #expect(try inks(on: 0, .black).bar == 64)
    let white = ResolvedColor(red: 1, green: 1, blue: 1, opacity: 0.16)
    #expect(try inks(on: 1, white).bar == 512 - 64)
  }
}
