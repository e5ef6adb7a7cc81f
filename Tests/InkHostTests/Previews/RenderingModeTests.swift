import Foundation
import InkBitmap
import InkViews
import Testing

@testable import InkHost

/// How widgets look in each rendering mode at one bit, read from the pixels.
@MainActor @Suite("Rendering modes")
struct RenderingModeTests {
  /// A mode and a scheme.
  struct Look: Sendable, CustomTestStringConvertible {
    var mode: WidgetRenderingMode
    var scheme: ColorScheme?
    var testDescription: String { "\(mode)\(scheme == .dark ? " dark" : "")" }

    static let all = [
      Look(mode: .fullColor), Look(mode: .fullColor, scheme: .dark), Look(mode: .accented),
      Look(mode: .accented, scheme: .dark), Look(mode: .vibrant), Look(mode: .vibrant, scheme: .dark),
    ]
  }

  private func drawn(
    _ view: some View, _ width: CGFloat, _ height: CGFloat, _ look: Look, inks: [Ink] = [.white, .black]
  ) throws -> ColorFrame {
    var preview = PreviewLook()
    preview.renderingMode = look.mode
    preview.colorScheme = look.scheme
    let family: WidgetFamily = look.mode == .vibrant ? .accessoryCircular : .systemSmall
    var environment = HostSettings(placements: []).environment(
      for: family, hasContentMargins: false, at: .distantPast)
    preview.apply(to: &environment)
    let screen = try Screen(
      CGSize(width: width, height: height), inks: inks, scale: 1, isDark: preview.isDark)
    let slot = Slot("test", family, CGRect(x: 0, y: 0, width: width, height: height))
    screen.draw(view, in: slot, environment: environment)
    return screen.picture
  }

  private struct Ring: View {
    let color: Color

    var body: some View {
      ZStack {
        Circle().stroke(lineWidth: 8).foregroundColor(Color.gray.opacity(0.3))
        Circle().trim(from: 0, to: 0.5).stroke(style: StrokeStyle(lineWidth: 8))
          .foregroundColor(color)
      }
      .padding(4)
    }
  }

