import Foundation

/// The value that a parameter's type begins with, for parameters that nobody has set.
enum FirstValue {
  /// The first case of a choice, false, 0, nothing of an array or a string, and now; nil for a type without any.
  static func of<Value>(_ type: Value.Type) -> Value? { any(of: type) as? Value }

  private static func any(of type: Any.Type) -> Any? {
    switch type {
    case is Bool.Type: false
    case is Date.Type: Date()
    case let type as any AppEnum.Type: first(of: type)
    case let type as any AdditiveArithmetic.Type: zero(of: type)
    case let type as any RangeReplaceableCollection.Type: empty(type)
    default: nil
    }
  }

  private static func first<Choice: AppEnum>(of type: Choice.Type) -> Any? { type.allCases.first }
  private static func zero<Number: AdditiveArithmetic>(of type: Number.Type) -> Any { type.zero }
  private static func empty<List: RangeReplaceableCollection>(_ type: List.Type) -> Any { type.init() }
}
