// Core Location under Apple's module name, as data: places can be kept and compared, but a display does not know its own.
@_exported import Foundation

/// Degrees, north and east positive.
public typealias CLLocationDegrees = Double
/// Metres.
public typealias CLLocationDistance = Double
/// Metres; negative when it is not known.
public typealias CLLocationAccuracy = Double
/// Metres a second; negative when it is not known.
public typealias CLLocationSpeed = Double
/// Degrees from north, clockwise; negative when it is not known.
public typealias CLLocationDirection = Double

/// A place on the earth, in degrees of WGS 84.
///
/// Neither `Equatable` nor `Codable`, as Apple's: sources that need it say so themselves, and twice would be an error.
public struct CLLocationCoordinate2D: Sendable {
  /// -90 to 90, north positive.
  public var latitude: CLLocationDegrees
  /// -180 to 180, east positive.
  public var longitude: CLLocationDegrees

  /// Where the equator meets the meridian of Greenwich.
  public init() { self.init(latitude: 0, longitude: 0) }

  /// A place; numbers out of range are kept, and are no valid place.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// No place.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// A place.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Whether a place's degrees are in range.
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
  abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}
