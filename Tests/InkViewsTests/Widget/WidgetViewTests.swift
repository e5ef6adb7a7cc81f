import Foundation
import InkTestKit
import Testing

@testable import InkViews

@MainActor @Suite("Widget views")
struct WidgetViewTests {
  private func environment(_ family: WidgetFamily) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.widgetFamily = family
    return environment
  }

  @Test("a container background fills the canvas under the margins and does not take part in the layout")
  func containerBackground() {
    let renderer = ViewRenderer(
      Color.red.accessibilityIdentifier("content").containerBackground(.blue, for: .widget),
      environment: EnvironmentValues(), measurer: FixedMeasurer())
    #expect(renderer.hasContainerBackground)
    let rendered = renderer.layout(
      in: CGSize(width: 100, height: 50), margins: EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16))
    #expect(rendered.hasContainerBackground)
    let fills = rendered.displayList.commands.compactMap { command -> Path? in
      if case .fill(let path, _, _) = command { path } else { nil }
    }
    #expect(
      fills.map(\.storage) == [
        .rect(CGRect(x: 0, y: 0, width: 100, height: 50)), .rect(CGRect(x: 16, y: 16, width: 68, height: 18)),
      ])
  }

  @Test("the grey of controls leaves paper behind a widget, and fills a card in it")
  func greyContainerBackground() {
    func opacities(@ViewBuilder _ content: () -> some View) -> [Bool] {
      LayoutTree(100, 50, content).rendered.displayList.commands.compactMap { command in
        guard case .fill(_, _, .color(let color)) = command else { return nil }
        return color.opacity > 0
      }
    }
    #expect(!opacities { Color.clear.containerBackground(.fill.tertiary, for: .widget) }.contains(true))
    #expect(opacities { Color.clear.background(.fill.tertiary) }.contains(true))
    #expect(opacities { Color.clear.containerBackground(.blue, for: .widget) }.contains(true))
  }

  @Test("a container background made by a geometry reader is drawn too, behind")
  func lateContainerBackground() {
    let tree = LayoutTree(100, 50) {
      GeometryReader { _ in Circle().containerBackground(.blue, for: .widget) }
    }
    guard case .fill(let path, _, _)? = tree.rendered.displayList.commands.first else {
      Issue.record("a fill")
      return
    }
    #expect(path.storage == .rect(CGRect(x: 0, y: 0, width: 100, height: 50)))
  }

  @Test("accessory widgets show no container background")
  func noContainerBackground() {
    let tree = LayoutTree(76, 76, environment: environment(.accessoryCircular)) {
      Text("x").containerBackground(for: .widget) { Color.blue }
    }
    #expect(tree.rendered.hasContainerBackground)
    #expect(tree.rendered.displayList.commands.count == 1)
  }

  @Test("the outermost link counts")
  func widgetURL() {
    let (outer, inner) = (URL(string: "a:outer"), URL(string: "a:inner"))
    let tree = LayoutTree(10, 10) { Color.red.widgetURL(inner).padding(1).widgetURL(outer) }
    #expect(tree.rendered.widgetURL == outer)
  }

  @Test("accented views are marked, and nothing inside takes the mark away")
  func accented() {
    let tree = LayoutTree(100, 10) {
      HStack {
        Rectangle().widgetAccentable(false).widgetAccentable()
        Rectangle()
      }
    }
    let marks = tree.rendered.displayList.commands.compactMap { command -> Bool? in
      if case .fill(_, _, .color(let color)) = command { color.isAccented } else { nil }
    }
    #expect(marks == [true, false])
  }

  @Test(
    "the accessory background is a disc, a panel, or nothing",
    arguments: [
      (WidgetFamily.accessoryCircular, Path.Storage.ellipse(in: CGRect(x: 48, y: 0, width: 76, height: 76))),
      (.accessoryRectangular, .roundedRect(CGRect(x: 0, y: 0, width: 172, height: 76), cornerRadius: 12)),
      (.systemSmall, .rect(CGRect(x: 0, y: 0, width: 172, height: 76))),
    ])
  func accessoryBackground(family: WidgetFamily, storage: Path.Storage) {
    let tree = LayoutTree(172, 76, environment: environment(family)) { AccessoryWidgetBackground() }
    #expect(tree.size == "172×76")
    guard case .fill(let path, _, .color(let color))? = tree.rendered.displayList.commands.last else {
      Issue.record("a fill is drawn")
      return
    }
    #expect(path.storage == storage)
    #expect(color.opacity == (family.isAccessory ? 0.0625 : 0))
  }

  @Test("an inline widget is its first symbol and first text in one font, whatever else it asks for")
  func inline() {
    let tree = LayoutTree(250, 26, environment: environment(.accessoryInline)) {
      HStack(spacing: 0) {
        Image(systemName: "iphone").imageScale(.large)
        Text("83%").font(.largeTitle).bold()
        Text("more")
        Color.red
      }
    }
    #expect(tree.texts == ["83%"])
    #expect(tree.rendered.frames.map(\.name) == ["HStack", "Image iphone", "Text \"83%\""])
    #expect(tree.frame(of: "Text")?.width == 26)
    #expect(tree.frame(of: "Image")?.width == 17)
  }

  @Test("a placeholder has bars for lines, blocks for pictures, discs for symbols, and keeps shapes")
  func placeholder() {
    let measurer = FixedMeasurer(pictures: ["photo": CGSize(width: 20, height: 10)])
    let tree = LayoutTree(200, 200, measurer: measurer) {
      VStack {
        Text("two\nlines").font(.system(size: 10))
        Image("photo")
        Image(systemName: "iphone")
        Rectangle().frame(width: 5, height: 5)
        Text("shown").unredacted()
      }
      .redacted(reason: .placeholder)
    }
    let kinds = tree.rendered.displayList.commands.map { command in
      switch command {
      case .fill(let path, _, .color(let color)):
        switch path.storage {
        case .roundedRect: "bar \(color.opacity)"
        case .ellipse: "disc \(color.opacity)"
        default: "block \(color.opacity)"
        }
      case .text: "text"
      default: "other"
      }
    }
    #expect(kinds == ["bar 0.16", "bar 0.16", "block 0.16", "disc 0.16", "block 1.0", "text"])
  }

  @Test("private content is hidden where privacy is asked for, and only there")
  func privacy() {
    func isHidden(_ reason: RedactionReasons) -> Bool {
      let tree = LayoutTree(100, 20) { Text("secret").privacySensitive().redacted(reason: reason) }
      if case .text? = tree.rendered.displayList.commands.first { return false }
      return true
    }
    #expect(isHidden(.privacy) && isHidden(.placeholder) && !isHidden([]))
    let open = LayoutTree(100, 20) { Text("public").redacted(reason: .privacy) }
    guard case .text? = open.rendered.displayList.commands.first else {
      Issue.record("what is not private is shown")
      return
    }
  }

  @Test("the package that a drawing needs is named with it")
  func missingPackage() {
    let measurer = FixedMeasurer()
    measurer.missingPackages = ["cup": "librsvg2-2"]
    let tree = LayoutTree(100, 20, measurer: measurer) { Image("cup") }
    #expect(
      tree.rendered.problems == [
        "The picture \"cup\" cannot be read; a frame with a hill stands for it: sudo apt install librsvg2-2"
      ])
  }

  @Test("a box with a sign stands for a symbol or picture that does not exist, and is reported once")
  func missing() {
    let tree = LayoutTree(100, 20) {
      HStack(spacing: 0) {
        Image(systemName: "missing.symbol")
        Image(systemName: "missing.symbol")
        Image("nothing")
        Color.red.frame(width: 10, height: 10)
      }
    }
    #expect(tree.size == "68×20")
    #expect(
      tree.rendered.problems == [
        "No symbol is called \"missing.symbol\"; a question mark in a box stands for it",
        "The picture \"nothing\" cannot be read; a frame with a hill stands for it",
      ])
    let drawn = tree.rendered.displayList.commands
    let symbols = drawn.compactMap { if case .symbol(let symbol, _, _, _) = $0 { symbol.name } else { nil } }
    #expect(symbols == ["questionmark.square", "questionmark.square"])
    #expect(drawn.contains { if case .stroke = $0 { true } else { false } })
  }

  @Test("symbols take the size of the font and the scale, and their variants")
  func symbols() {
    let tree = LayoutTree(200, 60) {
      HStack(spacing: 0) {
        Image(systemName: "bolt")
        Image(systemName: "bolt").imageScale(.large)
        Image(systemName: "bolt").font(.system(size: 30)).symbolVariant(.circle.fill)
      }
      .font(.system(size: 20))
    }
    let symbols = tree.rendered.displayList.commands.compactMap { command -> SymbolRequest? in
      if case .symbol(let symbol, _, _, _) = command { symbol } else { nil }
    }
    #expect(symbols.map(\.name) == ["bolt", "bolt", "bolt.circle.fill"])
    #expect(symbols.map { ($0.pointSize * 100).rounded() / 100 } == [20, 25.54, 30])
  }

  @Test("what a widget cannot show is a crossed box and a problem")
  func unsupported() {
    let tree = LayoutTree(40, 20) { ScrollView { Text("never") } }
    #expect(tree.texts.isEmpty)
    #expect(tree.rendered.problems == ["A widget cannot show a ScrollView; a crossed box stands for it"])
    guard case .stroke(let path, _, _)? = tree.rendered.displayList.commands.first else {
      Issue.record("a stroke")
      return
    }
    #expect(path.boundingRect == CGRect(x: 0.5, y: 0.5, width: 39, height: 19))
  }
}
