import Foundation
import InkBitmap
import InkViews
import Testing

@testable import InkRaster

@Suite("Glyphs")
struct GlyphTests {
  /// A text drawn alone, its ink cut to the layout's box.
  private func picture(
    _ string: String, size: Double, weight: Int = 400, language: String = "en", italic: Bool = false,
    fonts: FontLibrary? = nil
  ) throws -> (frame: Frame, layout: PangoTextLayout) {
    let fonts = try fonts ?? openFonts()
    let run = StyledText.Run(string, font: ResolvedFont(size: size, weight: weight, isItalic: italic))
    let layout = try #require(
      PangoTextMeasurer(fonts: fonts).layout(
        StyledText([run]), style: ParagraphStyle(language: language), width: nil, height: nil)
        as? PangoTextLayout)
    var frame = Frame(width: layout.pixelWidth + 8, height: layout.pixelHeight + 8)
    Rasterizer(fonts: fonts).draw(
      DisplayList([.text(layout, origin: CGPoint(x: 4, y: 4), .black, transform: .identity)]), into: &frame)
    return (frame, layout)
  }

  @Test("Capitals stand on the baseline and are equally high", arguments: [9.0, 11, 13, 17, 20, 34])
  func capitals(_ size: Double) throws {
    var heights: Set<Int> = []
    for letter in ["H", "E", "T", "I", "N"] {
      let (frame, layout) = try picture(letter, size: size)
      let box = try #require(frame.inkBox)
      #expect(box.maxY == 4 + layout.baselines[0], "\(letter)")
      heights.insert(box.height)
    }
    #expect(heights.count == 1)
    let height = Double(try #require(heights.first))
    #expect(abs(height - 0.727 * size) <= 1, "Inter's capitals are 0.727 em")
  }

  @Test(
    "Stems are even: all uprights of a line have one width", arguments: [9.0, 10, 11, 12, 13, 15, 17, 20, 24])
  func stems(_ size: Double) throws {
    let (frame, layout) = try picture("Hillnil", size: size)
    // Half the height of small letters above the baseline only uprights are cut.
    let row = 4 + layout.baselines[0] - Int((0.25 * size).rounded())
    var runs: Set<Int> = []
    var length = 0
    for x in 0..<frame.width {
      if frame[x, row] == .black {
        length += 1
      } else if length > 0 {
        runs.insert(length)
        length = 0
      }
    }
    #expect(runs.count == 1)
  }

  @Test("The i keeps its dot up to the heavy weight", arguments: [300, 400, 500, 600, 700, 800])
  func dots(_ weight: Int) throws {
    let fonts = try openFonts()
    for size in 9...40 {
      let (frame, _) = try picture("i", size: Double(size), weight: weight, fonts: fonts)
      let box = try #require(frame.inkBox)
      let blank = (box.y..<box.maxY).filter { y in (0..<frame.width).allSatisfy { frame[$0, y] == .white } }
      #expect(!blank.isEmpty, "\(size) px")
    }
  }

  @Test("Words are apart by three pixels of paper at least", arguments: 9...22)
  func wordSpaces(_ size: Int) throws {
    let fonts = try openFonts()
    for pair in ["n t", "o f", "2 m", "h 1", "l l"] {
      let (frame, _) = try picture(pair, size: Double(size), fonts: fonts)
      var widest = 0
      var gap = 0
      for x in try #require(frame.inkBox).x..<frame.inkBox!.maxX {
        gap = (0..<frame.height).allSatisfy { frame[x, $0] == .white } ? gap + 1 : 0
        widest = max(widest, gap)
      }
      #expect(widest >= 3, "“\(pair)” at \(size) px")
    }
  }

  @Test("Bold is bolder than regular at every size", arguments: [9.0, 10, 11, 12, 13, 15, 17, 20, 34])
  func weights(_ size: Double) throws {
    let regular = try picture("Charging 80%", size: size).frame.inkCount
    let semibold = try picture("Charging 80%", size: size, weight: 600).frame.inkCount
    // Below 12 pixels the stems of both are one pixel wide in some releases of the font.
    #expect(Double(semibold) > (size < 12 ? 1.02 : 1.15) * Double(regular))
  }

  @Test("Round digits end without warts", arguments: [28.0, 34, 40, 48, 60, 72, 96, 120])
  func warts(_ size: Double) throws {
    for weight in [600, 700] {
      let (frame, _) = try picture("0", size: size, weight: weight)
      let box = try #require(frame.inkBox)
      func count(_ y: Int) -> Int { (box.x..<box.maxX).filter { frame[$0, y] == .black }.count }
      #expect(count(box.y) * 3 > count(box.y + 1), "top at weight \(weight)")
      #expect(count(box.maxY - 1) * 3 > count(box.maxY - 2), "bottom at weight \(weight)")
    }
  }

  @Test("Han characters have the forms of the language")
  func hanForms() throws {
    let forms = try ["ja", "zh-Hans", "zh-Hant", "ko"].map { try picture("直骨", size: 40, language: $0).frame }
    #expect(Set(forms).count >= 3)
    #expect(try picture("直骨", size: 40, language: "ja-JP").frame == forms[0])
  }

  @Test(
    "Han text of 13 to 17 pixels is drawn in single lines: 日 has about as much ink as its strokes are long")
  func thinHan() throws {
    for size in 13...17 {
      let (frame, _) = try picture("日", size: Double(size), language: "ja")
      let box = try #require(frame.inkBox)
      #expect(frame.inkCount <= 2 * box.height + 3 * box.width + 4)
    }
  }

  @Test("Two libraries draw the same bytes")
  func deterministic() throws {
    let string = "12:45 Thursday 充電中 오늘 · ½ →"
    let first = try picture(string, size: 17).frame
    let second = try picture(string, size: 17).frame
    #expect(first == second)
    #expect(first.inkCount > 300)
  }

  @Test("Standard text is Inter, its display cut from 30 pixels")
  func faces() throws {
    let small = try picture("a", size: 17).layout.origins[0].strike.face.path
    let large = try picture("a", size: 40).layout.origins[0].strike.face.path
    let han = try picture("電", size: 17, language: "ja").layout.origins[0].strike.face.path
    #expect(small.contains("Inter"))
    #expect(large.contains("Inter"))
    #expect(han.contains("NotoSansCJK"))
  }

  @Test("Without Inter text is drawn in the next family")
  func withoutInter() throws {
    let fonts = try FontLibrary(directories: ["/usr/share/fonts/truetype/dejavu"])
    let (frame, layout) = try picture("Charging", size: 17, fonts: fonts)
    #expect(frame.inkCount > 100)
    #expect(layout.origins.allSatisfy { $0.strike.face.path.contains("DejaVuSans") })
  }

  @Test(
    "Signs that choose a presentation and joiners are invisible, not missing",
    arguments: ["\u{2600}\u{FE0F}", "e\u{301}", "\u{200B}a\u{AD}b"])
  func invisible(_ string: String) throws {
    let fonts = try openFonts()
    _ = try picture(string, size: 17, fonts: fonts)
    #expect(fonts.problems.isEmpty)
  }

  @Test("A character no font has is a box, and noted once")
  func missing() throws {
    let fonts = try openFonts()
    let (frame, layout) = try picture("\u{10FFFD}\u{10FFFD}", size: 20, fonts: fonts)
    #expect(layout.blots.count == 2)
    #expect(frame.inkCount > 20)
    #expect(fonts.problems == [.missingCharacter("\u{10FFFD}")])
  }

  @Test("A narrow no-break space is a space")
  func narrowSpace() throws {
    let fonts = try openFonts()
    let (_, layout) = try picture("9:41\u{202F}PM", size: 13, fonts: fonts)
    let (_, tight) = try picture("9:41PM", size: 13, fonts: fonts)
    #expect(layout.pixelWidth >= tight.pixelWidth + 2)
    #expect(layout.blots.count == tight.blots.count)
    #expect(fonts.problems.isEmpty)
  }

  @Test("Hebrew runs from right to left, numbers in it from left to right")
  func rightToLeft() throws {
    let (_, layout) = try picture("אב 12", size: 20)
    let places = layout.origins.map(\.x)
    // In visual order: 1 2 ב א.
    #expect(places == places.sorted())
    #expect(layout.origins.count == 4)
    let (_, alone) = try picture("12", size: 20)
    #expect(layout.origins[0].number == alone.origins[0].number)
    #expect(layout.origins[1].number == alone.origins[1].number)
  }

  @Test("Underline and line through are as long as the text")
  func rules() throws {
    let fonts = try openFonts()
    var run = StyledText.Run("to do", font: ResolvedFont(size: 17))
    run.isUnderlined = true
    run.isStruckThrough = true
    let layout = try #require(
      PangoTextMeasurer(fonts: fonts).layout(
        StyledText([run]), style: ParagraphStyle(), width: nil, height: nil) as? PangoTextLayout)
    #expect(layout.rules.count == 2)
    #expect(layout.rules.allSatisfy { $0.width == layout.pixelWidth && $0.height == 1 })
    #expect(layout.rules[0].y > layout.baselines[0])
    #expect(layout.rules[1].y < layout.baselines[0])
  }

  @Test("Glyphs are blitted the same at every place in a byte and across every edge")
  func blitting() throws {
    let fonts = try openFonts()
    let font = ResolvedFont(size: 90, weight: 700)
    let layout = PangoTextMeasurer(fonts: fonts).layout(
      StyledText([StyledText.Run("8", font: font)]), style: ParagraphStyle(), width: nil, height: nil)
    func draw(_ x: Int, _ y: Int, width: Int, height: Int) -> Frame {
      var frame = Frame(width: width, height: height)
      Rasterizer(fonts: fonts).draw(
        DisplayList([.text(layout, origin: CGPoint(x: x, y: y), .black, transform: .identity)]), into: &frame)
      return frame
    }
    let wide = draw(80, 120, width: 240, height: 360)
    for shift in [0, 1, 3, 7, 8, 13] {
      let moved = draw(80 + shift, 120, width: 240, height: 360)
      #expect(moved.inkCount == wide.inkCount)
      #expect((0..<200).allSatisfy { x in (0..<360).allSatisfy { moved[x + shift, $0] == wide[x, $0] } })
    }
    for (x, y) in [(-30, 0), (0, -60), (20, 10), (-3, -3), (-200, 0), (0, 400)] {
      let cut = draw(x, y, width: 51, height: 77)
      #expect(
        (0..<51).allSatisfy { column in
          (0..<77).allSatisfy { cut[column, $0] == wide[column + 80 - x, $0 + 120 - y] }
        })
      #expect(cut.bytes.enumerated().allSatisfy { $0.offset % 7 != 6 || $0.element & 0x1F == 0 })
    }
  }

  @Test("White text clears on black; gray text stands out from either")
  func contrast() throws {
    let fonts = try openFonts()
    let layout = PangoTextMeasurer(fonts: fonts).layout(
      StyledText([StyledText.Run("80%", font: ResolvedFont(size: 20))]), style: ParagraphStyle(), width: nil,
      height: nil)
    func changed(_ color: ResolvedColor, on ink: Ink) -> Int {
      let before = Frame(width: 60, height: 30, filledWith: ink)
      var frame = before
      Rasterizer(fonts: fonts).draw(
        DisplayList([.text(layout, origin: .zero, .color(color), transform: .identity)]), into: &frame)
      return zip(frame.bytes, before.bytes).reduce(0) { $0 + ($1.0 ^ $1.1).nonzeroBitCount }
    }
    let ink = changed(.black, on: .white)
    let gray = ResolvedColor(red: 0.557, green: 0.557, blue: 0.576)
    #expect(ink > 60)
    #expect(changed(.white, on: .black) == ink)
    #expect(changed(gray, on: .white) == ink)
    #expect(changed(gray, on: .black) == ink)
    // What could not be seen at all is drawn so that it can.
    #expect(changed(.white, on: .white) == ink)
    #expect(changed(.black, on: .black) == ink)
    #expect(changed(ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.2), on: .white) == ink)
    #expect(changed(ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.1), on: .white) == 0)
  }
}
