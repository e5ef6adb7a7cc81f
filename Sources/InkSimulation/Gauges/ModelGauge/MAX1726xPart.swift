/// The ModelGauge m5 parts, by what a host can tell apart.
public enum MAX1726xPart: String, CaseIterable, Sendable {
  case max17055, max17260, max17261, max17262, max17263

  /// DevName: 4010 is in Linux's driver, the others in public notes only.
  var deviceName: UInt16 {
    switch self {
    case .max17055: 0x4010
    case .max17260: 0x4031
    case .max17261: 0x4033
    case .max17262: 0x4039
    case .max17263: 0x4037
    }
  }
}
