import Foundation
import InkBitmap
import InkRaster
import InkTestKit
import InkViews
import Testing

@Suite("Filled shapes")
struct FilledShapeTests {
  @Test("A rectangle takes the pixels whose centres are inside, the edge on a centre going to the right")
  func rectangle() throws {
    let frame = try drawn([.fill(.rect(1, 1, 3, 2), evenOdd: false, .black)], width: 6, height: 4)
    expectPattern(
      frame,
      """
      ......
      .###..
      .###..
      ......
      """)
    let half = try drawn([.fill(.rect(0.5, 0.49, 2, 2), evenOdd: false, .black)], width: 4, height: 4)
    expectPattern(
      half,
      """
      ##..
      ##..
      ....
      ....
      """)
  }

  @Test("Two rectangles that share an edge neither overlap nor gap", arguments: [3.0, 3.25, 3.5, 3.75])
  func sharedEdge(_ edge: Double) throws {
    let left = try drawn([.fill(.rect(0, 0, edge, 4), evenOdd: false, .black)], width: 8, height: 4)
    let right = try drawn([.fill(.rect(edge, 0, 8 - edge, 4), evenOdd: false, .black)], width: 8, height: 4)
    #expect(left.inkCount + right.inkCount == 32)
    #expect(zip(left.bytes, right.bytes).allSatisfy { $0 & $1 == 0 })
  }

  @Test("Nothing thinner than a pixel vanishes", arguments: [0.1, 0.4, 0.9])
  func thin(_ height: Double) throws {
    let frame = try drawn(
      [.fill(.rect(0, 2, 8, height), evenOdd: false, .black(0.3))], width: 8, height: 5)
    #expect(frame.inkCount == 8)
  }

  @Test("A disc of eight pixels")
  func disc() throws {
    let frame = try drawn([.fill(.ellipse(1, 1, 8, 8), evenOdd: false, .black)], width: 10, height: 10)
    expectPattern(
      frame,
      """
      ..........
      ...####...
      ..######..
      .########.
      .########.
      .########.
      .########.
      ..######..
      ...####...
      ..........
      """)
  }

  @Test("Discs are their own mirror images at any size", arguments: 1...40)
  func symmetricDiscs(_ size: Int) throws {
    let inset = Double(44 - size) / 2
    let frame = try drawn(
      [.fill(.ellipse(inset, inset, Double(size), Double(size)), evenOdd: false, .black)], width: 44,
      height: 44)
    let box = try #require(frame.inkBox)
    #expect(box.width == size)
    #expect(box.height == size)
    var cut = Frame(width: size, height: size)
    for y in 0..<size {
      for x in 0..<size { cut[x, y] = frame[box.x + x, box.y + y] }
    }
    #expect(cut.mirrored == cut)
    #expect(cut.flipped == cut)
  }

  @Test("A rounded rectangle and a capsule")
  func rounded() throws {
    let frame = try drawn(
      [
        .fill(.roundedRect(0, 0, 9, 6, radius: 3), evenOdd: false, .black),
        .fill(.roundedRect(0, 8, 12, 4, radius: 2), evenOdd: false, .black),
      ], width: 12, height: 12)
    expectPattern(
      frame,
      """
      .#######....
      #########...
      #########...
      #########...
      #########...
      .#######....
      ............
      ............
      .##########.
      ############
      ############
      .##########.
      """)
  }

  @Test("Holes by the even-odd rule, none by the non-zero rule")
  func rules() throws {
    let elements =
      Path.line((0, 0), (7, 0), (7, 7), (0, 7), closed: true).elements
      + Path.line((2, 2), (5, 2), (5, 5), (2, 5), closed: true).elements
    let path = Path(storage: .elements(elements))
    let holed = try drawn([.fill(path, evenOdd: true, .black)], width: 7, height: 7)
    let full = try drawn([.fill(path, evenOdd: false, .black)], width: 7, height: 7)
    #expect(holed.inkCount == 49 - 9)
    #expect(full.inkCount == 49)
    #expect(holed[3, 3] == .white)
  }

  @Test("Curves follow the circle they describe but for a pixel an octant")
  func curves() throws {
    let circle = Path.ellipse(2, 2, 30, 30)
    let exact = try drawn([.fill(circle, evenOdd: false, .black)], width: 34, height: 34)
    let flattened = try drawn(
      [.fill(Path(storage: .elements(circle.elements)), evenOdd: false, .black)], width: 34, height: 34)
    let differences = zip(exact.bytes, flattened.bytes).reduce(0) { $0 + ($1.0 ^ $1.1).nonzeroBitCount }
    #expect(differences <= 8)
  }

  @Test("Numbers that are no numbers, endless paths and shapes far outside draw nothing and do no harm")
  func nonsense() throws {
    let commands: [DrawCommand] = [
      .fill(.rect(.nan, 0, 5, 5), evenOdd: false, .black),
      .fill(.ellipse(0, 0, .infinity, 5), evenOdd: false, .black),
      .fill(.rect(1e12, 1e12, 5, 5), evenOdd: false, .black),
      .stroke(.line((.nan, 0), (5, .infinity)), StrokeStyle(lineWidth: .nan), .black),
      .stroke(.arc(0, 0, radius: .nan, from: 0, to: 1), StrokeStyle(), .black),
      .fill(Path(), evenOdd: false, .black),
    ]
    for command in commands { _ = try drawn([command], width: 8, height: 8) }
  }

  @Test("Bits past the width stay clear whatever is drawn")
  func padding() throws {
    let frame = try drawn([.fill(.rect(-5, -5, 100, 100), evenOdd: false, .black)], width: 11, height: 3)
    #expect(frame == Frame(width: 11, height: 3, filledWith: .black))
  }
}
