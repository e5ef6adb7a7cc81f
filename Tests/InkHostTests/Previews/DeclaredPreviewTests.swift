import Foundation
import InkCatalogue
import InkPanels
import InkTimelines
import InkViews
import Testing

@testable import InkHost

private struct TestPreviews: PreviewProvider {
  static var previews: some View {
    Group {
      Text(verbatim: "A").previewContext(WidgetPreviewContext(family: .accessoryCircular))
        .previewDisplayName("First")
      Text(verbatim: "B").previewLayout(.fixed(width: 30, height: 20))
    }
  }
}

private enum TestRegistration: PreviewRegistration {
  static var preview: DeclaredPreview {
    DeclaredPreview("Dates", as: .systemSmall) {
      DateWidget()
    } timelineProvider: {
      FixedProvider()
    }
  }
}

/// Answers with more entries than are drawn; of another type than the widget's, they are left out.
private struct FixedProvider: TimelineProvider {
  struct Entry: TimelineEntry {
    let date: Date
  }

  func placeholder(in context: Context) -> Entry { Entry(date: .distantPast) }
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {}
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
    completion(Timeline(entries: [Entry(date: .distantPast)], policy: .never))
  }
}

private struct PlainWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "plain", provider: FixedProvider()) { _ in Text(verbatim: "plain") }
  }
}

private struct PlainRegistration: PreviewRegistration {
  static var preview: DeclaredPreview {
    DeclaredPreview(as: .accessoryRectangular) {
      PlainWidget()
    } timeline: {
      FixedProvider.Entry(date: .distantPast)
      FixedProvider.Entry(date: .distantFuture)
    }
  }
}

@MainActor @Suite("Declared previews")
struct DeclaredPreviewTests {
  private func declared() async throws -> [Preview.Declared] {
    try await Preview.declared(
      in: HostSettings(placements: []), size: CGSize(width: 250, height: 122), look: PreviewLook(),
      at: Date(timeIntervalSince1970: 1_773_457_200))
  }

  @Test("Providers and registrations are found by the program itself, generic types and others are not")
  func found() {
    let providers = ConformingTypes.all(of: (any PreviewProvider).self)
    #expect(providers.contains { $0 == TestPreviews.self })
    #expect(!providers.contains { $0 == TestRegistration.self })
    let registrations = ConformingTypes.all(of: (any PreviewRegistration).self)
    #expect(registrations.contains { $0 == TestRegistration.self })
    #expect(registrations.contains { $0 == PlainRegistration.self })
    #expect(ConformingTypes.all(of: Int.self).isEmpty)
  }

  @Test("Each view of a provider is a preview of its own, with its name, family and size")
  func views() async throws {
    let views = try await declared().compactMap { declared -> (String, WidgetFamily?, CGSize)? in
      guard case .view(let view, let size) = declared.subject else { return nil }
      return (declared.name, view.family, size)
    }
    let first = try #require(views.first { $0.0 == "First" })
    #expect(first.1 == .accessoryCircular && first.2 == CGSize(width: 76, height: 76))
    let second = try #require(views.first { $0.0 == "TestPreviews 2" })
    #expect(second.1 == nil && second.2 == CGSize(width: 30, height: 20))
  }

  @Test("A widget's preview has one picture an entry; entries of another type are left out")
  func widgets() async throws {
    let names = try await declared().map(\.name)
    #expect(names.filter { $0.hasPrefix("plain accessoryRectangular") }.count == 2)
    #expect(!names.contains { $0.hasPrefix("Dates") })
  }

  @Test("Everything declared can be drawn")
  func drawn() async throws {
    let preview = Preview(
      HostSettings(placements: []), widgets: [], model: try PanelCatalog.model(named: "waveshare-2in13-v4"),
      look: PreviewLook())
    for declared in try await declared() {
      let picture = try await preview.picture(of: declared.subject, at: .distantPast)
      #expect(picture.bytes.contains { $0 != 0 }, "\(declared.name)")
    }
    #expect(preview.problems.isEmpty)
  }
}
