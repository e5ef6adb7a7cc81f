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

/// A platform to preview on; ignored.
public enum PreviewPlatform: Sendable {
  case iOS, macOS, tvOS, watchOS
}

/// A place a preview is shown in.
public protocol PreviewContext {
  /// A value of the place.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A key for a value of a preview's place.
public protocol PreviewContextKey {
  /// The value's type.
  associatedtype Value

  /// The value where the place says nothing.
  static var defaultValue: Value { get }
}

/// How large a preview is.
public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// A device to preview on; ignored.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String

  /// A device by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A device by its name.
  public init(stringLiteral: String) { rawValue = stringLiteral }
}

extension View {
  /// The place of a preview; a family it names is put into the environment.
  public nonisolated func previewContext<C: PreviewContext>(_ value: C) -> some View {
    transformEnvironment(\.widgetFamily) {
      if let family = value[WidgetFamilyPreviewKey.self] { $0 = family }
    }
  }

  /// Accepted; previews are told apart by their place.
  public nonisolated func previewDisplayName(_ value: String?) -> some View { self }

  /// Accepted; previews are as large as their family.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Accepted; there is one device.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { self }
}

/// The family a preview is shown as.
package enum WidgetFamilyPreviewKey: PreviewContextKey {
  /// None.
  package static var defaultValue: WidgetFamily? { nil }
}
