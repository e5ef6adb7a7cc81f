/// Publishers made of others.
public enum Publishers {
  /// Two publishers' values in pairs, in their order.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    /// The publisher of the first values.
    public let a: A
    /// The publisher of the second values.
    public let b: B

    /// The pairs of two publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func _attach(_ subscriber: Subscribers.Listener<Output, Failure>) -> AnyCancellable {
      Pairing(.inOrder, subscriber).attach(a, b)
    }
  }

  /// Three publishers' values together, in their order.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    private let pairs: Zip<Zip<A, B>, C>

    /// What three publishers say together.
    public init(_ a: A, _ b: B, _ c: C) { pairs = Zip(Zip(a, b), c) }

    public func _attach(_ subscriber: Subscribers.Listener<Output, Failure>) -> AnyCancellable {
      pairs.map { ($0.0, $0.1, $1) }._attach(subscriber)
    }
  }

  /// Two publishers' last values, whenever there is a new one.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    /// The publisher of the first values.
    public let a: A
    /// The publisher of the second values.
    public let b: B

    /// The last values of two publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func _attach(_ subscriber: Subscribers.Listener<Output, Failure>) -> AnyCancellable {
      Pairing(.latest, subscriber).attach(a, b)
    }
  }

  /// Three publishers' last values, whenever there is a new one.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    private let pairs: CombineLatest<CombineLatest<A, B>, C>

    /// The last values of three publishers.
    public init(_ a: A, _ b: B, _ c: C) { pairs = CombineLatest(CombineLatest(a, b), c) }

    public func _attach(_ subscriber: Subscribers.Listener<Output, Failure>) -> AnyCancellable {
      pairs.map { ($0.0, $0.1, $1) }._attach(subscriber)
    }
  }

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
