/// Asks where the machine is; a display does not know, and every question is refused at once.
open class CLLocationManager: NSObject {
  /// Who is told of refusals.
  open weak var delegate: (any CLLocationManagerDelegate)?
  /// Kept, without effect.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// Kept, without effect.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  /// Kept, without effect.
  open var pausesLocationUpdatesAutomatically = true
  /// Kept, without effect.
  open var allowsBackgroundLocationUpdates = false

  /// One that asks.
  public override init() {}

  /// Denied.
  open var authorizationStatus: CLAuthorizationStatus { .denied }
  /// Nothing is told, accurately or not.
  open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
  /// False.
  open var isAuthorizedForWidgetUpdates: Bool { false }
  /// Where the machine was last: not known.
  open var location: CLLocation? { nil }

  /// Denied.
  open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
  /// False.
  open class func locationServicesEnabled() -> Bool { false }

  /// Does nothing: it stays denied.
  open func requestWhenInUseAuthorization() {}
  /// Does nothing: it stays denied.
  open func requestAlwaysAuthorization() {}

  /// Tells the delegate, before it returns, that it is denied.
  open func requestLocation() { refuse() }
  /// Tells the delegate, before it returns, that it is denied.
  open func startUpdatingLocation() { refuse() }
  /// Tells the delegate, before it returns, that it is denied.
  open func startMonitoringSignificantLocationChanges() { refuse() }
  /// Does nothing; there are no updates.
  open func stopUpdatingLocation() {}
  /// Does nothing; there are no updates.
  open func stopMonitoringSignificantLocationChanges() {}

  private func refuse() { delegate?.locationManager(self, didFailWithError: CLError(.denied)) }
}

/// Is told what a location manager finds; every method may be left out.
public protocol CLLocationManagerDelegate: AnyObject {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}

/// Whether a program may know where it is.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorizedAlways = 3
  case authorizedWhenInUse = 4
}

/// How well a program may know where it is.
public enum CLAccuracyAuthorization: Int, Sendable {
  case fullAccuracy = 0
  case reducedAccuracy = 1
}

/// Every movement counts.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// As good as can be, with what a car knows besides.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// As good as can be.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// Within 10 m.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// Within 100 m.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// Within 1 km.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Within 3 km.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// As much as a person gave away.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 5000
