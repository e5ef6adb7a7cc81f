/// Finds names of places and places of names; a display asks nobody, and every question fails at once.
open class CLGeocoder: NSObject {
  /// What is called with the answer.
  public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

  /// One that asks.
  public override init() {}

  /// False; nothing takes time.
  open var isGeocoding: Bool { false }

  /// Fails before it returns.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    completionHandler(nil, CLError(.network))
  }

  /// Fails before it returns.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    completionHandler(nil, CLError(.network))
  }

  /// Fails before it returns.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    completionHandler(nil, CLError(.network))
  }

  /// Fails.
  ///
  /// - Throws: ``CLError``.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  /// Fails.
  ///
  /// - Throws: ``CLError``.
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  /// Does nothing; nothing takes time.
  open func cancelGeocode() {}
}

/// The names of a place; what is not known is nil.
open class CLPlacemark: NSObject, @unchecked Sendable {
  public let location: CLLocation?
  public let name: String?
  public let thoroughfare: String?
  public let subThoroughfare: String?
  public let locality: String?
  public let subLocality: String?
  public let administrativeArea: String?
  public let subAdministrativeArea: String?
  public let postalCode: String?
  public let isoCountryCode: String?
  public let country: String?
  public let timeZone: TimeZone?

  /// The same names again.
  public init(placemark: CLPlacemark) {
    location = placemark.location
    name = placemark.name
    thoroughfare = placemark.thoroughfare
    subThoroughfare = placemark.subThoroughfare
    locality = placemark.locality
    subLocality = placemark.subLocality
    administrativeArea = placemark.administrativeArea
    subAdministrativeArea = placemark.subAdministrativeArea
    postalCode = placemark.postalCode
    isoCountryCode = placemark.isoCountryCode
    country = placemark.country
    timeZone = placemark.timeZone
  }
}
