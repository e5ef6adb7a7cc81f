import Foundation
import InkTestKit
import Testing

@testable import InkViews

@MainActor @Suite("Text")
struct TextTests {
  private func words(_ text: Text, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> String {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    environment.timeZone = .gmt
    environment.textCadence = .seconds(1)
    change(&environment)
    return TextResolution(text, in: environment).runs.map(\.string).joined()
  }

  private func fonts(_ text: Text) -> [ResolvedFont] {
    TextResolution(text, in: EnvironmentValues()).runs.map(\.font)
  }

  @Test("numbers in a key follow the language, and a specifier overrules it")
  func numbers() {
    let (count, part): (Int, Double) = (1234, 0.5)
    #expect(words(Text("\(count) steps")) == "1,234 steps")
    #expect(words(Text("\(count) steps")) { $0.locale = Locale(identifier: "de_DE") } == "1.234 steps")
    #expect(words(Text("\(part)")) == "0.500000")
    #expect(words(Text("\(part, specifier: "%.1f") %")) == "0.5 %")
    #expect(words(Text("\(UInt8(7)) of \(String("ten"))")) == "7 of ten")
  }

  @Test("a string that is no literal is shown as it is")
  func strings() {
    let string = "50% *of* 1000"
    #expect(words(Text(string)) == string)
    #expect(words(Text(verbatim: "\(1234)")) == "1234")
    #expect(words(Text("50% of it")) == "50% of it")
  }

  @Test("keys carry specifiers for their values")
  func keys() {
    let (count, part, name) = (3, 0.5, "x")
    let key: LocalizedStringKey = "\(count) \(part) \(name) \(UInt(4)) 100%"
    #expect(key.key == "%lld %lf %@ %llu 100%%")
    #expect(key.arguments.count == 4)
  }

  @Test("a format style writes in the environment's language")
  func formats() {
    #expect(words(Text(0.83, format: .percent)) == "83%")
    #expect(words(Text(1234.5, format: .number)) { $0.locale = Locale(identifier: "de_DE") } == "1.234,5")
  }

  @Test("Markdown in a literal marks words")
  func markdown() {
    let resolution = TextResolution(Text("a **bold** and *slanted* `code`"), in: EnvironmentValues())
    #expect(resolution.runs.map(\.string) == ["a ", "bold", " and ", "slanted", " ", "code"])
    #expect(resolution.runs[1].font.weight == 700)
    #expect(resolution.runs[3].font.isItalic)
    #expect(resolution.runs[5].font.design == .monospaced)
  }

  @Test("joined texts keep their styles; the innermost change wins")
  func joined() {
    let fonts = fonts((Text("a").bold() + Text("b").font(.caption)).font(.title).fontWeight(.light))
    #expect(fonts.map(\.size) == [28, 12])
    #expect(fonts.map(\.weight) == [700, 300])
  }

  @Test("a text's own font wins over the environment's, and nil goes back to it")
  func ownFont() {
    let tree = LayoutTree(200, 40) {
      HStack(spacing: 0) {
        Text("a").font(.system(size: 20))
        Text("b")
        Text("c").font(nil)
      }.font(.system(size: 10))
    }
    #expect(tree.rendered.frames.filter { $0.depth == 1 }.map(\.frame.width) == [10, 5, 5])
  }

  @Test("the environment's language settles dates where a text stands")
  func localeOfPlace() {
    let date = Date(timeIntervalSince1970: 1_559_604_180)
    var environment = EnvironmentValues()
    environment.timeZone = .gmt
    environment.locale = Locale(identifier: "en_US")
    let tree = LayoutTree(600, 40, environment: environment) {
      HStack {
        Text(date, style: .time)
        Text(date, style: .time).environment(\.locale, Locale(identifier: "ja"))
      }
    }
    #expect(tree.texts == ["11:23\u{A0}PM", "23:23"])
  }

  @Test("letters take the environment's case, by its language")
  func letterCase() {
    #expect(words(Text("istanbul")) { $0.textCase = .uppercase } == "ISTANBUL")
    #expect(
      words(Text("istanbul")) {
        $0.textCase = .uppercase
        $0.locale = Locale(identifier: "tr")
      } == "İSTANBUL")
  }

  @Test("attributes of a string become styles")
  func attributed() {
    var string = AttributedString("plain ")
    var marked = AttributedString("marked")
    marked.font = .caption
    marked.foregroundColor = .red
    string += marked
    let resolution = TextResolution(Text(string), in: EnvironmentValues())
    #expect(resolution.runs.map(\.string) == ["plain ", "marked"])
    #expect(resolution.runs.map(\.font.size) == [17, 12])
    #expect(resolution.paints[0] == nil && resolution.paints[1] != nil)
  }

  @Test("texts that read the same are equal")
  func equality() {
    #expect(Text("a") == Text(verbatim: "a"))
    #expect(Text("a") != Text("a").bold())
  }
}
