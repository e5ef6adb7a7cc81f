import Foundation
import InkViews

/// Asks one provider.
struct ProviderSource<Entry: TimelineEntry> {
  typealias Question<Answer> = (TimelineProviderContext, FirstAnswer<Answer>) -> Void

  let kind: String
  let placeholder: (TimelineProviderContext) -> Entry
  let snapshot: Question<Entry>
  let timeline: Question<Timeline<Entry>>
  let content: (Entry) -> AnyView
}

extension ProviderSource: TimelineSource {
  func placeholder(in context: TimelineProviderContext) -> PreparedEntry {
    PreparedEntry(placeholder(context), content: content)
  }

  func prepared(_ entry: any TimelineEntry) -> PreparedEntry? {
    (entry as? Entry).map { PreparedEntry($0, content: content) }
  }

  func restored(_ codes: [Data]) -> PreparedTimeline? {
    guard let type = Entry.self as? any Decodable.Type else { return nil }
    let entries = codes.compactMap { (try? JSONDecoder().decode(type, from: $0)) as? Entry }
    let content = content
    return PreparedTimeline(Timeline(entries: entries, policy: .atEnd)) {
      PreparedEntry($0, content: content)
    }
  }

  func snapshot(in context: TimelineProviderContext) async throws(TimelineError) -> PreparedEntry {
    PreparedEntry(try await answer(to: snapshot, in: context), content: content)
  }

  func timeline(in context: TimelineProviderContext) async throws(TimelineError) -> PreparedTimeline {
    let reader = BatteryReader()
    let timeline = try await answer(to: timeline, in: context, watchedBy: reader)
    let content = content
    guard var prepared = PreparedTimeline(timeline, entry: { PreparedEntry($0, content: content) }) else {
      throw timeline.entries.isEmpty ? .noEntries(kind: kind) : .noDates(kind: kind)
    }
    prepared.readsBattery = reader.hasRead
    return prepared
  }

  /// Puts a question away from the main thread, since a provider may block, and waits for the answer.
  @MainActor
  private func answer<Answer>(
    to question: @escaping Question<Answer>, in context: TimelineProviderContext,
    watchedBy reader: BatteryReader? = nil
  ) async throws(TimelineError) -> Answer {
    let answer = FirstAnswer<Answer>(in: .current)
    let call = Handover { question(context, answer) }
    ProviderThread.run { BatteryReader.$current.withValue(reader) { call.value() } }
    guard let value = await answer.value() else { throw .cancelled(kind: kind) }
    return value.value
  }
}
