import InkTimelines

/// Units that barometers and services give pressure in.
enum PressureUnit: String, CaseIterable, WidgetParameterValue {
  case hPa, mbar, Pa, kPa, mmHg, inHg

  /// Hectopascals in one (BIPM, SI Brochure 2006, table 8: 1 mmHg = 133.322 Pa; NIST SP 811, B.8: 1 inHg = 3386.389 Pa).
  var inHectopascals: Double {
    switch self {
    case .hPa, .mbar: 1
    case .Pa: 0.01
    case .kPa: 10
    case .mmHg: 1.33322
    case .inHg: 33.86389
    }
  }
}
