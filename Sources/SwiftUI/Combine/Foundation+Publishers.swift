import Combine
import FoundationNetworking

extension URLSession {
  /// The data at an address, or why it did not come.
  public func dataTaskPublisher(for url: URL) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// The answer to a request, or why it did not come.
  public func dataTaskPublisher(
    for request: URLRequest
  ) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
    Deferred { [self] in
      Future { promise in
        nonisolated(unsafe) let promise = promise
        self.dataTask(with: request) { data, response, error in
          if let data, let response {
            promise(.success((data, response)))
          } else {
            promise(.failure(error as? URLError ?? URLError(.unknown)))
          }
        }.resume()
      }
    }.eraseToAnyPublisher()
  }
}

extension NotificationCenter {
  /// Notifications of a name, from one object where it is given.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> AnyPublisher<
    Notification, Never
  > {
    Listening(center: self, name: name, wanted: object.map { ObjectIdentifier($0) }).eraseToAnyPublisher()
  }

  private struct Listening: Publisher {
    let center: NotificationCenter
    let name: Notification.Name
    let wanted: ObjectIdentifier?

    func _attach(_ subscriber: Subscribers.Listener<Notification, Never>) -> AnyCancellable {
      let subject = PassthroughSubject<Notification, Never>()
      let held = subject._attach(subscriber)
      nonisolated(unsafe) let told = subject
      // Swift 6.0's Foundation knows objects of Swift's own classes by a box that is new each time.
      let token = center.addObserver(forName: name, object: nil, queue: nil) { [wanted] notification in
        let sender = notification.object.map { ObjectIdentifier($0 as AnyObject) }
        if wanted == nil || wanted == sender { told.send(notification) }
      }
      return AnyCancellable { [center] in
        held.cancel()
        center.removeObserver(token)
      }
    }
  }
}

extension Timer {
  /// The time, again and again; a widget is drawn by its timeline, and this never tells any.
  public struct TimerPublisher: Publisher {
    public func _attach(_ subscriber: Subscribers.Listener<Date, Never>) -> AnyCancellable {
      AnyCancellable {}
    }

    /// The same.
    public func autoconnect() -> TimerPublisher { self }
  }

  /// The time, again and again; a widget is drawn by its timeline, and this never tells any.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher() }
}

extension View {
  /// Accepted; a tree is evaluated once, and nothing is sent to it.
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never { self }
}
