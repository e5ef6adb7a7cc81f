import Foundation

/// Where values come from over time.
public protocol Publisher<Output, Failure> {
  /// What comes.
  associatedtype Output
  /// What it may end with.
  associatedtype Failure: Error

  /// Listens until the result is let go or the values end.
  func _attach(_ subscriber: Subscribers.Listener<Output, Failure>) -> AnyCancellable
}

/// Those who listen.
public enum Subscribers {
  /// How values end.
  @frozen public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)

    var isFailure: Bool { if case .failure = self { true } else { false } }

    /// The same end with another error.
    func mapError<E: Error>(_ transform: (Failure) -> E) -> Completion<E> {
      switch self {
      case .finished: .finished
      case .failure(let error): .failure(transform(error))
      }
    }
  }

  /// What is told of values and of their end.
  public struct Listener<Input, Failure: Error> {
    let value: (Input) -> Void
    let end: (Completion<Failure>) -> Void
  }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}

/// A publisher without its type.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let attach: (Subscribers.Listener<Output, Failure>) -> AnyCancellable

  /// The same values.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    attach = { publisher._attach($0) }
  }

  init(_ attach: @escaping (Subscribers.Listener<Output, Failure>) -> AnyCancellable) {
    self.attach = attach
  }

  public func _attach(_ subscriber: Subscribers.Listener<Output, Failure>) -> AnyCancellable {
    attach(subscriber)
  }
}

/// One value, at once.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  private let output: Output

  /// A value.
  public init(_ output: Output) { self.output = output }

  public func _attach(_ subscriber: Subscribers.Listener<Output, Never>) -> AnyCancellable {
    subscriber.value(output)
    subscriber.end(.finished)
    return AnyCancellable {}
  }
}

/// An end without a value.
public struct Fail<Output, Failure: Error>: Publisher {
  private let error: Failure

  /// An error.
  public init(error: Failure) { self.error = error }

  /// An error of values of a type.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func _attach(_ subscriber: Subscribers.Listener<Output, Failure>) -> AnyCancellable {
    subscriber.end(.failure(error))
    return AnyCancellable {}
  }
}

/// No value.
public struct Empty<Output, Failure: Error>: Publisher {
  /// No value.
  public init(completeImmediately: Bool = true) {}

  public func _attach(_ subscriber: Subscribers.Listener<Output, Failure>) -> AnyCancellable {
    subscriber.end(.finished)
    return AnyCancellable {}
  }
}

/// One value that comes later.
public final class Future<Output, Failure: Error>: Publisher {
  /// Tells the value or the error.
  public typealias Promise = (Result<Output, Failure>) -> Void
  private let lock = NSLock()
  private var result: Result<Output, Failure>?
  private var listeners: [(number: Int, listener: Subscribers.Listener<Output, Failure>)] = []
  private var lastNumber = 0

  /// A value that `attemptToFulfill` tells once.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [weak self] result in self?.tell(result) }
  }

  private func tell(_ result: Result<Output, Failure>) {
    let waiting = lock.withLock { () -> [Subscribers.Listener<Output, Failure>] in
      guard self.result == nil else { return [] }
      self.result = result
      defer { listeners = [] }
      return listeners.map(\.listener)
    }
    for listener in waiting { Self.tell(result, to: listener) }
  }

  private static func tell(
    _ result: Result<Output, Failure>, to listener: Subscribers.Listener<Output, Failure>
  ) {
    switch result {
    case .success(let value):
      listener.value(value)
      listener.end(.finished)
    case .failure(let error): listener.end(.failure(error))
    }
  }

  public func _attach(_ subscriber: Subscribers.Listener<Output, Failure>) -> AnyCancellable {
    let (known, number) = lock.withLock { () -> (Result<Output, Failure>?, Int) in
      lastNumber += 1
      if result == nil { listeners.append((lastNumber, subscriber)) }
      return (result, lastNumber)
    }
    if let known { Self.tell(known, to: subscriber) }
    // Holds the future for as long as somebody waits for it.
    return AnyCancellable { [self] in
      lock.withLock { listeners.removeAll { $0.number == number } }
    }
  }
}

extension Array {
  /// The elements one after the other.
  public var publisher: AnyPublisher<Element, Never> {
    AnyPublisher { listener in
      for element in self { listener.value(element) }
      listener.end(.finished)
      return AnyCancellable {}
    }
  }
}

/// A publisher that is made when somebody listens.
public struct Deferred<P: Publisher>: Publisher {
  private let make: () -> P

  /// A publisher by how it is made.
  public init(createPublisher: @escaping () -> P) { make = createPublisher }

  public func _attach(_ subscriber: Subscribers.Listener<P.Output, P.Failure>) -> AnyCancellable {
    make()._attach(subscriber)
  }
}
