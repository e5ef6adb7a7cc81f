import CoreLocation
import Testing

@Suite("Core Location, as data")
struct CoreLocationTests {
  /// As a widget has it: only what it needs of the delegate.
  private final class Finder: NSObject, CLLocationManagerDelegate {
    let manager = CLLocationManager()
    var errors: [any Error] = []

    override init() {
      super.init()
      manager.delegate = self
      manager.desiredAccuracy = kCLLocationAccuracyKilometer
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      errors.append(error)
    }
  }

  @Test("nobody is authorised, and whoever asks is told at once")
  func refused() {
    let finder = Finder()
    #expect(finder.manager.authorizationStatus == .denied && !CLLocationManager.locationServicesEnabled())
    #expect(!finder.manager.isAuthorizedForWidgetUpdates && finder.manager.location == nil)
    finder.manager.requestWhenInUseAuthorization()
    #expect(finder.errors.isEmpty && finder.manager.authorizationStatus == .denied)
    finder.manager.requestLocation()
    finder.manager.startUpdatingLocation()
    finder.manager.stopUpdatingLocation()
    #expect(finder.errors.map { ($0 as? CLError)?.code } == [.denied, .denied])
  }

  @Test(
    "distances are those of the sphere",
    arguments: [
      // A degree of the equator, of a meridian, and of a parallel: 111.195 km and its half at 60°.
      ((0, 0), (0, 1), 111_195), ((10, 20), (11, 20), 111_195), ((60, 0), (60, 1), 55_597),
      // Half way round.
      ((0, 0), (0, 180), 20_015_115), ((90, 0), (-90, 0), 20_015_115), ((48, 2), (48, 2), 0),
    ] as [((Double, Double), (Double, Double), Double)])
  func distance(from: (Double, Double), to: (Double, Double), metres: Double) {
    let start = CLLocation(latitude: from.0, longitude: from.1)
    let end = CLLocation(latitude: to.0, longitude: to.1)
    #expect(abs(start.distance(from: end) - metres) < 5)
    #expect(abs(end.distance(from: start) - metres) < 5)
  }

  @Test("a place is valid in range; what is not known is negative")
  func places() {
    #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(-90, 180)))
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: 91, longitude: 0)))
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: .nan, longitude: 0)))
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    let place = CLLocation(latitude: 1, longitude: 2)
    #expect(place.coordinate.longitude == 2 && place.speed < 0 && place.course < 0)
    #expect(place.verticalAccuracy < 0)
  }

  @Test("names of places are not looked up, by either way of asking")
  func geocoder() async {
    let place = CLLocation(latitude: 1, longitude: 2)
    var answers: [CLError?] = []
    CLGeocoder().reverseGeocodeLocation(place) { placemarks, error in
      #expect(placemarks == nil)
      answers.append(error as? CLError)
    }
    #expect(answers == [CLError(.network)])
    await #expect(throws: CLError(.network)) { try await CLGeocoder().reverseGeocodeLocation(place) }
    await #expect(throws: CLError(.network)) { try await CLGeocoder().geocodeAddressString("Kyoto") }
  }

  @Test("an error says what to do")
  func errors() {
    #expect(
      CLError(.denied).localizedDescription
        == "Where this display is is not known: nothing here finds out. Write the place into the widget's settings."
    )
    #expect(
      CLError(.network).localizedDescription
        == "The name of a place was not looked up: a display asks no directory. Write it into the widget's settings."
    )
  }
}
