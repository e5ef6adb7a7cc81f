import AppIntents
import InkTestKit
import Testing
import WidgetKit

private struct Place: AppEntity {
  static let defaultQuery = PlaceQuery()
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Place"

  var id: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

private struct PlaceQuery: EntityStringQuery {
  @Dependency private var names: PlaceNames

  func entities(for identifiers: [Place.ID]) async throws -> [Place] { identifiers.map(Place.init) }

  func entities(matching string: String) async throws -> IntentItemCollection<Place> {
    IntentItemCollection(items: names.all.filter { $0.hasPrefix(string) }.map(Place.init))
  }

  func suggestedEntities() async throws -> IntentItemCollection<Place> {
    IntentItemCollection(sections: [IntentItemSection("All", items: names.all.map(Place.init))])
  }

  func defaultResult() async -> Place? { Place(id: "Tokyo") }
}

private struct PlaceNames: Sendable {
  let all: [String]
}

private struct Hours: DynamicOptionsProvider {
  func results() async throws -> [Int] { [1, 2, 3] }
}

private enum Unit: String, AppEnum {
  case celsius, fahrenheit

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Unit"
  static let caseDisplayRepresentations: [Unit: DisplayRepresentation] = [
    .celsius: "Celsius", .fahrenheit: DisplayRepresentation(title: "Fahrenheit", subtitle: "°F"),
  ]
}

private struct PlaceIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = .init("place.title", defaultValue: "Place")
  static let description = IntentDescription(
    .init("place.description", defaultValue: "Which place is shown."), categoryName: "Weather")

  @Parameter(title: "Place", query: PlaceQuery()) var place: Place?
  @Parameter(title: "Places", size: [.systemSmall: 1, .systemMedium: 3]) var places: [Place]?
  @Parameter(title: "Unit", default: .celsius) var unit: Unit
  @Parameter(title: "Hours", default: 3, optionsProvider: Hours()) var hours: Int
  @Parameter(title: "Scale", default: 1, controlStyle: .slider, inclusiveRange: (0.5, 2)) var scale: Double
  @Parameter(title: "From", kind: .time) var from: Date?

  static var parameterSummary: some ParameterSummary {
    When(\.$unit, .equalTo, .celsius) {
      Summary("Show \(\.$place)") {
        \.$hours
        \.$scale
      }
    } otherwise: {
      Summary()
    }
  }
}

private struct OpenIt: AppIntent {
  static let title: LocalizedStringResource = "Open"
  static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

  func perform() async throws -> some IntentResult & OpensIntent {
    guard let url = URL(string: "inkglance://open") else { throw AppIntentError.restartPerform }
    return .result(opensIntent: OpenURLIntent(url))
  }
}

/// Settings as current widgets write them.
@MainActor @Suite("App intents")
struct AppIntentTests {
  @Test("a setting with its own query, size, options or range compiles and has its default")
  func defaults() {
    let intent = PlaceIntent()
    #expect(intent.place == nil)
    #expect(intent.places == nil)
    #expect(intent.unit == .celsius)
    #expect(intent.hours == 3)
    #expect(intent.scale == 1)
  }

  @Test("a key that is not readable is shown by its default words")
  func defaultWords() {
    #expect(String(localized: PlaceIntent.title) == "Place")
    #expect(PlaceIntent.title.key == "place.title")
    let items = LocalizedStringResource(
      "n.items", defaultValue: "\(1234) items", locale: Locale(identifier: "de"))
    #expect(String(localized: items) == "1.234 items")
    let tree = LayoutTree(200, 20) { Text(PlaceIntent.title) }
    #expect(tree.texts == ["Place"])
  }

  @Test("a query finds by word and suggests in sections, with an object that the program has added")
  func query() async throws {
    AppDependencyManager.shared.add(dependency: PlaceNames(all: ["Tokyo", "Osaka"]))
    let query = PlaceQuery()
    #expect(try await query.entities(matching: "O").sections.first?.items.map(\.value.id) == ["Osaka"])
    #expect(try await query.suggestedEntities().sections.map(\.items.count) == [2])
    #expect(await query.defaultResult()?.id == "Tokyo")
    #expect(IntentItemCollection<Place>.empty.sections.isEmpty)
  }

  @Test("a case is called by its representation")
  func cases() {
    #expect(String(localized: Unit.fahrenheit.localizedStringResource) == "Fahrenheit")
  }

  @Test("an intent may go on with another")
  func opens() async throws {
    _ = try await OpenIt().perform()
    #expect(OpenIt.authenticationPolicy == .requiresAuthentication)
    #expect(PlaceIntent.authenticationPolicy == .alwaysAllowed)
  }
}
