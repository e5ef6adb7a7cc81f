/// Publishers made of others.
public enum Publishers {
  /// Two publishers' values in pairs, in their order.
  public typealias Zip<A: Publisher, B: Publisher> = Pairs<InOrder, A, B> where A.Failure == B.Failure

  /// Three publishers' values together, in their order.
  public typealias Zip3<A: Publisher, B: Publisher, C: Publisher> = Triples<InOrder, A, B, C>
  where A.Failure == B.Failure, B.Failure == C.Failure

  /// Two publishers' last values, whenever there is a new one.
  public typealias CombineLatest<A: Publisher, B: Publisher> = Pairs<Latest, A, B>
  where A.Failure == B.Failure

  /// Three publishers' last values, whenever there is a new one.
  public typealias CombineLatest3<A: Publisher, B: Publisher, C: Publisher> = Triples<Latest, A, B, C>
  where A.Failure == B.Failure, B.Failure == C.Failure

  /// Every value of several publishers of a kind.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publishers.
    public let publishers: [Upstream]

    /// Every value of some publishers.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Every value of some publishers.
    public init<S: Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

    public func _attach(_ subscriber: Subscribers.Listener<Output, Failure>) -> AnyCancellable {
      let running = Running()
      let held = Held()
      func end(_ completion: Subscribers.Completion<Failure>) {
        if running.end(withError: completion.isFailure) { subscriber.end(completion) }
      }
      for publisher in publishers where running.begin() {
        held.hold(
          publisher._attach(
            .init(value: { if running.isOpen { subscriber.value($0) } }, end: { end($0) })))
      }
      // It counts itself, so that publishers that end at once do not end it early.
      end(.finished)
      return AnyCancellable { held.cancel() }
    }
  }

  /// Every value of two publishers.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    private let all: MergeMany<AnyPublisher<Output, Failure>>

    /// Every value of two publishers.
    public init(_ a: A, _ b: B) { all = MergeMany([AnyPublisher(a), AnyPublisher(b)]) }

    public func _attach(_ subscriber: Subscribers.Listener<Output, Failure>) -> AnyCancellable {
      all._attach(subscriber)
    }
  }
}

extension Publisher {
  /// Pairs with another's values, in their order.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
    Publishers.Zip(self, other)
  }

  /// Together with two others' values, in their order.
  public func zip<P: Publisher, Q: Publisher>(_ first: P, _ second: Q) -> Publishers.Zip3<Self, P, Q>
  where P.Failure == Failure, Q.Failure == Failure { Publishers.Zip3(self, first, second) }

  /// The last value beside another's, whenever there is a new one.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure { Publishers.CombineLatest(self, other) }

  /// The last value beside two others', whenever there is a new one.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ first: P, _ second: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, first, second)
  }

  /// Every value, and every one of another.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where P.Output == Output, P.Failure == Failure { Publishers.Merge(self, other) }
}
