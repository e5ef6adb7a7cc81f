/// A place with a height, a time and how well they are known.
open class CLLocation: NSObject, @unchecked Sendable {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// Metres above the sea.
  public let altitude: CLLocationDistance
  /// Metres; negative when the place is not valid.
  public let horizontalAccuracy: CLLocationAccuracy
  /// Metres; negative when the height is not known.
  public let verticalAccuracy: CLLocationAccuracy
  /// Where it was heading to; negative when that is not known.
  public let course: CLLocationDirection
  /// How fast; negative when that is not known.
  public let speed: CLLocationSpeed
  /// When it was there.
  public let timestamp: Date

  /// A place now; its height, course and speed are not known.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// A place at a time; its course and speed are not known.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }

  /// A place at a time with all that is known.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.course = course
    self.speed = speed
    self.timestamp = timestamp
  }

  /// The earth's mean radius in metres (Moritz, Geodetic Reference System 1980, R1).
  private static let earthRadius = 6_371_008.8

  /// Metres along the ground, on a sphere: within half a percent, heights left out.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
    let (one, other) = (coordinate, location.coordinate)
    // The haversine formula, which keeps its digits for places that are near each other.
    let north = sin(radians(other.latitude - one.latitude) / 2)
    let east = sin(radians(other.longitude - one.longitude) / 2)
    let square = north * north + cos(radians(one.latitude)) * cos(radians(other.latitude)) * east * east
    return 2 * Self.earthRadius * asin(min(1, square.squareRoot()))
  }
}
