/// Slots ordered by when each falls due: a binary heap that knows where every slot stands.
///
/// A slot is a small number (the index of a placement); it is in the queue when it has a key.
/// Setting a key costs O(log n) comparisons, the earliest is read in O(1), and what is due costs
/// O(k) for k answers, however many slots wait.
struct DueQueue<Key: Comparable> {
  private var heap: [Int] = []
  private var positions: [Int?] = []
  private var keys: [Key?] = []

  init() {}

  /// How many slots have a key.
  var count: Int { heap.count }

  /// True when nothing waits.
  var isEmpty: Bool { heap.isEmpty }

  /// The earliest key.
  var first: Key? { heap.first.flatMap { keys[$0] } }

  /// When `slot` falls due; nil takes it out.
  subscript(slot: Int) -> Key? {
    get { slot < keys.count ? keys[slot] : nil }
    set {
      if slot >= keys.count {
        guard newValue != nil else { return }
        let missing = slot - keys.count + 1
        keys.append(contentsOf: repeatElement(nil, count: missing))
        positions.append(contentsOf: repeatElement(nil, count: missing))
      }
      guard newValue != nil else { return remove(slot) }
      keys[slot] = newValue
      if positions[slot] == nil {
        positions[slot] = heap.count
        heap.append(slot)
      }
      if let position = positions[slot] { siftDown(siftUp(position)) }
    }
  }

  /// Every slot due at `limit` or before, in ascending order of slot.
  func slots(upTo limit: Key) -> [Int] {
    var found: [Int] = []
    visit(upTo: limit) { found.append($0) }
    return found.sorted()
  }

  /// The latest key that is not after `limit`.
  func latest(upTo limit: Key) -> Key? {
    var latest: Key?
    visit(upTo: limit) { slot in
      guard let key = keys[slot] else { return }
      latest = latest.map { Swift.max($0, key) } ?? key
    }
    return latest
  }

  /// Adds the same change to every key; `change` must keep the order.
  mutating func mapKeys(_ change: (Key) -> Key) {
    for slot in heap { keys[slot] = keys[slot].map(change) }
  }

  /// Walks the top of the heap, not descending below a slot that is after `limit`.
  private func visit(upTo limit: Key, _ body: (Int) -> Void) {
    var pending = heap.isEmpty ? [] : [0]
    while let position = pending.popLast() {
      guard let key = keys[heap[position]], key <= limit else { continue }
      body(heap[position])
      for child in [2 * position + 1, 2 * position + 2] where child < heap.count { pending.append(child) }
    }
  }

  private mutating func remove(_ slot: Int) {
    keys[slot] = nil
    guard let position = positions[slot] else { return }
    positions[slot] = nil
    let last = heap.removeLast()
    guard position < heap.count else { return }
    heap[position] = last
    positions[last] = position
    siftDown(siftUp(position))
  }

  private func isOrdered(_ upper: Int, _ lower: Int) -> Bool {
    guard let upper = keys[heap[upper]], let lower = keys[heap[lower]] else { return true }
    return upper <= lower
  }

  @discardableResult
  private mutating func siftUp(_ start: Int) -> Int {
    var position = start
    while position > 0, !isOrdered((position - 1) / 2, position) {
      swapSlots(position, (position - 1) / 2)
      position = (position - 1) / 2
    }
    return position
  }

  private mutating func siftDown(_ start: Int) {
    var position = start
    while true {
      var earliest = position
      for child in [2 * position + 1, 2 * position + 2] where child < heap.count {
        if !isOrdered(earliest, child) { earliest = child }
      }
      guard earliest != position else { return }
      swapSlots(position, earliest)
      position = earliest
    }
  }

  private mutating func swapSlots(_ a: Int, _ b: Int) {
    heap.swapAt(a, b)
    positions[heap[a]] = a
    positions[heap[b]] = b
  }
}

extension DueQueue: Sendable where Key: Sendable {}
