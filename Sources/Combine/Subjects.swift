/// A publisher that is told its values.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Passes a value on.
  func send(_ value: Output)
  /// Ends the values.
  func send(completion: Subscribers.Completion<Failure>)
}

/// Passes values on to those who listen.
public class PassthroughSubject<Output, Failure: Error>: Subject {
  private var listeners: [Int: Subscribers.Listener<Output, Failure>] = [:]
  private var next = 0

  /// A subject that nobody listens to yet.
  public init() {}

  /// Passes a value on.
  public func send(_ value: Output) { for listener in listeners.values { listener.value(value) } }

  /// Ends the values.
  public func send(completion: Subscribers.Completion<Failure>) {
    let ended = listeners.values
    listeners = [:]
    for listener in ended { listener.end(completion) }
  }

  public func _attach(_ subscriber: Subscribers.Listener<Output, Failure>) -> AnyCancellable {
    next += 1
    let number = next
    listeners[number] = subscriber
    return AnyCancellable { [weak self] in self?.listeners[number] = nil }
  }
}

extension PassthroughSubject where Output == Void {
  /// Says that something happened.
  public func send() { send(()) }
}

/// Passes values on to those who listen, and keeps the last.
public final class CurrentValueSubject<Output, Failure: Error>: PassthroughSubject<Output, Failure> {
  /// The last value.
  public var value: Output {
    get { last }
    set { send(newValue) }
  }
  private var last: Output

  /// A subject with a value.
  public init(_ value: Output) {
    last = value
    super.init()
  }

  /// Keeps a value and passes it on.
  public override func send(_ value: Output) {
    last = value
    super.send(value)
  }

  public override func _attach(_ subscriber: Subscribers.Listener<Output, Failure>) -> AnyCancellable {
    subscriber.value(last)
    return super._attach(subscriber)
  }
}

/// Tells that an object is about to change.
public typealias ObservableObjectPublisher = PassthroughSubject<Void, Never>

extension ObservableObject {
  /// What an object says before it changes.
  ///
  /// One anew each time, which says nothing of itself: a tree is evaluated once, so that nobody has to be told.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}
