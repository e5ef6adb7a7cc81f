/// Passes values on to those who listen.
public class PassthroughSubject<Output, Failure: Error> {
  private var listeners: [Int: (Output) -> Void] = [:]
  private var next = 0

  /// A subject that nobody listens to yet.
  public init() {}

  /// Passes a value on.
  public func send(_ value: Output) { for listener in listeners.values { listener(value) } }

  /// Listens until the result is let go.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    next += 1
    let number = next
    listeners[number] = receiveValue
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
  public private(set) var value: Output

  /// A subject with a value.
  public init(_ value: Output) {
    self.value = value
    super.init()
  }

  /// Keeps a value and passes it on.
  public override func send(_ value: Output) {
    self.value = value
    super.send(value)
  }

  /// Listens until the result is let go; the last value comes at once.
  public override func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    receiveValue(value)
    return super.sink(receiveValue: receiveValue)
  }
}

/// Tells that an object is about to change.
public typealias ObservableObjectPublisher = PassthroughSubject<Void, Never>
