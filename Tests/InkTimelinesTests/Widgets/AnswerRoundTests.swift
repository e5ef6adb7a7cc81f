import Dispatch
import Foundation
import Synchronization
import Testing

@testable import InkTimelines

@MainActor @Suite("AnswerRound")
struct AnswerRoundTests {
  private final class Counts: Sendable {
    let handOvers = Mutex<[Int]>([])
  }

  /// Waits until what was put on the main queue so far is done.
  private func mainQueue() async {
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
  }

  @Test("Answers from many threads are handed over together, by the last of them")
  func together() async {
    let round = AnswerRound()
    let counts = Counts()
    for _ in 0..<8 { round.ask() }
    // One is late: until then nobody is told anything.
    DispatchQueue.concurrentPerform(iterations: 7) { number in
      round.answer { counts.handOvers.withLock { $0.append(number) } }
    }
    await mainQueue()
    #expect(counts.handOvers.withLock { $0.isEmpty })
    round.answer { counts.handOvers.withLock { $0.append(7) } }
    await mainQueue()
    #expect(counts.handOvers.withLock { $0.sorted() } == Array(0..<8))
  }

  @Test(
    "When nobody waits for the others any more, what is there is handed over, and late ones when they come")
  func late() async {
    let round = AnswerRound()
    let counts = Counts()
    for _ in 0..<3 { round.ask() }
    round.answer { counts.handOvers.withLock { $0.append(1) } }
    round.end()
    #expect(counts.handOvers.withLock { $0 } == [1])
    round.answer { counts.handOvers.withLock { $0.append(2) } }
    await mainQueue()
    #expect(counts.handOvers.withLock { $0 } == [1, 2])
  }

  @Test("A question that is given up does not keep the answers of the others back")
  func givenUp() async throws {
    let round = AnswerRound()
    let first = FirstAnswer<Int>(in: round)
    let second = FirstAnswer<Int>(in: round)
    let waits = Task { await first.value()?.value }
    let isGivenUp = Task { await second.value() == nil }
    await mainQueue()
    first.give(5)
    isGivenUp.cancel()
    #expect(await isGivenUp.value)
    #expect(await waits.value == 5)
    // Too late, and counted no more.
    second.give(6)
  }

  @Test("Providers that are asked in a round answer in it")
  func providers() async throws {
    let noon = TimelineSourceTests.noon
    // An answer that is there before it is waited for wakes nobody, and is taken at once.
    let isAwaited = DispatchSemaphore(value: 0)
    let (given, giving) = AsyncStream<Void>.makeStream()
    let source = try TimelineSourceTests().source {
      isAwaited.wait()
      $0(TimelineSourceTests.timeline(1))
      giving.finish()
    }
    let round = AnswerRound()
    // The round's own question holds all others back.
    round.ask()
    let isAnswered = Mutex(false)
    let question = AnswerRound.$current.withValue(round) {
      Task { @MainActor in
        let timeline = try await source.timeline(in: TimelineSourceTests().context)
        isAnswered.withLock { $0 = true }
        return timeline.dates.dates[0]
      }
    }
    for _ in 0..<20 { await mainQueue() }
    isAwaited.signal()
    for await _ in given {}
    for _ in 0..<20 { await mainQueue() }
    #expect(!isAnswered.withLock { $0 })
    round.answer {}
    #expect(try await question.value == noon.addingTimeInterval(3600))
  }
}
