import Foundation

extension Publisher {
  /// The same values without the publisher's type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  /// Listens until the result is let go.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable { _attach(.init(value: receiveValue, end: receiveCompletion)) }

  /// A publisher whose listeners hear what `change` tells of each value.
  private func each<T>(
    _ change: @escaping (Output, Subscribers.Listener<T, Failure>) -> Void
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher { listener in
      _attach(.init(value: { change($0, listener) }, end: listener.end))
    }
  }

  /// Each value as another.
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    each { $1.value(transform($0)) }
  }

  /// A part of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
    each { $1.value($0[keyPath: keyPath]) }
  }

  /// Each value as another, where there is one.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    each { value, listener in if let other = transform(value) { listener.value(other) } }
  }

  /// The values of which something is true.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    each { value, listener in if isIncluded(value) { listener.value(value) } }
  }

  /// Each value as another, until one cannot be.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> {
    AnyPublisher { listener in
      var hasEnded = false
      return _attach(
        .init(
          value: { value in
            guard !hasEnded else { return }
            do {
              listener.value(try transform(value))
            } catch {
              hasEnded = true
              listener.end(.failure(error))
            }
          },
          end: { end in
            if !hasEnded { listener.end(end.mapError { $0 }) }
          }))
    }
  }

  /// The values of the publisher that each value becomes.
  public func flatMap<P: Publisher>(
    maxPublishers: Int = .max, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    AnyPublisher { listener in
      let held = Held()
      let running = Running()
      let ended = { (end: Subscribers.Completion<Failure>) in
        guard running.end(withError: end.isFailure) else { return }
        listener.end(end)
        held.cancel()
      }
      held.hold(
        _attach(
          .init(
            value: { value in
              guard running.begin() else { return }
              held.hold(
                transform(value)._attach(
                  .init(value: { if running.isOpen { listener.value($0) } }, end: ended)))
            }, end: ended)))
      return AnyCancellable { held.cancel() }
    }
  }

  /// The data of each value as a type.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> AnyPublisher<Item, any Error> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }

  /// Another error.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
    AnyPublisher { listener in
      _attach(
        .init(
          value: listener.value,
          end: { end in listener.end(end.mapError(transform)) }))
    }
  }

  /// A value in place of an error.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    `catch` { _ in Just(output) }
  }

  /// Another publisher in place of an error.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
    AnyPublisher { listener in
      let held = Held()
      held.hold(
        _attach(
          .init(
            value: listener.value,
            end: { end in
              switch end {
              case .finished: listener.end(.finished)
              case .failure(let error): held.hold(handler(error)._attach(listener))
              }
            })))
      return AnyCancellable { held.cancel() }
    }
  }

  /// Hears values on a queue.
  public func receive<S: Scheduler>(on scheduler: S, options: Never? = nil) -> AnyPublisher<Output, Failure> {
    AnyPublisher { listener in
      _attach(
        .init(
          value: { value in scheduler._schedule { listener.value(value) } },
          end: { end in scheduler._schedule { listener.end(end) } }))
    }
  }

  /// Begins to listen on a queue.
  public func subscribe<S: Scheduler>(on scheduler: S, options: Never? = nil) -> AnyPublisher<Output, Failure>
  {
    AnyPublisher { listener in
      let held = Held()
      scheduler._schedule { if !held.isCancelled { held.hold(_attach(listener)) } }
      return AnyCancellable { held.cancel() }
    }
  }

  /// The first values alone.
  public func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher { listener in
      guard count > 0 else {
        listener.end(.finished)
        return AnyCancellable {}
      }
      // Each listener has its own count.
      var left = count
      return _attach(
        .init(
          value: { value in
            guard left > 0 else { return }
            left -= 1
            listener.value(value)
            if left == 0 { listener.end(.finished) }
          }, end: { if left > 0 { listener.end($0) } }))
    }
  }

  /// The first value alone.
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  /// Does something beside.
  public func handleEvents(
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { listener in
      _attach(
        .init(
          value: { value in
            receiveOutput?(value)
            listener.value(value)
          },
          end: { end in
            receiveCompletion?(end)
            listener.end(end)
          }))
    }
  }

  /// Values all at the end.
  public func collect() -> AnyPublisher<[Output], Failure> {
    AnyPublisher { listener in
      var all: [Output] = []
      return _attach(
        .init(
          value: { all.append($0) },
          end: { end in
            if case .finished = end { listener.value(all) }
            listener.end(end)
          }))
    }
  }

  /// Values as they come; nothing waits here.
  public func debounce<S: Scheduler, T>(for dueTime: T, scheduler: S) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }

  /// Asks again after an error, so many times.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    guard retries > 0 else { return eraseToAnyPublisher() }
    return `catch` { _ in retry(retries - 1) }
  }
}

extension Publisher where Failure == Never {
  /// Listens until the result is let go.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    _attach(.init(value: receiveValue, end: { _ in }))
  }

  /// Sets a property to each value.
  public func assign<Root: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable { sink { object[keyPath: keyPath] = $0 } }

  /// The same values, of which others may fail.
  public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
    AnyPublisher { listener in _attach(.init(value: listener.value, end: { _ in listener.end(.finished) })) }
  }
}

extension Publisher where Output: Equatable {
  /// Values that differ from the one before.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> {
    AnyPublisher { listener in
      var last: Output?
      return _attach(
        .init(
          value: { value in
            guard value != last else { return }
            last = value
            listener.value(value)
          }, end: listener.end))
    }
  }
}

/// What makes values of data.
public protocol TopLevelDecoder {
  /// The data.
  associatedtype Input

  /// The value in data.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

extension JSONDecoder: TopLevelDecoder {}
extension PropertyListDecoder: TopLevelDecoder {}

/// Where work is done.
public protocol Scheduler {
  func _schedule(_ action: @escaping () -> Void)
}

extension DispatchQueue: Scheduler {
  public func _schedule(_ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    async { action() }
  }
}

extension RunLoop: Scheduler {
  public func _schedule(_ action: @escaping () -> Void) { DispatchQueue.main._schedule(action) }
}

extension OperationQueue: Scheduler {
  public func _schedule(_ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    addOperation { action() }
  }
}
