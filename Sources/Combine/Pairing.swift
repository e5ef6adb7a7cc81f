import Foundation

/// Two publishers' values in pairs, for one who listens; from any thread.
final class Pairing<Rule: PairingRule, First, Second, Failure: Error> {
  /// What is to be told after the lock is let go.
  private struct News {
    var pair: (First, Second)?
    var isEnd = false
  }

  private let lock = NSLock()
  private let listener: Subscribers.Listener<(First, Second), Failure>
  private var firsts: [First] = []
  private var seconds: [Second] = []
  private var hasEnded = (first: false, second: false)
  private var isOver = false

  init(_ listener: Subscribers.Listener<(First, Second), Failure>) {
    self.listener = listener
  }

  /// Listens to both.
  func attach<A: Publisher, B: Publisher>(_ first: A, _ second: B) -> AnyCancellable
  where A.Output == First, B.Output == Second, A.Failure == Failure, B.Failure == Failure {
    let held = [
      first._attach(
        .init(
          value: { value in self.change { self.add(value, to: &self.firsts) } },
          end: { self.end($0) { self.hasEnded.first = true } })),
      second._attach(
        .init(
          value: { value in self.change { self.add(value, to: &self.seconds) } },
          end: { self.end($0) { self.hasEnded.second = true } })),
    ]
    return AnyCancellable { for one in held { one.cancel() } }
  }

  private func add<Value>(_ value: Value, to values: inout [Value]) {
    if Rule.takesLatest { values.removeAll() }
    values.append(value)
  }

  private func end(_ completion: Subscribers.Completion<Failure>, _ mark: () -> Void) {
    guard completion.isFailure else {
      change(isValue: false, mark)
      return
    }
    let isFirst = lock.withLock { () -> Bool in
      defer { isOver = true }
      return !isOver
    }
    if isFirst { listener.end(completion) }
  }

  private func change(isValue: Bool = true, _ body: () -> Void) {
    let news = lock.withLock { () -> News in
      var news = News()
      guard !isOver else { return news }
      body()
      if isValue, let first = firsts.first, let second = seconds.first {
        news.pair = (first, second)
        if !Rule.takesLatest {
          firsts.removeFirst()
          seconds.removeFirst()
        }
      }
      news.isEnd = isExhausted
      isOver = news.isEnd
      return news
    }
    if let pair = news.pair { listener.value(pair) }
    if news.isEnd { listener.end(.finished) }
  }

  /// True where no pair can come any more.
  private var isExhausted: Bool {
    Rule.takesLatest
      ? hasEnded.first && hasEnded.second
      : hasEnded.first && firsts.isEmpty || hasEnded.second && seconds.isEmpty
  }
}
