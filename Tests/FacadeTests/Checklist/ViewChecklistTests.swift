import InkTestKit
import SwiftUI
import Testing
import WidgetKit

/// SwiftUI's views by their signatures; each shows in the printed tree what it was given.
@MainActor @Suite("Views by SwiftUI's signatures")
struct ViewChecklistTests {
  private func texts<V: View>(@ViewBuilder _ content: () -> V) -> [String] {
    LayoutTree(300, 300) { content().environment(\.locale, Locale(identifier: "en_US")) }.texts
  }

  private struct Row: Identifiable {
    let id: Int
    let name: String
  }

  @Test("builders: conditions, switches, local names, loops of every form")
  func builders() {
    let rows = [Row(id: 1, name: "one"), Row(id: 2, name: "two")]
    let all = texts {
      VStack {
        let double = rows.count * 2
        Text("\(double)")
        if rows.isEmpty { Text("none") } else { Text("some") }
        if let first = rows.first { Text(first.name) }
        switch rows.count {
        case 2: Text("pair")
        default: EmptyView()
        }
        if #available(iOS 17.0, *) { Text("new") } else { Text("old") }
        ForEach(rows) { Text($0.name) }
        ForEach(rows, id: \.name) { row in Text(row.name) }
        ForEach(0..<2) { Text("\($0)") }
        ForEach(1..<3, id: \.self) { Text("\($0)") }
        ForEach(Array(rows.enumerated()), id: \.offset) { index, row in Text("\(index)\(row.name)") }
        Group { Text("a") }
        AnyView(Text("b"))
        AnyView(erasing: Text("c"))
        Section("header") { Text("d") }
        Section {
          Text("e")
        } footer: {
          Text("footer")
        }
      }
    }
    #expect(
      all == [
        "4", "some", "one", "pair", "new", "one", "two", "one", "two", "0", "1", "1", "2", "0one", "1two",
        "a", "b", "c", "header", "d", "e", "footer",
      ])
  }

  @Test("texts from strings, keys, numbers, formats and other texts")
  func words() {
    let title = "2024 title"
    let percent = NumberFormatter()
    percent.numberStyle = .percent
    percent.locale = Locale(identifier: "en_US")
    let all = texts {
      VStack {
        Text(verbatim: "\(2024)")
        Text("\(2024)")
        Text("\(0.5)")
        Text("\(0.5, specifier: "%.1f")")
        Text(title)
        Text(title.prefix(4))
        Text("**bold**", tableName: "None", bundle: .main, comment: "A comment")
        Text("one") + Text(" two").bold() + Text(" three").foregroundColor(.red)
        Text("with \(Text("a text").italic())")
        Text(0.83, format: .percent)
        Text(1234, format: .number)
        Text(["a", "b"], format: .list(type: .and))
        Text("\(3, format: .number) of \(title)")
        Text(NSNumber(value: 0.83), formatter: percent)
        Text(AttributedString("attributed"))
        Text(LocalizedStringResource("resource"))
      }
    }
    #expect(
      all == [
        "2024", "2,024", "0.500000", "0.5", "2024 title", "2024", "bold", "one two three", "with a text",
        "83%", "1,234", "a and b", "3 of 2024 title", "83%", "attributed", "resource",
      ])
  }

  @Test("a format that writes with attributes")
  func attributedFormat() {
    let date = Date(timeIntervalSince1970: 0)
    var utc = Date.FormatStyle.dateTime.year()
    utc.timeZone = .gmt
    let all = texts {
      VStack {
        Text(date, format: utc.attributedStyle)
        Text("in \(date, format: utc.attributedStyle)")
      }
    }
    #expect(all == ["1970", "in 1970"])
    let large = LayoutTree(300, 100) { Text(7, format: Large()).font(.system(size: 10)) }
    let plain = LayoutTree(300, 100) { Text(verbatim: "7").font(.system(size: 10)) }
    #expect(large.texts == ["7"])
    #expect(
      large.rendered.contentSize.width == 3 * plain.rendered.contentSize.width, "the format's own font counts"
    )
  }

  private struct Large: FormatStyle {
    func format(_ value: Int) -> AttributedString {
      var string = AttributedString(String(value))
      string.font = .system(size: 30)
      return string
    }
  }

  @Test("dates in every style keep up with the clock")
  func dates() throws {
    var environment = EnvironmentValues()
    environment.currentDate = Date(timeIntervalSince1970: 0)
    environment.timeZone = .gmt
    environment.locale = Locale(identifier: "en_GB")
    let date = Date(timeIntervalSince1970: 3600)
    let tree = LayoutTree(300, 300, environment: environment) {
      VStack {
        Text(date, style: .time)
        Text(date, style: .date)
        Text(date, style: .relative)
        Text(date, style: .offset)
        Text(date, style: .timer)
        Text(date...date.addingTimeInterval(60))
        Text(DateInterval(start: date, duration: 60))
        Text(timerInterval: date...date.addingTimeInterval(60), countsDown: true)
        Text("at \(date, style: .time)")
      }
    }
    #expect(tree.texts.count == 9)
    #expect(tree.texts.first == "01:00")
    #expect(tree.texts[1] == "1 January 1970")
    #expect(tree.texts[8] == "at 01:00")
    #expect(tree.rendered.nextChange(after: environment.currentDate) != nil)
    let copy = try JSONDecoder().decode(
      Text.DateStyle.self, from: JSONEncoder().encode(Text.DateStyle.offset))
    #expect(copy == .offset)
  }

  @Test("the next ring: each names the parts it is made of")
  func ring() {
    let now = Date()
    let all = texts {
      VStack {
        Gauge(value: 3, in: 0...10) {
          Text("label")
        } currentValueLabel: {
          Text("3")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("10")
        }
        .gaugeStyle(.accessoryCircular)
        Gauge(value: 0.5) { Text("half") }.gaugeStyle(Written())
        ProgressView(value: 4.0, total: 10) {
          Text("progress")
        } currentValueLabel: {
          Text("40 %")
        }
        ProgressView("key", value: 1, total: 2)
        ProgressView(timerInterval: now...now.addingTimeInterval(60)) {
          Text("a")
        } currentValueLabel: {
          Text("b")
        }
        ProgressView(value: 0.5).progressViewStyle(CircularProgressViewStyle(tint: .red))
        ProgressView(value: 0.5).progressViewStyle(.linear(tint: .red)).tint(.green.gradient)
        Label("title", systemImage: "star").labelStyle(.titleOnly)
        Button(action: {}) { Text("button") }
        Button("key", role: .cancel) {}
        Link("link", destination: URL(fileURLWithPath: "/"))
      }
    }
    #expect(
      all == [
        "3", "0", "10", "half 0.5", "progress", "40 %", "key", "a", "b", "title", "button", "key", "link",
      ])
  }

  @Test("a ring is drawn in its tint")
  func ringTint() {
    func colors<V: View>(_ view: V) -> [ResolvedColor] {
      LayoutTree(60, 60) { view }.rendered.displayList.commands.compactMap { command in
        if case .stroke(_, _, .color(let color)) = command { color } else { nil }
      }
    }
    let ring = ProgressView(value: 0.5)
    let red = colors(ring.progressViewStyle(CircularProgressViewStyle(tint: .red)))
    let green = colors(ring.progressViewStyle(CircularProgressViewStyle(tint: .green)))
    #expect(red.contains { $0.red > 0.9 && $0.green < 0.4 && $0.opacity == 1 })
    #expect(!green.contains { $0.red > 0.9 })
    #expect(green.contains { $0.green > 0.7 && $0.opacity == 1 })
  }

  private struct Written: GaugeStyle {
    func makeBody(configuration: GaugeStyleConfiguration) -> some View {
      HStack {
        Text("half \(configuration.value.formatted())")
        configuration.currentValueLabel
      }
    }
  }

  @Test("the redacted are drawn without their words, the unredacted with them")
  func redaction() {
    let tree = LayoutTree(100, 100) {
      VStack {
        Text("hidden")
        Text("shown").unredacted()
      }
      .redacted(reason: .placeholder)
    }
    let drawn = tree.rendered.displayList.commands.map { command -> String in
      switch command {
      case .text(let layout, _, _, _): (layout as? FixedTextLayout)?.lines.joined() ?? "?"
      case .fill: "block"
      default: "other"
      }
    }
    #expect(drawn == ["block", "shown"])
    #expect(RedactionReasons([.placeholder, .privacy]).contains(.privacy))
    #expect(!RedactionReasons.placeholder.contains(.invalidated))
  }

  @Test("generated names of pictures and colours are looked for in the program's catalogues")
  func resources() {
    let tree = LayoutTree(100, 100) {
      VStack {
        Image(.leaf)
        Image(decorative: .leaf)
        Color(.brand).frame(width: 10, height: 10).accessibilityIdentifier("brand")
        Text("red").foregroundStyle(Color(.brand))
      }
    }
    #expect(tree.rendered.problems.contains { $0.contains("\"leaf\"") })
    #expect(tree["brand"] != nil)
    #expect(UIImage(resource: .leaf).size == .zero)
    #expect(UIColor(resource: .brand) != UIColor.red)
  }
}

extension ImageResource {
  fileprivate static let leaf = ImageResource(name: "leaf", bundle: .main)
}

extension ColorResource {
  fileprivate static let brand = ColorResource(name: "brand", bundle: .main)
}
