import Foundation
import InkViews
import Testing

@testable import InkTimelines

@MainActor @Suite("BatteryReader")
struct BatteryReaderTests {
  struct Provider: TimelineProvider {
    let look: @Sendable (Context) -> Void

    func placeholder(in context: Context) -> Word { Word(date: .distantPast, text: "") }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (Word) -> Void) {}

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Word>) -> Void) {
      look(context)
      completion(Timeline(entries: [Word(date: .distantPast, text: "x")], policy: .never))
    }
  }

  struct Intent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Battery"
    init() {}
  }

  struct AsyncProvider: AppIntentTimelineProvider {
    let looks: Bool

    func placeholder(in context: Context) -> Word { Word(date: .distantPast, text: "") }

    func snapshot(for configuration: Intent, in context: Context) async -> Word { placeholder(in: context) }

    func timeline(for configuration: Intent, in context: Context) async -> Timeline<Word> {
      await Task.yield()
      if looks { _ = DeviceBattery.shared.status }
      return Timeline(entries: [Word(date: .distantPast, text: "x")], policy: .never)
    }
  }

  private let context = TimelineProviderContext(
    family: .accessoryInline, displaySize: CGSize(width: 250, height: 26))

  private static let looks: [(name: String, look: @Sendable (TimelineProviderContext) -> Void, reads: Bool)] =
    [
      ("nothing", { _ in }, false), ("the environment's date", { _ = $0.environment.currentDate }, false),
      ("the environment's battery", { _ = $0.environment.battery.level }, true),
      ("the device's battery", { _ in _ = DeviceBattery.shared.status }, true),
    ]

  @Test("A provider with a completion is seen to look at the battery", arguments: 0..<4)
  func completion(_ index: Int) async throws {
    let it = Self.looks[index]
    let source = try StaticConfiguration(kind: "k", provider: Provider(look: it.look)) { WordView(entry: $0) }
      .onlySource()
    #expect(try await source.timeline(in: context).readsBattery == it.reads, "\(it.name)")
  }

  @Test("So is one that is asynchronous, after it has waited", arguments: [true, false])
  func asynchronous(_ looks: Bool) async throws {
    let source = try AppIntentConfiguration(
      kind: "k", intent: Intent.self, provider: AsyncProvider(looks: looks)
    ) { WordView(entry: $0) }.onlySource()
    #expect(try await source.timeline(in: context).readsBattery == looks)
  }

  @Test("Who looks while no provider is asked is nobody's business")
  func outside() async throws {
    let reader = BatteryReader()
    _ = DeviceBattery.shared.status
    #expect(!reader.hasRead)
    BatteryReader.$current.withValue(reader) { _ = EnvironmentValues().battery }
    #expect(reader.hasRead)
  }
}
