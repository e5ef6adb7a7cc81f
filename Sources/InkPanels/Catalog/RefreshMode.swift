/// A way of changing the picture on the glass.
public enum RefreshMode: String, Sendable, CaseIterable {
  /// Every pixel goes through several inversions: no ghost remains, and the screen flashes for seconds.
  case full
  /// A whole-screen refresh with a shorter waveform: flashes less, cleans less.
  case fast
  /// Only pixels that differ between the two picture planes are driven: no flash, and ghosts add up.
  case partial
  /// A whole-screen refresh that stops pixels at two greys between black and white as well.
  case gray
}
