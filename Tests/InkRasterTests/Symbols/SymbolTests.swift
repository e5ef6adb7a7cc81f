import Foundation
import InkBitmap
import InkTestKit
import InkViews
import Testing

@testable import InkRaster

@Suite("Symbols")
struct SymbolTests {
  @Test(
    "Names are read exactly or by their parts",
    arguments: [
      ("bolt.fill", SymbolDrawing.icon(0xF241)), ("sun.max.fill", .sun(isFilled: true)),
      ("battery.75percent", .battery(level: 0.75, hasBolt: false)),
      ("battery.0", .battery(level: 0, hasBolt: false)),
      ("battery.100.bolt", .battery(level: 1, hasBolt: true)),
      ("battery.100percent.bolt.rtl", .battery(level: 1, hasBolt: true)),
      (
        "battery.50percent.circle",
        .enclosed(.battery(level: 0.5, hasBolt: false), in: .circle, isFilled: false)
      ),
      ("wifi", .waves(level: 1)), ("wifi.slash", .slashed(.waves(level: 1))),
      ("cellularbars", .bars(level: 1)),
      ("circle.fill", .figure(.circle, isFilled: true)), ("square", .figure(.square, isFilled: false)),
      ("bolt.circle.fill", .enclosed(.icon(0xF241), in: .circle, isFilled: true)),
      ("bolt.circle", .enclosed(.icon(0xF241), in: .circle, isFilled: false)),
      ("1.circle.fill", .enclosed(.letter("1"), in: .circle, isFilled: true)),
      ("p.square", .enclosed(.letter("P"), in: .square, isFilled: false)),
      ("heart.slash", .slashed(.icon(0xF2D5))), ("cloud.rain.badge.plus", .icon(0xF597)),
      ("cloud.unheard.of", .icon(0xF163)), ("star.slash.fill", .slashed(.icon(0xF4D2))),
    ])
  func names(_ name: String, _ drawing: SymbolDrawing) { #expect(SymbolName.drawing(name) == drawing) }

  @Test(
    "Names without a known part are unknown",
    arguments: ["", "no such thing", "12.circle", "battery", ".", "battery."])
  func unknown(_ name: String) { #expect(SymbolName.drawing(name) == nil) }

  @Test("A variable value sets the level")
  func variableValue() {
    #expect(SymbolName.drawing("battery.100", value: 0.3) == .battery(level: 0.3, hasBolt: false))
    #expect(SymbolName.drawing("wifi", value: 2) == .waves(level: 1))
    #expect(SymbolName.drawing("cellularbars", value: .nan) == .bars(level: 0))
  }

  @Test("Every icon of the map is in the icon font")
  func map() throws {
    let face = try #require(try openFonts().iconFace)
    for (name, code) in SymbolMap.codePoints { #expect(face.glyph(of: code) != 0, "\(name)") }
    #expect(SymbolMap.codePoints.count > 350)
  }

  /// A symbol drawn in its own box, two pixels of margin.
  private func picture(_ name: String, size: Double) throws -> Frame {
    let fonts = try openFonts()
    let request = SymbolRequest(name: name, pointSize: size)
    let metrics = try #require(PangoTextMeasurer(fonts: fonts).symbolMetrics(request))
    var frame = Frame(width: Int(metrics.size.width) + 4, height: Int(metrics.size.height) + 4)
    Rasterizer(fonts: fonts).draw(
      DisplayList([
        .symbol(
          request, in: CGRect(x: 2, y: 2, width: metrics.size.width, height: metrics.size.height), .black,
          transform: .identity)
      ]), into: &frame)
    return frame
  }

  @Test("A battery of 12 pixels' type, half full")
  func smallBattery() throws {
    expectPattern(
      try picture("battery.50", size: 12),
      """
      .....................
      .....................
      ...#############.....
      ..#.............#....
      ..#.######......#.#..
      ..#.######......#.#..
      ..#.######......#.#..
      ..#.######......#.#..
      ..#.............#....
      ...#############.....
      .....................
      .....................
      """)
  }

  @Test(
    "More charge is more ink, full is full to the gap, empty has none",
    arguments: [12.0, 16, 17, 20, 24, 32, 40])
  func batteryLevels(_ size: Double) throws {
    var last = -1
    for percent in [0, 25, 50, 75, 100] {
      let ink = try picture("battery.\(percent)percent", size: size).inkCount
      #expect(ink > last)
      last = ink
    }
  }

  @Test("A battery is its own image upside down", arguments: [12.0, 14, 16, 17, 20, 24, 28, 32, 40])
  func symmetricBattery(_ size: Double) throws {
    let frame = try picture("battery.75", size: size)
    #expect(frame.flipped == frame)
  }

  @Test("The sun is the same from all sides", arguments: Array(10...40), ["sun.max", "sun.max.fill"])
  func symmetricSun(_ size: Int, _ name: String) throws {
    let frame = try picture(name, size: Double(size))
    let box = try #require(frame.inkBox)
    var sun = Frame(width: box.width, height: box.height)
    var turned = Frame(width: box.height, height: box.width)
    for y in 0..<box.height {
      for x in 0..<box.width {
        sun[x, y] = frame[box.x + x, box.y + y]
        turned[y, x] = sun[x, y]
      }
    }
    #expect(sun.mirrored == sun)
    #expect(sun.flipped == sun)
    #expect(turned == sun)
  }

  @Test("A narrow icon is no wider than its ink and a little paper")
  func narrowIcon() throws {
    let measurer = PangoTextMeasurer(fonts: try openFonts())
    let bolt = try #require(measurer.symbolMetrics(SymbolRequest(name: "bolt.fill", pointSize: 20)))
    #expect(bolt.size.width < 16)
    let frame = try picture("bolt.fill", size: 20)
    let box = try #require(frame.inkBox)
    #expect(box.x == frame.width - box.maxX, "centred")
  }

  @Test("The bolt stands out of a full and of an empty battery", arguments: [12.0, 17, 24, 40])
  func bolt(_ size: Double) throws {
    for percent in [0, 100] {
      let plain = try picture("battery.\(percent)", size: size)
      let charging = try picture("battery.\(percent).bolt", size: size)
      let changed = zip(plain.bytes, charging.bytes).reduce(0) { $0 + ($1.0 ^ $1.1).nonzeroBitCount }
      #expect(changed >= Int(size / 2))
    }
  }

  @Test("Bars and waves grow with their value")
  func levels() throws {
    let fonts = try openFonts()
    for name in ["cellularbars", "wifi"] {
      let inks = [0.0, 0.34, 0.67, 1].map { value -> Int in
        var frame = Frame(width: 32, height: 32)
        let request = SymbolRequest(name: name, pointSize: 28, variableValue: value)
        Rasterizer(fonts: fonts).draw(
          DisplayList([
            .symbol(request, in: CGRect(x: 2, y: 2, width: 28, height: 28), .black, transform: .identity)
          ]),
          into: &frame)
        return frame.inkCount
      }
      #expect(inks == inks.sorted())
      #expect(Set(inks).count == 4)
    }
  }

  @Test(
    "Symbols stay in their boxes, but for a pixel",
    arguments: [
      "sun.max.fill", "bolt.fill", "cloud.rain", "wifi", "wifi.slash", "circle", "1.circle.fill",
      "cellularbars",
    ])
  func boxes(_ name: String) throws {
    for size in [12.0, 16, 17, 20, 24, 32, 40] {
      let frame = try picture(name, size: size)
      let box = try #require(frame.inkBox)
      #expect(box.x >= 1 && box.y >= 1 && box.maxX <= frame.width - 1 && box.maxY <= frame.height - 1)
    }
  }

  @Test("Symbols are as large as the type and centred on its capitals")
  func metrics() throws {
    let measurer = PangoTextMeasurer(fonts: try openFonts())
    let metrics = try #require(measurer.symbolMetrics(SymbolRequest(name: "bolt.fill", pointSize: 20)))
    #expect(metrics.size.height == CGFloat(20))
    #expect(metrics.baseline == CGFloat(17), "half of 20 and half of capitals 14.1 high")
    let battery = try #require(measurer.symbolMetrics(SymbolRequest(name: "battery.50", pointSize: 20)))
    #expect(battery.size.width > 1.5 * battery.size.height)
  }

  @Test("A filled enclosure shows its symbol in what lies behind")
  func cutOut() throws {
    let fonts = try openFonts()
    var frame = Frame(width: 40, height: 40)
    Rasterizer(fonts: fonts).draw(
      DisplayList([
        .fill(.rect(0, 0, 40, 40), evenOdd: false, .black),
        .symbol(
          SymbolRequest(name: "bolt.circle.fill", pointSize: 30),
          in: CGRect(x: 5, y: 5, width: 30, height: 30),
          .white, transform: .identity),
      ]), into: &frame)
    #expect(frame[20, 20] == .black)
    #expect(frame[9, 20] == .white)
  }

  @Test("An unknown symbol in a text is drawn as it is measured: by its stand-in", arguments: [1.0, 2.0])
  func unknownInText(factor: Double) throws {
    let fonts = try openFonts()
    let font = ResolvedFont(size: 20)
    func text(_ symbol: SymbolRequest?) -> any TextLayout {
      var runs = [StyledText.Run("a", font: font)]
      if let symbol { runs.append(StyledText.Run("", font: font, symbol: symbol)) }
      return PangoTextMeasurer(fonts: fonts).layout(
        StyledText(runs + [StyledText.Run("b", font: font)]), style: ParagraphStyle(), width: nil, height: nil
      )
    }
    func ink(_ layout: any TextLayout) -> Int {
      var frame = Frame(width: 160, height: 80)
      let transform = CGAffineTransform(scaleX: factor, y: factor)
      Rasterizer(fonts: fonts).draw(
        DisplayList([.text(layout, origin: CGPoint(x: 4, y: 4), .black, transform: transform)]), into: &frame)
      return frame.inkCount
    }
    let unknown = text(SymbolRequest(name: "nonsense", pointSize: 20))
    #expect(unknown.size.width > text(nil).size.width + 10)
    #expect(ink(unknown) > ink(text(nil)) + 20)
  }
}
