import Foundation
import InkTimelines
import InkViews

final class PlaceIntent: INIntent, @unchecked Sendable {
  override class var parameterNames: [String] { ["place"] }
}

/// The provider of Xcode's template with an intent.
struct IntentProvider: IntentTimelineProvider {
  func placeholder(in context: Context) -> Word { Word(date: .distantPast, text: "…") }

  func getSnapshot(for configuration: PlaceIntent, in context: Context, completion: @escaping (Word) -> Void)
  {
    completion(Word(date: .distantPast, text: "snapshot"))
  }

  func getTimeline(
    for configuration: PlaceIntent, in context: Context, completion: @escaping (Timeline<Word>) -> Void
  ) {
    guard case .string(let place)? = configuration.configuration["place"] else {
      return completion(Timeline(entries: [Word(date: .distantPast, text: "nowhere")], policy: .never))
    }
    completion(Timeline(entries: [Word(date: .distantPast, text: place)], policy: .never))
  }
}

struct IntentWidget: Widget {
  var body: some WidgetConfiguration {
    IntentConfiguration(kind: "intent", intent: PlaceIntent.self, provider: IntentProvider()) {
      WordView(entry: $0)
    }
  }
}

enum Mood: String, AppEnum {
  case merry, calm

  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Mood" }
  static var caseDisplayRepresentations: [Mood: DisplayRepresentation] { [.merry: "Merry", .calm: "Calm"] }
}

struct Station: AppEntity {
  var id: String

  static let defaultQuery = StationQuery()
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Station"
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct StationQuery: EntityQuery {
  func entities(for identifiers: [Station.ID]) async throws -> [Station] {
    identifiers.map { Station(id: $0) }
  }
}

/// The intent of Xcode's current template, with more parameters.
struct ConfigurationAppIntent: WidgetConfigurationIntent {
  static var title: LocalizedStringResource { "Configuration" }
  static var description: IntentDescription { "This is an example widget." }

  @Parameter(title: "Favorite Emoji", default: "😃")
  var favoriteEmoji: String

  @Parameter(title: "Count", default: 3)
  var count: Int

  @Parameter(title: "Mood", default: .calm)
  var mood: Mood

  @Parameter(title: "Second mood")
  var secondMood: Mood?

  @Parameter(title: "Station")
  var station: Station?
}

/// The provider of Xcode's current template.
struct TemplateProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> Word {
    Word(date: Date(), text: ConfigurationAppIntent().favoriteEmoji)
  }

  func snapshot(for configuration: ConfigurationAppIntent, in context: Context) async -> Word {
    Word(date: Date(), text: configuration.favoriteEmoji)
  }

  func timeline(for configuration: ConfigurationAppIntent, in context: Context) async -> Timeline<Word> {
    var entries: [Word] = []
    let currentDate = context.environment.currentDate
    for hourOffset in 0..<5 {
      let entryDate = currentDate.addingTimeInterval(TimeInterval(hourOffset) * 3600)
      let mood = configuration.secondMood ?? configuration.mood
      entries.append(
        Word(date: entryDate, text: "\(configuration.favoriteEmoji) \(configuration.count) \(mood)"))
    }
    return Timeline(entries: entries, policy: .atEnd)
  }
}

struct TemplateWidget: Widget {
  let kind: String = "template"

  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: kind, intent: ConfigurationAppIntent.self, provider: TemplateProvider()) {
      entry in
      WordView(entry: entry)
    }
  }
}

struct RequiredIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Required"

  @Parameter(title: "Station") var station: Station
}

struct RequiredProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> Word { Word(date: Date(), text: "") }

  func snapshot(for configuration: RequiredIntent, in context: Context) async -> Word {
    Word(date: .distantPast, text: configuration.station.id)
  }

  func timeline(for configuration: RequiredIntent, in context: Context) async -> Timeline<Word> {
    Timeline(entries: [await snapshot(for: configuration, in: context)], policy: .never)
  }
}

struct RequiredWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "required", provider: RequiredProvider()) { WordView(entry: $0) }
  }
}

/// Parameters that nobody has to set, though none has a default.
struct UnsetIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Unset"

  @Parameter(title: "Mood") var mood: Mood
  @Parameter(title: "Loud") var isLoud: Bool
  @Parameter(title: "Count") var count: Int
  @Parameter(title: "Share") var share: Double
  @Parameter(title: "Name") var name: String
  @Parameter(title: "Names") var names: [String]
  @Parameter(title: "From") var from: Date
  @Parameter(title: "Note") var note: String?
}

struct UnsetProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> Word { word(UnsetIntent()) }

  func snapshot(for configuration: UnsetIntent, in context: Context) async -> Word { word(configuration) }

  func timeline(for configuration: UnsetIntent, in context: Context) async -> Timeline<Word> {
    Timeline(entries: [word(configuration)], policy: .never)
  }

  private func word(_ intent: UnsetIntent) -> Word {
    let isNow = abs(intent.from.timeIntervalSinceNow) < 600
    return Word(
      date: .distantPast,
      text: "\(intent.mood) \(intent.isLoud) \(intent.count) \(intent.share) [\(intent.name)] "
        + "\(intent.names) \(isNow) \(intent.note == nil)")
  }
}

struct UnsetWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "unset", provider: UnsetProvider()) { WordView(entry: $0) }
  }
}
