import Combine
import Foundation
import SwiftUI
import Testing

/// Combine's values over time, as providers of widgets use them.
@Suite("Publishers")
struct PublisherTests {
  private struct Item: Codable, Equatable {
    let name: String
  }

  private struct Wrong: Error, Equatable {}

  /// What came, and how it ended.
  private func heard<P: Publisher>(_ publisher: P) -> (values: [P.Output], end: String) {
    var values: [P.Output] = []
    var end = "open"
    let held = publisher.sink { completion in
      switch completion {
      case .finished: end = "finished"
      case .failure(let error): end = "\(type(of: error as Any))"
      }
    } receiveValue: {
      values.append($0)
    }
    held.cancel()
    return (values, end)
  }

  @Test("data becomes items, or an error that may be replaced")
  func decoding() throws {
    let data = Data(#"{"name":"cup"}"#.utf8)
    let good = heard(Just(data).decode(type: Item.self, decoder: JSONDecoder()).map(\.name))
    #expect(good.values == ["cup"] && good.end == "finished")
    let bad = heard(Just(Data()).decode(type: Item.self, decoder: JSONDecoder()))
    #expect(bad.values.isEmpty && bad.end == "DecodingError")
    let replaced = heard(
      Just(Data()).decode(type: Item.self, decoder: JSONDecoder()).replaceError(with: Item(name: "none")))
    #expect(replaced.values == [Item(name: "none")] && replaced.end == "finished")
  }

  @Test("values are changed, chosen, joined and counted")
  func operators() {
    let numbers = [1, 2, 2, 3].publisher
    #expect(heard(numbers.map { $0 * 2 }).values == [2, 4, 4, 6])
    #expect(heard(numbers.filter { $0 > 1 }.removeDuplicates()).values == [2, 3])
    #expect(heard(numbers.compactMap { $0 == 3 ? Optional(9) : nil }).values == [9])
    #expect(heard(numbers.flatMap { [$0, $0].publisher }).values == [1, 1, 2, 2, 2, 2, 3, 3])
    #expect(heard(numbers.collect()).values == [[1, 2, 2, 3]])
    #expect(heard(numbers.first()).values == [1])
    #expect(heard(numbers.setFailureType(to: Wrong.self).eraseToAnyPublisher()).end == "finished")
  }

  @Test("an error ends the values; another publisher may follow")
  func errors() {
    let failing = [1, 2, 3].publisher.tryMap { value -> Int in
      if value == 2 { throw Wrong() }
      return value
    }
    let heard = heard(failing)
    #expect(heard.values == [1] && heard.end == "Wrong")
    #expect(self.heard(failing.catch { _ in Just(7) }).values == [1, 7])
    #expect(
      self.heard(Fail<Int, Wrong>(error: Wrong()).mapError { _ in CancellationError() }).end
        == "CancellationError")
    #expect(self.heard(failing.retry(1)).values == [1, 1])
  }

  @Test("a promise is kept for those who come before and after")
  func future() {
    var promise: Future<Int, Wrong>.Promise?
    let future = Future<Int, Wrong> { promise = $0 }
    var early: [Int] = []
    let held = future.sink { _ in
    } receiveValue: {
      early.append($0)
    }
    promise?(.success(5))
    promise?(.success(6))
    #expect(early == [5])
    #expect(heard(future).values == [5])
    held.cancel()
  }

