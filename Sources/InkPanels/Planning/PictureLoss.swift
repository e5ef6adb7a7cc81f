/// Why it is not known what the glass shows.
public enum PictureLoss: String, Sendable, CaseIterable {
  /// The program has just started.
  case start
  /// A refresh failed.
  case error
  /// The panel lost its supply, and its memory with it.
  case powerLoss
  /// A grey picture was shown, which leaves neither plane meaningful.
  case gray
}
