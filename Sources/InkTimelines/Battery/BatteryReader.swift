import Synchronization

/// Notes whether a provider looked at the battery, so that it is asked again when that changes.
///
/// It stands in the provider's task or thread while its code runs; reading the battery anywhere tells it.
final class BatteryReader: Sendable {
  @TaskLocal static var current: BatteryReader?

  private let hasLooked = Mutex(false)

  /// True once the battery was read.
  var hasRead: Bool { hasLooked.withLock { $0 } }

  /// The battery is being read.
  static func note() { current?.hasLooked.withLock { $0 = true } }
}
