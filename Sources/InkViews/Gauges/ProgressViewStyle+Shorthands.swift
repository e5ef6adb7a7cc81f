import Foundation

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The style that suits the place.
  public nonisolated static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public nonisolated static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }

  /// A bar in a colour.
  public nonisolated static func linear(tint: Color) -> LinearProgressViewStyle {
    LinearProgressViewStyle(tint: tint)
  }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring.
  public nonisolated static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }

  /// A ring in a colour.
  public nonisolated static func circular(tint: Color) -> CircularProgressViewStyle {
    CircularProgressViewStyle(tint: tint)
  }
}
