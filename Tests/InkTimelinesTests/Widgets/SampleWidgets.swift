import Foundation
import InkTimelines
import InkViews

/// An entry that is a word.
struct Word: TimelineEntry {
  var date: Date
  var text: String
  var relevance: TimelineEntryRelevance?
}

/// A provider with a completion, written as in Xcode's template.
struct WordProvider: TimelineProvider {
  var entries: [Word] = [Word(date: instant("2024-02-29T12:00:00Z"), text: "now")]

  func placeholder(in context: Context) -> Word { Word(date: .distantPast, text: "\(context.family)") }

  func getSnapshot(in context: Context, completion: @escaping (Word) -> Void) {
    completion(Word(date: .distantPast, text: context.isPreview ? "sample" : "real"))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

struct WordView: View {
  var entry: WordProvider.Entry
  @Environment(\.widgetFamily) var family

  var body: some View { Text(entry.text) }
}

struct WordWidget: Widget {
  let kind = "word"

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: WordProvider()) { entry in
      WordView(entry: entry)
    }
    .configurationDisplayName("Word")
    .description("Shows a word.")
    .supportedFamilies([.accessoryCircular, .accessoryInline])
    .contentMarginsDisabled()
  }
}

/// A widget that exists from a system on, as published code has it.
struct NewWidget: Widget {
  var body: some WidgetConfiguration {
    // Swift 6.0 on Linux takes the value of one branch for the type of the other.
    #if compiler(>=6.1)
      if #available(iOSApplicationExtension 16.0, *) {
        return StaticConfiguration(kind: "new", provider: WordProvider()) { WordView(entry: $0) }
          .supportedFamilies([.accessoryRectangular])
      } else {
        return EmptyWidgetConfiguration()
      }
    #else
      StaticConfiguration(kind: "new", provider: WordProvider()) { WordView(entry: $0) }
        .supportedFamilies([.accessoryRectangular])
    #endif
  }
}

struct EmptyWidget: Widget {
  var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

/// A configuration made of another.
struct OwnConfiguration: WidgetConfiguration {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "own", provider: WordProvider()) { WordView(entry: $0) }
      .promptsForUserConfiguration().containerBackgroundRemovable(false)
  }
}

struct OwnWidget: Widget {
  var body: some WidgetConfiguration { OwnConfiguration() }
}

struct InnerBundle: WidgetBundle {
  var body: some Widget {
    WordWidget()
    OwnWidget()
  }
}

struct LoneBundle: WidgetBundle {
  var body: some Widget { WordWidget() }
}

struct LargeBundle: WidgetBundle {
  var isLarge = true

  @WidgetBundleBuilder
  var body: some Widget {
    InnerBundle().body
    EmptyWidget()
    if #available(iOS 16.1, *) { NewWidget() }
    if isLarge { PlaceWidget() }
    if !isLarge {
      WordWidget()
    } else {
      TemplateWidget()
    }
    IntentWidget()
    EmptyWidget()
    EmptyWidget()
    EmptyWidget()
    EmptyWidget()
    EmptyWidget()
  }
}

/// A widget whose display file says where.
struct PlaceWidget: ConfigurableWidget {
  enum Unit: String, CaseIterable, WidgetParameterValue { case hectopascals, inches }

  struct Parameters: WidgetParameters {
    var place = "Tokyo"
    var unit = Unit.hectopascals
    var source = Source()

    static var fields: [WidgetParameter<Parameters>] {
      [
        WidgetParameter("place", \.place, "Where the pressure is measured."),
        WidgetParameter("unit", \.unit, "What it is written in."),
        WidgetParameter("source", \.source, "Where it comes from."),
      ]
    }
  }

  struct Source: WidgetParameters {
    var command: String?
    var every: Duration = .seconds(600)

    static var fields: [WidgetParameter<Source>] {
      [
        WidgetParameter("command", \.command, "What prints it."),
        WidgetParameter("every", \.every, "How often."),
      ]
    }
  }

  var parameters: Parameters

  init(parameters: Parameters) { self.parameters = parameters }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "place", provider: provider) { WordView(entry: $0) }
      .configurationDisplayName(Text(verbatim: "Place")).supportedFamilies([.systemSmall])
  }

  private var provider: WordProvider {
    WordProvider(entries: [Word(date: .distantPast, text: "\(parameters.place) \(parameters.unit)")])
  }
}
