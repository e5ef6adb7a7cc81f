/// Why an intent does not do what it says.
public enum AppIntentError: Error, Equatable, Sendable {
  case restartPerform
}

/// Whether a device must be unlocked for an intent; a display has no lock.
public enum IntentAuthenticationPolicy: Sendable {
  case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}

extension AppIntent {
  /// Anybody may have it done.
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
}

/// A parameter that another one's values depend on.
@propertyWrapper
public struct IntentParameterDependency<Intent: AppIntent>: Sendable {
  /// A parameter of an intent.
  public init<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {}

  /// Two parameters of an intent.
  public init<First, Second>(
    _ first: KeyPath<Intent, IntentParameter<First>>, _ second: KeyPath<Intent, IntentParameter<Second>>
  ) {}

  /// The intent whose settings are being chosen; nil, since a file has them here.
  public var wrappedValue: Intent? { nil }
}

/// An object that a program has registered for its intents.
@propertyWrapper
public struct AppDependency<Value: Sendable>: Sendable {
  private let key: AnyHashableSendable?

  /// The object of its type.
  public init() { key = nil }

  /// The object of its type with a name.
  public init<Key: Hashable & Sendable>(key: Key) { self.key = AnyHashableSendable(key) }

  /// The object; it must have been registered.
  public var wrappedValue: Value {
    guard let value: Value = AppDependencyManager.shared.value(key: key) else {
      preconditionFailure("no \(Value.self) has been added to AppDependencyManager")
    }
    return value
  }
}

extension AppIntent {
  /// An object that the program has registered for its intents.
  public typealias Dependency = AppDependency
}

extension EntityQuery {
  /// An object that the program has registered for its intents.
  public typealias Dependency = AppDependency
}

/// The objects that a program registers for its intents.
///
/// Unchecked because a lock guards the objects.
public final class AppDependencyManager: @unchecked Sendable {
  /// The program's.
  public static let shared = AppDependencyManager()

  private struct Key: Hashable {
    let type: ObjectIdentifier
    let name: AnyHashableSendable?
  }

  private let lock = NSLock()
  private var makers: [Key: @Sendable () -> any Sendable] = [:]

  /// Registers an object by its type, and by a name if there are several.
  public func add<Value: Sendable>(
    key: String? = nil, dependency: @autoclosure @escaping @Sendable () -> Value
  ) {
    let key = Key(type: ObjectIdentifier(Value.self), name: key.map { AnyHashableSendable($0) })
    lock.withLock { makers[key] = dependency }
  }

  fileprivate func value<Value>(key: AnyHashableSendable?) -> Value? {
    let maker = lock.withLock { makers[Key(type: ObjectIdentifier(Value.self), name: key)] }
    return maker?() as? Value
  }
}

/// A name of any type.
struct AnyHashableSendable: Hashable, @unchecked Sendable {
  private let value: AnyHashable

  init<Key: Hashable & Sendable>(_ key: Key) { value = AnyHashable(key) }
}

/// Opens an address.
public struct OpenURLIntent: AppIntent {
  /// What it is called.
  public static let title: LocalizedStringResource = "Open URL"

  /// The address.
  public var url: URL?

  /// No address yet.
  public init() {}

  /// An address.
  public init(_ url: URL) { self.url = url }

  /// Nothing to do: a display opens nothing.
  public func perform() async throws -> some IntentResult { .result() }
}
