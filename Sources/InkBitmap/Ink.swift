/// What a pixel of the glass can be.
///
/// Panels with further inks carry one frame an ink.
public enum Ink: String, Sendable, CaseIterable {
  case white, black, red, yellow
}
