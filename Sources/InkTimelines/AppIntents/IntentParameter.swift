import Foundation
import Synchronization

/// A parameter of an intent, set by its name in a display file.
///
/// Values may be strings, numbers, Booleans, dates, durations, addresses, arrays of them, and cases of an
/// ``AppEnum``. A parameter that is neither optional nor has a default begins with the first value of its type where
/// nobody sets it: the first case, false, 0, "", an empty array, now. One of a type without such a value must be given.
@propertyWrapper
public final class IntentParameter<Value: Sendable>: Sendable {
  /// What it is called.
  public let title: LocalizedStringResource
  /// What it is for.
  public let description: LocalizedStringResource?
  // Made here and filled in later: Swift 6.0's compiler cannot move a generic mutex into its place.
  private let value = Mutex<Value?>(nil)

  /// A parameter with a default.
  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value
  ) {
    self.title = title
    self.description = description
    value.withLock { $0 = defaultValue }
  }

  /// A parameter without a default: nil if it is optional, else the first value of its type.
  public init(title: LocalizedStringResource, description: LocalizedStringResource? = nil) {
    self.title = title
    self.description = description
    value.withLock { $0 = OptionalValue.none(of: Value.self) }
  }

  /// A parameter that is called by its property's name.
  public convenience init(description: LocalizedStringResource? = nil) {
    self.init(title: "", description: description)
  }

  /// The value.
  public var wrappedValue: Value {
    get {
      guard let value = value.withLock({ $0 }) ?? FirstValue.of(Value.self) else {
        preconditionFailure("a parameter of type \(Value.self) was read before it was set")
      }
      return value
    }
    set { value.withLock { $0 = newValue } }
  }

  /// The parameter itself.
  public var projectedValue: IntentParameter<Value> { self }
}

extension IntentParameter: ConfigurableParameter {
  var isMissing: Bool { value.withLock { $0 == nil } && FirstValue.of(Value.self) == nil }

  var standInText: String? {
    guard value.withLock({ $0 == nil }), let first = FirstValue.of(Value.self) else { return nil }
    return first is Date ? "the current date" : IntentValue.text(of: first) ?? "\(first)"
  }

  var typeText: String? { IntentValue.typeText(of: Value.self) }

  var defaultText: String? {
    guard let value = value.withLock({ $0 }), !OptionalValue.isNone(value) else { return nil }
    return IntentValue.text(of: value)
  }

  func set(_ value: WidgetConfigurationValue, key: String) throws(WidgetConfigurationError) {
    let new = try IntentValue.read(Value.self, from: value, key: key)
    self.value.withLock { $0 = new }
  }
}

/// A parameter that a display file can set, whatever its type.
protocol ConfigurableParameter {
  /// True when it has neither a value nor a default, and its type none to begin with.
  var isMissing: Bool { get }
  /// What its type begins with, in words, when it has neither a value nor a default; else nil.
  var standInText: String? { get }
  /// What it takes; nil when nothing in a display file will do.
  var typeText: String? { get }
  /// Its default as a display file would have it.
  var defaultText: String? { get }

  /// Sets it to a display file's value.
  func set(_ value: WidgetConfigurationValue, key: String) throws(WidgetConfigurationError)
}
