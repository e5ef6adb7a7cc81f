import Foundation

/// The style where none is set: a bar, or a still spinner where nothing is known.
public struct DefaultProgressViewStyle: Sendable {
  /// The style.
  public nonisolated init() {}
}

extension DefaultProgressViewStyle: ProgressViewStyle {
  /// The progress.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}
