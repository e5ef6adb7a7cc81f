/// Why a place, or its name, is not known.
public struct CLError: Error, Equatable, LocalizedError, Sendable {
  /// What is wrong.
  public enum Code: Int, Sendable {
    case locationUnknown = 0
    case denied = 1
    case network = 2
    case geocodeFoundNoResult = 8
    case geocodeFoundPartialResult = 9
    case geocodeCanceled = 10
  }

  public let code: Code

  /// An error.
  public init(_ code: Code) { self.code = code }

  public static var locationUnknown: Code { .locationUnknown }
  public static var denied: Code { .denied }
  public static var network: Code { .network }
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }

  /// What happened, why and what to do.
  public var errorDescription: String? {
    switch code {
    case .locationUnknown, .denied:
      "Where this display is is not known: nothing here finds out. Write the place into the widget's settings."
    default:
      "The name of a place was not looked up: a display asks no directory. Write it into the widget's settings."
    }
  }
}
