/// What drawing a one-bit picture onto another does with its two inks.
public enum DrawMode: String, Sendable, CaseIterable {
  /// Black and white both overwrite.
  case replace
  /// Black pixels of the drawn picture become black, the others stay as they are.
  case blacken
  /// Black pixels of the drawn picture become white, the others stay as they are: white text on black.
  case whiten
}
