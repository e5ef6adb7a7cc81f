import Foundation
import Synchronization

/// The environment that user code reads through `@Environment` while the engine runs it.
///
/// Evaluation is synchronous, so the innermost value bound is that of the view whose body runs.
package enum CurrentEnvironment {
  /// Lets the values through the task local; unchecked because they never leave the synchronous call that binds
  /// them, which runs on one actor.
  private struct Box: @unchecked Sendable {
    let values: EnvironmentValues
  }

  @TaskLocal private static var box: Box?

  /// The values in force, or the defaults outside an evaluation.
  static var values: EnvironmentValues { box?.values ?? EnvironmentValues() }

  /// The values in force; nil outside an evaluation.
  package static var bound: EnvironmentValues? { box?.values }

  private static let display = Mutex<Locale?>(nil)

  /// The language of words that are no view: that of the view whose body runs, else of the display.
  ///
  /// `Locale.current` cannot tell: on Linux it is English whatever the machine is set to.
  package static var locale: Locale { bound?.locale ?? display.withLock { $0 } ?? .current }

  /// Says what language the display speaks, for code that no body runs, such as a provider's.
  package static func speak(_ locale: Locale) { display.withLock { $0 = locale } }

  /// Runs `body` with these values in force.
  @MainActor
  static func with<Result>(_ values: EnvironmentValues, _ body: () -> Result) -> Result {
    $box.withValue(Box(values: values), operation: body)
  }
}
