/// The Impedance Track gauges of the system side, by what a host can tell apart.
public enum BQ274xxPart: String, CaseIterable, Sendable {
  case bq27421, bq27441, bq27427

  /// What DEVICE_TYPE answers; the same for two of them.
  var deviceType: UInt16 { self == .bq27427 ? 0x0427 : 0x0421 }

  /// Offset of the design capacity in the State class.
  var designCapacityOffset: Int { self == .bq27427 ? 6 : 10 }
}