  @Test("Letters on dots have a rim of paper, red ones as black ones, and no rim covers the letter before")
  func rims() throws {
    let look = Look(mode: .fullColor)
    let red = try drawn(
      ZStack {
        Color(white: 0.5)
        Text("lll").font(.system(size: 30, weight: .heavy)).foregroundColor(.red)
      }, 80, 40, look, inks: [.white, .black, .red])
    var letters = 0
    for y in 1..<39 {
      for x in 1..<79 where red[x, y] == .red {
        letters += 1
        for (right, down) in [(-1, 0), (1, 0), (0, -1), (0, 1)] {
          #expect(red[x + right, y + down] != .black, "\(x) \(y)")
        }
      }
    }
    #expect(letters > 100)
    let alone = try drawn(
      Text("a").foregroundColor(.red) + Text("b").foregroundColor(.red), 80, 40, look,
      inks: [.white, .black, .red])
    let onDots = try drawn(
      (Text("a").foregroundColor(.red) + Text("b").foregroundColor(.red)).background(Color(white: 0.5)), 80,
      40,
      look, inks: [.white, .black, .red])
    for y in 0..<40 {
      for x in 0..<80 where alone[x, y] == .red { #expect(onDots[x, y] == .red, "\(x) \(y)") }
    }
  }

  /// The share of pixels that are not the page's in a square.
  private func share(_ picture: ColorFrame, _ x: Range<Int>, _ y: Range<Int>) -> Double {
    let page = picture[picture.width / 2, picture.height / 2]
    let marked = y.reduce(0) { sum, row in sum + x.count { picture[$0, row] != page } }
    return Double(marked) / Double(x.count * y.count)
  }

  nonisolated static let colors: [(String, Color)] = [
    ("red", .red), ("orange", .orange), ("yellow", .yellow), ("green", .green), ("mint", .mint),
    ("teal", .teal),
    ("cyan", .cyan), ("blue", .blue), ("indigo", .indigo), ("purple", .purple), ("pink", .pink),
    ("primary", .primary), ("gray", .gray),
  ]

  @Test(
    "A ring's level stands out of its gray track, whatever its colour", arguments: Look.all, colors.indices)
  func ring(look: Look, index: Int) throws {
    let (name, color) = Self.colors[index]
    let picture = try drawn(Ring(color: color), 80, 80, look)
    // A path begins at the right and goes down and round: the level is the lower half.
    let level = share(picture, 36..<44, 72..<80)
    let track = share(picture, 36..<44, 0..<8)
    #expect(track > 0.05, "the track is there")
    #expect(level >= track + 0.2, "\(name): \(level) on \(track)")
    if name != "gray" { #expect(level == 1, "\(name) is solid") }
  }

  @Test("A bar's level stands out of its gray track", arguments: Look.all, colors.indices)
  func bar(look: Look, index: Int) throws {
    let (name, color) = Self.colors[index]
    let bar = ZStack(alignment: .leading) {
      Capsule().fill(Color.gray.opacity(0.3))
      Capsule().fill(color).frame(width: 40)
    }
    .frame(width: 80, height: 8).frame(width: 80, height: 40, alignment: .top)
    let picture = try drawn(bar, 80, 40, look)
    #expect(share(picture, 8..<32, 0..<8) >= share(picture, 48..<72, 0..<8) + 0.2, "\(name)")
  }

  nonisolated static let grounds: [(String, Color)] =
    colors + [("white", .white), ("black", .black), ("clear", .clear), ("brown", .brown)]

  /// Text of a colour on an area of another: every pixel of a letter is unlike every pixel around it.
  @Test("Text of ten points is read on every ground, in every colour", arguments: Look.all, grounds.indices)
  func text(look: Look, index: Int) throws {
    let (ground, background) = Self.grounds[index]
    func words(_ color: Color) -> some View {
      Text(verbatim: "Hae8").font(.system(size: 10)).foregroundColor(color)
    }
    let alone = try drawn(words(.primary), 60, 30, look)
    let page = alone[0, 0]
    for (name, color) in [
      ("white", Color.white), ("black", .black), ("red", .red), ("yellow", .yellow), ("gray", .gray),
    ] {
      let picture = try drawn(
        ZStack {
          background; words(color)
        }, 60, 30, look)
      var inks: Set<Ink> = []
      var around: [Ink: Int] = [:]
      for y in 1..<29 {
        for x in 1..<59 where alone[x, y] != page {
          inks.insert(picture[x, y])
          for (right, down) in [(-1, 0), (1, 0), (0, -1), (0, 1)] where alone[x + right, y + down] == page {
            around[picture[x + right, y + down], default: 0] += 1
          }
        }
      }
      #expect(inks.count == 1, "\(name) on \(ground): letters are solid")
      #expect(around.keys.allSatisfy { !inks.contains($0) }, "\(name) on \(ground): \(around) around \(inks)")
    }
  }

  @Test(
    "Accented: the accent group has the panel's second ink, the rest black, and colours are not looked at")
  func accent() throws {
    let view = HStack(spacing: 0) {
      Color.blue.widgetAccentable()
      Color.red
      Color.white
    }
    let picture = try drawn(view, 60, 20, Look(mode: .accented), inks: [.white, .black, .red])
    #expect(picture[10, 10] == .red && picture[30, 10] == .black && picture[50, 10] == .black)
    let plain = try drawn(view, 60, 20, Look(mode: .accented))
    #expect(plain[10, 10] == .black && plain[30, 10] == .black && plain[50, 10] == .black)
  }

  @Test("Full colour takes the panel's ink for a hue it has, a pattern for an area of another")
  func fullColor() throws {
    let view = HStack(spacing: 0) {
      Color.red
      Color.blue
    }
    let picture = try drawn(view, 80, 40, Look(mode: .fullColor), inks: [.white, .black, .red])
    #expect((4..<36).allSatisfy { x in (4..<36).allSatisfy { picture[x, $0] == .red } })
    let blue = share(picture, 44..<76, 4..<36)
    #expect(picture[60, 20] != .red && blue > 0)
    let black = (4..<36).reduce(0) { sum, y in sum + (44..<76).count { picture[$0, y] == .black } }
    #expect(black == 512, "half of the dots")
  }

  @Test("Vibrant: white is ink, black is what lies behind, in between are patterns")
  func vibrant() throws {
    let view = VStack(spacing: 0) {
      Color.white
      Color.gray
      Color.black
    }
    let picture = try drawn(view, 48, 96, Look(mode: .vibrant))
    let counts = [0, 1, 2].map { band in
      (band * 32..<band * 32 + 32).reduce(0) { sum, y in sum + (8..<40).count { picture[$0, y] == .black } }
    }
    #expect(counts == [1024, 512, 0])
  }

  @Test(
    "Dark is the picture with ink and paper exchanged, where no colours are meant",
    arguments: [WidgetRenderingMode.fullColor, .accented, .vibrant])
  func dark(mode: WidgetRenderingMode) throws {
    let view = VStack {
      Text(verbatim: "12:45").font(.system(size: 20))
      Circle().stroke(lineWidth: 3)
      Capsule().frame(height: 6)
    }
    let light = try drawn(view, 76, 76, Look(mode: mode))
    let dark = try drawn(view, 76, 76, Look(mode: mode, scheme: .dark))
    for y in 0..<76 {
      for x in 0..<76 { #expect((light[x, y] == .black) == (dark[x, y] == .white), "\(x), \(y)") }
    }
  }
}
