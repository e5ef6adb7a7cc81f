import InkBuses

/// The chips that have a driver.
///
/// A panel is a row naming one of them; what differs between two panels on one chip is a field of the row.
public enum ControllerKind: String, Sendable, CaseIterable {
  /// Solomon Systech SSD1680: 176 sources by 296 gates, waveforms in its own memory.
  case ssd1680

  /// The level of BUSY while the chip works.
  public var busyLevel: Level {
    switch self {
    case .ssd1680: .high
    }
  }
}
