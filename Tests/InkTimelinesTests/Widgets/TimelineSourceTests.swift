import Dispatch
import Foundation
import InkErrors
import InkViews
import Testing

@testable import InkTimelines

@MainActor
@Suite struct TimelineSourceTests {
  nonisolated static let noon = instant("2024-02-29T12:00:00Z")

  /// A provider that does with its completion what it is told.
  struct Provider: TimelineProvider {
    var answer: @Sendable (@escaping @Sendable (Timeline<Word>) -> Void) -> Void

    func placeholder(in context: Context) -> Word { Word(date: noon, text: "") }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (Word) -> Void) {}

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Word>) -> Void) {
      answer(completion)
    }
  }

  let context = TimelineProviderContext(family: .accessoryInline, displaySize: CGSize(width: 250, height: 26))

  func source(_ answer: @escaping @Sendable (@escaping @Sendable (Timeline<Word>) -> Void) -> Void)
    throws -> any TimelineSource
  {
    try StaticConfiguration(kind: "test", provider: Provider(answer: answer)) { WordView(entry: $0) }
      .onlySource()
  }

  nonisolated static func timeline(_ hours: Double...) -> Timeline<Word> {
    Timeline(
      entries: hours.map { Word(date: noon.addingTimeInterval($0 * 3600), text: "\($0)") }, policy: .never)
  }

  @Test("Of a completion called twice the first call counts")
  func twice() async throws {
    let source = try source { completion in
      completion(Self.timeline(1))
      completion(Self.timeline(2, 3))
    }
    #expect(try await source.timeline(in: context).count == 1)
  }

  @Test("A completion may be called from any thread, later")
  func anyThread() async throws {
    let source = try source { completion in
      DispatchQueue.global().async {
        DispatchQueue.concurrentPerform(iterations: 8) { _ in completion(Self.timeline(1, 2)) }
      }
    }
    #expect(try await source.timeline(in: context).count == 2)
  }

  @Test("A provider is not asked on the main thread")
  func awayFromMain() async throws {
    let source = try source { completion in
      completion(Thread.isMainThread ? Self.timeline(1) : Self.timeline(1, 2))
    }
    #expect(try await source.timeline(in: context).count == 2)
  }

  @Test("A timeline without entries is an error")
  func noEntries() async throws {
    let source = try source { $0(Self.timeline()) }
    await #expect(throws: TimelineError.noEntries(kind: "test")) { try await source.timeline(in: context) }
  }

  @Test("A provider that never answers is let go of when the task is cancelled")
  func never() async throws {
    let source = try source { _ in }
    let task = Task { @MainActor in
      do throws(TimelineError) {
        _ = try await source.timeline(in: context)
        return TimelineError?.none
      } catch {
        return error
      }
    }
    task.cancel()
    #expect(await task.value == .cancelled(kind: "test"))
  }

  @Test("Within a deadline a provider that never answers is an error that says how long it took")
  func deadline() async throws {
    let source = try source { _ in }
    await #expect(throws: TimelineError.noAnswer(kind: "test", after: .seconds(30))) {
      try await source.timeline(in: context, within: .seconds(30), on: InstantClock())
    }
    await #expect(throws: TimelineError.noAnswer(kind: "test", after: .seconds(5))) {
      try await source.snapshot(in: context, within: .seconds(5), on: InstantClock())
    }
  }

  @Test("Within a deadline a provider that answers is not disturbed")
  func deadlineKept() async throws {
    let source = try source { $0(Self.timeline(1)) }
    #expect(try await source.timeline(in: context, within: .seconds(3600)).count == 1)
  }

  @Test("Entries are sorted by date; of those with the same date the last is kept")
  func sorting() async throws {
    let noon = Self.noon
    let source = try source { completion in
      let entries = [(3, "c"), (1, "a"), (2, "b"), (1, "A"), (3, "C"), (1, "á")].map { hour, text in
        Word(date: noon.addingTimeInterval(hour * 3600), text: text, relevance: .init(score: Float(hour)))
      }
      completion(Timeline(entries: entries, policy: .never))
    }
    let timeline = try await source.timeline(in: context)
    #expect(timeline.dates.dates == noon.every(3600, 1..<4))
    let scores = (0..<3).map { timeline.entry(at: $0).relevance?.score }
    #expect(scores == [1, 2, 3])
    let names = (0..<3).map { index in
      ViewRenderer(
        timeline.entry(at: index).view(), environment: EnvironmentValues(), measurer: LineMeasurer()
      )
      .layout(in: CGSize(width: 50, height: 50)).frames.last?.name
    }
    #expect(names == [#"Text "á""#, #"Text "b""#, #"Text "C""#])
  }

  @Test("Entries whose date is not a number are left out; a timeline of nothing else is an error")
  func nonsense() async throws {
    let (noon, nothing) = (Self.noon, Date(timeIntervalSinceReferenceDate: .nan))
    func words(_ dates: [Date]) -> Timeline<Word> {
      Timeline(
        entries: dates.enumerated().map { Word(date: $1, text: "", relevance: .init(score: Float($0))) },
        policy: .atEnd)
    }
    let some = words([
      noon.addingTimeInterval(60), nothing, noon, Date(timeIntervalSinceReferenceDate: .infinity),
    ])
    let timeline = try await source { $0(some) }.timeline(in: context)
    #expect(timeline.dates.dates == [noon, noon.addingTimeInterval(60), .lastScheduled])
    #expect((0..<3).map { timeline.entry(at: $0).relevance?.score } == [2, 0, 3])
    let none = words([nothing, nothing])
    let bad = try source { $0(none) }
    await #expect(throws: TimelineError.noDates(kind: "test")) { try await bad.timeline(in: context) }
  }

  @Test(
    "A timeline of 200 000 entries, in order or not, is prepared and chosen from", arguments: [true, false])
  func long(isSorted: Bool) async throws {
    let noon = Self.noon
    let dates = noon.every(1, 0..<200_000)
    let words = (isSorted ? dates : dates.reversed()).map { Word(date: $0, text: "") }
    let source = try source { $0(Timeline(entries: words, policy: .atEnd)) }
    let timeline = try await source.timeline(in: context)
    #expect(timeline.count == 200_000)
    let index = timeline.dates.index(at: noon.addingTimeInterval(123_456.5))
    #expect(timeline.entry(at: index).date == noon.addingTimeInterval(123_456))
  }

  @Test("Views are made when they are asked for, not before")
  func laziness() async throws {
    let made = Made()
    let provider = WordProvider(entries: Self.noon.every(60, 0..<1000).map { Word(date: $0, text: "") })
    let source = try StaticConfiguration(kind: "lazy", provider: provider) { (entry: Word) in
      made.count += 1
      return Text(entry.text)
    }.onlySource()
    let timeline = try await source.timeline(in: context)
    #expect(timeline.count == 1000)
    #expect(made.count == 0)
    _ = timeline.entry(at: 7).view()
    #expect(made.count == 1)
  }

  final class Made { var count = 0 }

  nonisolated static let explanations: [(TimelineError, String)] = [
    (
      .noEntries(kind: "word"),
      """
      The provider of the widget “word” gave a timeline without entries.
        likely cause: It found nothing to show and did not say so in an entry.
        what to do: Give at least one entry, such as one that says that there is nothing.
      """
    ),
    (
      .noDates(kind: "word"),
      """
      The provider of the widget “word” gave a timeline none of whose entries has a date.
        likely cause: The dates are not numbers, as after a division by zero.
        what to do: Compute the entries' dates from a date that is one, such as now.
      """
    ),
    (
      .noAnswer(kind: "word", after: .seconds(30)),
      """
      The provider of the widget “word” did not answer within 30 seconds.
        likely cause: It waits for something, or one of its paths does not call the completion.
        what to do: See that every path calls the completion, and give what it waits for a shorter time limit.
      """
    ),
    (
      .leftAlone(kind: "word"),
      """
      The provider of the widget “word” is not asked for a while.
        likely cause: The program came to a violent end while it worked, and would again.
        what to do: Look for a trap in its code, or take the widget out of the display file.
      """
    ),
    (
      .cancelled(kind: "word"),
      """
      The provider of the widget “word” was not waited for.
        likely cause: The program ends, or another request took this one's place.
        what to do: Nothing, unless it is seen again and again.
      """
    ),
  ]

  @Test("Every error says what happened, why and what to do", arguments: explanations)
  func error_explainsItself(_ error: TimelineError, _ text: String) {
    #expect(error.description == text)
    #expect(error.exitStatus == .software)
  }
}

/// A clock on which every sleep is over at once.
struct InstantClock: Clock {
  typealias Instant = ContinuousClock.Instant

  var now: Instant { ContinuousClock.now }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws { await Task.yield() }
}

extension WidgetConfiguration {
  /// The source of the one widget it offers.
  @MainActor func onlySource() throws -> any TimelineSource {
    try #require(offeredWidgets.first).makeSource()
  }
}