  @Test("a subject tells those who listen until they stop")
  func subjects() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var heard: [Int] = []
    let held = subject.sink { heard.append($0) }
    subject.value = 2
    subject.send(3)
    held.cancel()
    subject.send(4)
    #expect(heard == [1, 2, 3] && subject.value == 4)
  }

  @Test("values are heard on a queue")
  func queues() async {
    let key = DispatchSpecificKey<String>()
    let queue = DispatchQueue(label: "queue")
    queue.setSpecific(key: key, value: "ours")
    nonisolated(unsafe) var held: Set<AnyCancellable> = []
    let heard = await withCheckedContinuation { (told: CheckedContinuation<String, Never>) in
      Just(3).receive(on: queue).sink { value in
        told.resume(returning: "\(value) on \(DispatchQueue.getSpecific(key: key) ?? "another")")
      }
      .store(in: &held)
    }
    #expect(heard == "3 on ours")
  }

  /// Does what it is given when it is told to.
  private final class Later: Scheduler {
    private var actions: [() -> Void] = []

    func _schedule(_ action: @escaping () -> Void) { actions.append(action) }

    func run() {
      let due = actions
      actions = []
      for action in due { action() }
    }
  }

  @Test("who stops listening before the queue comes to it hears nothing, neither then nor later")
  func cancelledBeforeSubscribing() {
    let later = Later()
    let subject = PassthroughSubject<Int, Never>()
    var heard: [Int] = []
    let stopped = subject.subscribe(on: later).sink { heard.append($0) }
    let stoppedJust = Just(7).subscribe(on: later).sink { heard.append($0) }
    stopped.cancel()
    stoppedJust.cancel()
    later.run()
    subject.send(1)
    #expect(heard.isEmpty)
    let kept = subject.subscribe(on: later).sink { heard.append($0) }
    later.run()
    subject.send(2)
    #expect(heard == [2])
    kept.cancel()
    subject.send(3)
    #expect(heard == [2])
  }

  @Test("what several publishers become ends once, with the first error")
  func flatMapEndsOnce() {
    let outer = PassthroughSubject<Int, Wrong>()
    let inner = [PassthroughSubject<String, Wrong>(), PassthroughSubject<String, Wrong>()]
    var told: [String] = []
    let held = outer.flatMap { inner[$0] }.sink {
      told.append($0 == .failure(Wrong()) ? "wrong" : "finished")
    } receiveValue: {
      told.append($0)
    }
    outer.send(0)
    outer.send(1)
    inner[0].send("a")
    inner[0].send(completion: .failure(Wrong()))
    inner[1].send("b")
    inner[1].send(completion: .failure(Wrong()))
    outer.send(0)
    outer.send(completion: .finished)
    #expect(told == ["a", "wrong"])
    held.cancel()
    var ends: [String] = []
    let all = [PassthroughSubject<String, Never>(), PassthroughSubject<String, Never>()]
    let numbers = PassthroughSubject<Int, Never>()
    let other = numbers.flatMap { all[$0] }.sink {
      ends.append("\($0)")
    } receiveValue: {
      ends.append($0)
    }
    numbers.send(0)
    numbers.send(1)
    numbers.send(completion: .finished)
    all[0].send(completion: .finished)
    #expect(ends.isEmpty)
    all[1].send("last")
    all[1].send(completion: .finished)
    #expect(ends == ["last", "finished"])
    other.cancel()
  }

  @Test("another publisher in place of an error is let go with the first")
  func cancelledCatch() {
    let first = PassthroughSubject<Int, Wrong>()
    let second = PassthroughSubject<Int, Never>()
    var heard: [Int] = []
    let held = first.catch { _ in second }.sink { heard.append($0) }
    first.send(1)
    first.send(completion: .failure(Wrong()))
    second.send(2)
    held.cancel()
    second.send(3)
    #expect(heard == [1, 2])
  }

  @Test("after an error it is asked again as often as said, and then the error is told", arguments: 0...3)
  func retries(count: Int) {
    var asked = 0
    let failing = Deferred { () -> Fail<Int, Wrong> in
      asked += 1
      return Fail(error: Wrong())
    }
    let heard = heard(failing.retry(count))
    #expect(asked == count + 1 && heard.end == "Wrong")
  }

  @Test("those who hear the same first values one after the other hear all of them")
  func prefixTwice() {
    let first = [1, 2, 3].publisher.first()
    #expect(heard(first).values == [1] && heard(first).values == [1])
    let none = heard([1, 2].publisher.prefix(0))
    #expect(none.values.isEmpty && none.end == "finished")
  }

  @Test("who has stopped listening is not told of a promise that is kept later")
  func cancelledFuture() {
    var promise: Future<Int, Never>.Promise?
    let future = Future<Int, Never> { promise = $0 }
    var told: [String] = []
    let first = future.sink { told.append("first \($0)") }
    let second = future.sink { told.append("second \($0)") }
    first.cancel()
    promise?(.success(5))
    #expect(told == ["second 5"])
    second.cancel()
  }

  @Test("notifications of one object are heard alone")
  func notifications() {
    final class Sender {}
    let (wanted, other) = (Sender(), Sender())
    let center = NotificationCenter()
    let name = Notification.Name("change")
    var count = (one: 0, all: 0)
    let one = center.publisher(for: name, object: wanted).sink { _ in count.one += 1 }
    let all = center.publisher(for: name).sink { _ in count.all += 1 }
    center.post(name: name, object: other)
    center.post(name: name, object: wanted)
    #expect(count.one == 1 && count.all == 2)
    one.cancel()
    all.cancel()
  }

  @Test("two publishers come in pairs, the first with the first, until one has no more")
  func zipped() {
    let numbers = [1, 2, 3].publisher
    let words = ["a", "b"].publisher
    let pairs = heard(Publishers.Zip(numbers, words).map { "\($0)\($1)" })
    #expect(pairs.values == ["1a", "2b"] && pairs.end == "finished")
    let three = heard(numbers.zip(words, Just(true)).map { "\($0)\($1)\($2)" })
    #expect(three.values == ["1atrue"] && three.end == "finished")
    let failed = heard(
      numbers.setFailureType(to: Wrong.self).zip(Fail<String, Wrong>(error: Wrong())).map { $1 })
    #expect(failed.values.isEmpty && failed.end == "Wrong")
    let open = heard(Just(1).zip(PassthroughSubject<Int, Never>()).map { $0 + $1 })
    #expect(open.values.isEmpty && open.end == "open")
  }

  @Test("the last values of two publishers, whenever one has a new one")
  func latest() {
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    var values: [String] = []
    var ends = 0
    let held = first.combineLatest(second).map { "\($0)\($1)" }
      .sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { values.append($0) })
    first.send(1)
    first.send(2)
    second.send("a")
    first.send(3)
    second.send("b")
    #expect(values == ["2a", "3a", "3b"])
    first.send(completion: .finished)
    second.send("c")
    #expect(values.last == "3c" && ends == 0)
    second.send(completion: .finished)
    #expect(ends == 1)
    held.cancel()
  }

  @Test("publishers together end with the last of them, or with the first error")
  func merged() {
    let both = heard([1, 2].publisher.merge(with: [3].publisher))
    #expect(both.values == [1, 2, 3] && both.end == "finished")
    let none = heard(Publishers.MergeMany([Just<Int>]()))
    #expect(none.values.isEmpty && none.end == "finished")
    let failed = heard(
      Fail<Int, Wrong>(error: Wrong()).merge(with: [1].publisher.setFailureType(to: Wrong.self)))
    #expect(failed.values.isEmpty && failed.end == "Wrong")
  }
}
