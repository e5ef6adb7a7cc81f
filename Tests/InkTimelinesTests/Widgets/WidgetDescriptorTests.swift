import Foundation
import InkViews
import Testing

@testable import InkTimelines

@MainActor
@Suite struct WidgetDescriptorTests {
  let context = TimelineProviderContext(family: .systemSmall, displaySize: CGSize(width: 158, height: 158))

  func words(_ entry: PreparedEntry) -> String {
    let renderer = ViewRenderer(entry.view(), environment: EnvironmentValues(), measurer: LineMeasurer())
    return renderer.layout(in: CGSize(width: 100, height: 100)).frames.first { $0.name.hasPrefix("Text") }?
      .name ?? ""
  }

  @Test("A bundle lists its widgets in order: nested, conditional and under #available; empty ones not")
  func bundle_isListed() {
    let kinds = WidgetDescriptor.all(in: LargeBundle()).map(\.kind)
    #expect(kinds == ["word", "own", "new", "place", "template", "intent"])
    #expect(
      WidgetDescriptor.all(in: LargeBundle(isLarge: false)).map(\.kind) == [
        "word", "own", "new", "word", "intent",
      ])
    #expect(WidgetDescriptor.all(in: LoneBundle()).map(\.kind) == ["word"])
    #expect(WidgetDescriptor.all(in: EmptyWidget()).isEmpty)
  }

  @Test("A descriptor says what the configuration's modifiers say")
  func modifiers_areRead() throws {
    let word = try #require(WidgetDescriptor.all(in: WordWidget()).first)
    let english = EnvironmentValues()
    #expect(word.displayName(in: english) == "Word")
    #expect(word.summary(in: english) == "Shows a word.")
    #expect(word.supportedFamilies == [.accessoryCircular, .accessoryInline])
    #expect(word.areContentMarginsDisabled && word.isContainerBackgroundRemovable)
    #expect(!word.promptsForUserConfiguration)
    let own = try #require(WidgetDescriptor.all(in: OwnWidget()).first)
    #expect(own.displayName(in: english) == nil && own.summary(in: english) == nil)
    #expect(own.supportedFamilies == [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge])
    #expect(own.promptsForUserConfiguration && !own.isContainerBackgroundRemovable)
    #expect(!own.areContentMarginsDisabled)
  }

  @Test("Placeholder, snapshot and timeline come through with their views")
  func source_gives() async throws {
    let source = try #require(WidgetDescriptor.all(in: WordWidget()).first).makeSource()
    #expect(words(source.placeholder(in: context)) == #"Text "systemSmall""#)
    #expect(words(try await source.snapshot(in: context)) == #"Text "real""#)
    let preview = TimelineProviderContext(family: .systemSmall, displaySize: .zero, isPreview: true)
    #expect(words(try await source.snapshot(in: preview)) == #"Text "sample""#)
    let timeline = try await source.timeline(in: context)
    #expect(timeline.count == 1)
    #expect(timeline.policy == .atEnd)
    #expect(timeline.entry(at: 0).date == instant("2024-02-29T12:00:00Z"))
    #expect(words(timeline.entry(at: 0)) == #"Text "now""#)
  }

  @Test("A display file's values reach a widget's own parameters")
  func parameters_areSet() async throws {
    let widget = try #require(WidgetDescriptor.all(in: PlaceWidget()).first)
    #expect(widget.displayName(in: EnvironmentValues()) == "Place")
    #expect(widget.supportedFamilies == [.systemSmall])
    let plain = try await widget.makeSource().timeline(in: context)
    #expect(words(plain.entry(at: 0)) == #"Text "Tokyo hectopascals""#)
    let set = try await widget.makeSource(["place": "Bergen", "unit": "inches"]).timeline(in: context)
    #expect(words(set.entry(at: 0)) == #"Text "Bergen inches""#)
  }

  @Test("A display file's values reach an app intent's parameters, each placement's its own")
  func appIntent_isSet() async throws {
    let widget = try #require(WidgetDescriptor.all(in: TemplateWidget()).first)
    let set = try widget.makeSource(["favoriteEmoji": "🐙", "count": 8, "secondMood": "merry"])
    let plain = try widget.makeSource()
    #expect(words(try await set.timeline(in: context).entry(at: 0)) == #"Text "🐙 8 merry""#)
    #expect(words(try await plain.timeline(in: context).entry(at: 4)) == #"Text "😃 3 calm""#)
    #expect(words(try await set.snapshot(in: context)) == #"Text "🐙""#)
  }

  @Test("A display file's values reach an intent")
  func intent_isSet() async throws {
    let widget = try #require(WidgetDescriptor.all(in: IntentWidget()).first)
    let source = try widget.makeSource(["place": "Bergen"])
    #expect(words(try await source.timeline(in: context).entry(at: 0)) == #"Text "Bergen""#)
    #expect(words(try await widget.makeSource().timeline(in: context).entry(at: 0)) == #"Text "nowhere""#)
    #expect(words(try await source.snapshot(in: context)) == #"Text "snapshot""#)
  }

  typealias Refusal = (widget: any Widget, values: WidgetConfigurationValues, error: WidgetConfigurationError)

  static var refusals: [Refusal] {
    func error(_ kind: String, _ key: String, _ problem: WidgetConfigurationError.Problem)
      -> WidgetConfigurationError
    {
      WidgetConfigurationError(key: key, kind: kind, problem: problem)
    }
    let template = ["favoriteEmoji", "count", "mood", "secondMood", "station"]
    return [
      (WordWidget(), ["x": 1], error("word", "x", .unknown(known: []))),
      (
        PlaceWidget(), ["plaice": "Bergen"],
        error("place", "plaice", .unknown(known: ["place", "unit", "source"]))
      ),
      (
        PlaceWidget(), ["unit": "bars"],
        error("place", "unit", .notAmong(["hectopascals", "inches"], got: "bars"))
      ),
      (
        PlaceWidget(), ["place": 3], error("place", "place", .wrongType(wants: "a string", got: "an integer"))
      ),
      (
        PlaceWidget(), ["source": ["evry": "10m"]],
        error("place", "source.evry", .unknown(known: ["command", "every"]))
      ),
      (TemplateWidget(), ["emoji": "x"], error("template", "emoji", .unknown(known: template))),
      (
        TemplateWidget(), ["mood": "sad"],
        error("template", "mood", .notAmong(["merry", "calm"], got: "sad"))
      ),
      (
        TemplateWidget(), ["count": "3"],
        error("template", "count", .wrongType(wants: "an integer", got: "\"3\""))
      ),
      (
        TemplateWidget(), ["station": "A"],
        error(
          "template", "station", .wrongType(wants: "a value that only its program can make", got: "a string"))
      ),
      (IntentWidget(), ["plaice": "x"], error("intent", "plaice", .unknown(known: ["place"]))),
      (RequiredWidget(), [:], error("required", "station", .missing(wants: "a value of the program's"))),
    ]
  }

  @Test("What a widget cannot take is refused with its place", arguments: 0..<11)
  func values_areRefused(_ index: Int) throws {
    let row = Self.refusals[index]
    let widget = try #require(WidgetDescriptor.all(in: row.widget).first)
    #expect(throws: row.error) { try widget.makeSource(row.values) }
  }

  @Test("Parameters that nobody sets begin with the first value of their type, and that is told")
  func unsetParameters_begin() async throws {
    let widget = try #require(WidgetDescriptor.all(in: UnsetWidget()).first)
    let expected = #"Text "merry false 0 0.0 [] [] true true""#
    let source = try widget.makeSource()
    #expect(words(try await source.timeline(in: context).entry(at: 0)) == expected)
    #expect(words(source.placeholder(in: context)) == expected)
    let set = try widget.makeSource(["mood": "calm", "name": "x", "names": ["a"]])
    #expect(
      words(try await set.snapshot(in: context)).hasPrefix(#"Text "calm false 0 0.0 [x] "#))
    #expect(
      widget.settingsNotGiven(in: ["name": "x", "count": 1, "isLoud": true]) == [
        WidgetConfigurationError(
          key: "mood", kind: "unset", problem: .notGiven(wants: #""merry", "calm""#, standIn: #""merry""#)),
        WidgetConfigurationError(
          key: "share", kind: "unset", problem: .notGiven(wants: "a number", standIn: "0.0")),
        WidgetConfigurationError(
          key: "names", kind: "unset", problem: .notGiven(wants: "an array, each a string", standIn: "[]")),
        WidgetConfigurationError(
          key: "from", kind: "unset", problem: .notGiven(wants: "a date", standIn: "the current date")),
      ])
    let template = try #require(WidgetDescriptor.all(in: TemplateWidget()).first)
    #expect(template.settingsNotGiven(in: [:]).isEmpty)
  }

  @Test("Settings are listed with type, default and purpose")
  func parameters_areListed() throws {
    let place = try #require(WidgetDescriptor.all(in: PlaceWidget()).first)
    #expect(
      place.parameters == [
        WidgetParameterDescription(
          name: "place", type: "a string", defaultText: "\"Tokyo\"",
          summary: "Where the pressure is measured."),
        WidgetParameterDescription(
          name: "unit", type: "\"hectopascals\", \"inches\"", defaultText: "\"hectopascals\"",
          summary: "What it is written in."),
        WidgetParameterDescription(
          name: "source", type: "a table", defaultText: "{ command = nothing, every = \"10m\" }",
          summary: "Where it comes from."),
      ])
    let template = try #require(WidgetDescriptor.all(in: TemplateWidget()).first)
    #expect(
      template.parameters == [
        WidgetParameterDescription(name: "favoriteEmoji", type: "a string", defaultText: "\"😃\""),
        WidgetParameterDescription(name: "count", type: "an integer", defaultText: "3"),
        WidgetParameterDescription(name: "mood", type: "\"merry\", \"calm\"", defaultText: "\"calm\""),
        WidgetParameterDescription(name: "secondMood", type: "\"merry\", \"calm\""),
        WidgetParameterDescription(name: "station"),
      ])
  }
}
