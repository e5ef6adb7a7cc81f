/// Which values of several publishers go together.
public protocol PairingRule {
  /// True where each new value goes with the last of the others; false where the first goes with the first, the second
  /// with the second.
  static var takesLatest: Bool { get }
}

extension Publishers {
  /// The first value with the first, the second with the second.
  public enum InOrder: PairingRule { public static let takesLatest = false }

  /// Each new value with the last of the others.
  public enum Latest: PairingRule { public static let takesLatest = true }

  /// Two publishers' values in pairs, by a rule.
  public struct Pairs<Rule: PairingRule, A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
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
      Pairing<Rule, A.Output, B.Output, Failure>(subscriber).attach(a, b)
    }
  }

  /// Three publishers' values together, by a rule.
  public struct Triples<Rule: PairingRule, A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    private let pairs: Pairs<Rule, Pairs<Rule, A, B>, C>

    /// What three publishers say together.
    public init(_ a: A, _ b: B, _ c: C) { pairs = Pairs(Pairs(a, b), c) }

    public func _attach(_ subscriber: Subscribers.Listener<Output, Failure>) -> AnyCancellable {
      pairs.map { ($0.0, $0.1, $1) }._attach(subscriber)
    }
  }
}
