import Testing

@testable import InkTimelines

@Suite struct DueQueueTests {
  @Test("The earliest comes first, whatever the order of entry")
  func first_isEarliest() {
    var queue = DueQueue<Int>()
    for (slot, key) in [5, 3, 9, 1, 7].enumerated() { queue[slot] = key }
    #expect(queue.first == 1)
    queue[3] = nil
    #expect(queue.first == 3)
    queue[1] = 20
    #expect(queue.first == 5)
    #expect(queue.count == 4)
  }

  @Test("What is due is found without what is not")
  func slots_upToLimit() {
    var queue = DueQueue<Int>()
    for (slot, key) in [5, 3, 9, 1, 7, 3].enumerated() { queue[slot] = key }
    #expect(queue.slots(upTo: 0) == [])
    #expect(queue.slots(upTo: 3) == [1, 3, 5])
    #expect(queue.latest(upTo: 6) == 5)
    #expect(queue.latest(upTo: 0) == nil)
  }

  @Test("A queue agrees with sorting through ten thousand changes")
  func queue_agreesWithModel() {
    var queue = DueQueue<UInt64>()
    var model: [Int: UInt64] = [:]
    var random = SplitMix(state: 1)
    for _ in 0..<10_000 {
      let slot = Int(random.next() % 97)
      let key = random.next() % 4 == 0 ? nil : random.next() % 1000
      queue[slot] = key
      model[slot] = key
      let agrees = queue.first == model.values.min() && queue.count == model.count
      if !agrees { Issue.record("differs after \(slot) became \(String(describing: key))") }
    }
    let limit: UInt64 = 500
    #expect(queue.slots(upTo: limit) == model.filter { $0.value <= limit }.keys.sorted())
    #expect(queue.latest(upTo: limit) == model.values.filter { $0 <= limit }.max())
  }

  @Test("A change among 100 000 costs a few comparisons, a look at the first none")
  func change_isLogarithmic() {
    var queue = DueQueue<CountedKey>()
    for slot in 0..<100_000 { queue[slot] = CountedKey(value: (slot &* 7919) % 100_003) }
    CountedKey.comparisons.reset()
    queue[50_000] = CountedKey(value: -1)
    queue[50_000] = CountedKey(value: 200_000)
    queue[1] = nil
    _ = queue.first
    #expect(CountedKey.comparisons.count <= 3 * 2 * 17 + 6)
    CountedKey.comparisons.reset()
    let due = queue.slots(upTo: CountedKey(value: 20))
    #expect(CountedKey.comparisons.count <= 2 * due.count + 1)
  }
}

/// A key that counts how often it is compared.
private struct CountedKey: Comparable {
  final class Counter: @unchecked Sendable {
    var count = 0
    func reset() { count = 0 }
  }

  static let comparisons = Counter()
  var value: Int

  static func < (a: CountedKey, b: CountedKey) -> Bool {
    comparisons.count += 1
    return a.value < b.value
  }

  static func <= (a: CountedKey, b: CountedKey) -> Bool {
    comparisons.count += 1
    return a.value <= b.value
  }
}
