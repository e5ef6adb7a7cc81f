import Foundation

/// Views to look at while working.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The views' type.
  associatedtype Previews: View

  /// The views.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }

  /// Ignored.
  @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// None.
  public static var platform: PreviewPlatform? { nil }
}
