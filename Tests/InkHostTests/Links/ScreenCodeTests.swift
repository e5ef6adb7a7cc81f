import Foundation
import InkBitmap
import InkBoards
import InkCodes
import InkViews
import Testing

@testable import InkHost

@MainActor @Suite("Codes on the screen")
struct ScreenCodeTests {
  private static let link = "https://example.org/clock"

  private struct Linked: View {
    var body: some View {
      Rectangle().widgetURL(URL(string: ScreenCodeTests.link))
    }
  }

  private func drawn(
    _ view: some View, _ width: CGFloat, _ height: CGFloat, _ code: Settings.Code?, isDark: Bool = false,
    scale: CGFloat = 1
  ) throws -> (picture: ColorFrame, rendered: RenderedView) {
    let screen = try Screen(CGSize(width: width, height: height), scale: scale, isDark: isDark)
    let slot = Slot("test", .systemMedium, CGRect(x: 0, y: 0, width: width, height: height))
    var environment = EnvironmentValues()
    environment.widgetFamily = .systemMedium
    if isDark { environment.colorScheme = .dark }
    let rendered = screen.draw(view, in: slot, environment: environment, code: code)
    return (screen.picture, rendered)
  }

  /// The code in a picture, read at the middle of each module.
  private func code(in picture: ColorFrame, _ x: Int, _ y: Int, module: Int) -> String {
    let margin = QRCode.quietZone * module + module / 2
    return (0..<25).map { row in
      String(
        (0..<25).map { column in
          picture[x + margin + column * module, y + margin + row * module] == .black ? "#" : "."
        })
    }.joined(separator: "\n")
  }

  @Test(
    "Beside the widget, ink on paper with four modules of paper around, on a dark screen too",
    arguments: [false, true])
  func beside(isDark: Bool) throws {
    let (picture, rendered) = try drawn(Linked(), 250, 122, .text(Self.link), isDark: isDark)
    let expected = try QRCode(Self.link, .medium)
    let read = code(in: picture, 151, 11, module: 3)
    #expect(
      read.split(separator: "\n").enumerated().allSatisfy { row, line in
        line.enumerated().allSatisfy { column, character in (character == "#") == expected[column, row] }
      })
    for step in 0..<99 {
      for edge in 0..<12 {
        #expect(picture[151 + step, 11 + edge] == .white && picture[151 + edge, 11 + step] == .white)
        #expect(picture[151 + step, 109 - edge] == .white && picture[249 - edge, 11 + step] == .white)
      }
    }
    // The widget fills what is left.
    #expect(rendered.size == CGSize(width: 151, height: 122))
    #expect(picture[75, 60] == (isDark ? .white : .black))
    #expect(rendered.problems.isEmpty)
  }

  @Test("Without the option there is none, and the link is kept for the host")
  func without() throws {
    let (picture, rendered) = try drawn(Linked(), 250, 122, nil)
    #expect(rendered.widgetURL?.absoluteString == Self.link)
    #expect(picture[200, 60] == .black)
  }

  @Test("Alone where there is no room for both, two pixels a module, at twice the scale as well")
  func alone() throws {
    let small = try drawn(Linked(), 79, 79, .own).picture
    let large = try drawn(Linked(), 40, 40, .own, scale: 2).picture
    #expect(small[10, 10] == .white && small[2, 2] == .white && small[6 + 8, 6 + 8] == .black)
    #expect(code(in: small, 6, 6, module: 2).hasPrefix("#######"))
    #expect(code(in: large, 7, 7, module: 2) == code(in: small, 6, 6, module: 2))
  }

  @Test("The first Link is taken where there is no widgetURL")
  func firstLink() throws {
    let links = HStack {
      Link(destination: URL(string: Self.link) ?? URL(fileURLWithPath: "/")) { Text("one") }
      Link(destination: URL(string: "a:two") ?? URL(fileURLWithPath: "/")) { Text("two") }
      Link(destination: URL(string: "a:two") ?? URL(fileURLWithPath: "/")) { Text("again") }
    }
    let (_, rendered) = try drawn(links, 250, 122, nil)
    #expect(rendered.links.map(\.absoluteString) == [Self.link, "a:two"])
    #expect(Settings.Code.own.text(for: rendered) == Self.link)
    #expect(Settings.Code.text("x").text(for: rendered) == "x")
  }

  @Test("What cannot be shown leaves the widget as it is, with one sentence")
  func problems() throws {
    let (picture, rendered) = try drawn(Linked(), 119, 26, .own)
    #expect(picture[60, 13] == .black)
    #expect(
      rendered.problems == [QRCodeError.noRoom(modules: 33, pixels: 66, width: 119, height: 26).description])
    let (_, plain) = try drawn(Rectangle(), 119, 79, .own)
    #expect(plain.problems == [QRCodeError.noLink.description])
  }
}
