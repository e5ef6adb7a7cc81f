/// What a controller's planes hold after power-up, which no datasheet defines.
public enum PowerUpMemory: Sendable {
  /// Noise in the planes and a stranger's stripes on the glass, so that nothing works by luck.
  case undefined
  /// White everywhere, so that a recorded stream that begins in the middle still gives its picture.
  case white
}
