import Foundation
import InkViews

/// What a provider is told about the place it provides for.
public struct TimelineProviderContext {
  /// The values that keys of the environment will have when the entries are shown.
  @dynamicMemberLookup
  public struct EnvironmentVariants {
    let values: EnvironmentValues

    /// The values of a key; here always one, since a display looks one way.
    public subscript<T>(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
      [values[keyPath: keyPath]]
    }

    /// The values of a key; here always one, since a display looks one way.
    public subscript<T>(keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
      [values[keyPath: keyPath]]
    }
  }

  /// The environment that the entries will be shown in.
  ///
  /// WidgetKit has only its variants; here a provider can also read the date it is asked at
  /// (`currentDate`, which is simulated time in a simulation), the locale and the battery.
  public let environment: EnvironmentValues
  /// The family of the place.
  public let family: WidgetFamily
  /// True where sample data will do, as in a gallery.
  public let isPreview: Bool
  /// The size of the place in points.
  public let displaySize: CGSize

  /// The values that keys of the environment will have when the entries are shown.
  public var environmentVariants: EnvironmentVariants { EnvironmentVariants(values: environment) }

  /// The context of a place.
  package init(
    family: WidgetFamily, displaySize: CGSize, isPreview: Bool = false,
    environment: EnvironmentValues = EnvironmentValues()
  ) {
    self.family = family
    self.displaySize = displaySize
    self.isPreview = isPreview
    var environment = environment
    environment.widgetFamily = family
    self.environment = environment
  }
}
