import Foundation

/// A platform to preview on; ignored.
public enum PreviewPlatform: Sendable {
  case iOS, macOS, tvOS, watchOS
}
