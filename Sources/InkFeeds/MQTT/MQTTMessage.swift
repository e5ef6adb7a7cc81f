import Foundation

/// The newest message of a topic.
struct MQTTMessage: Equatable, Sendable {
  let bytes: [UInt8]
  /// When it came.
  let date: Date
}
