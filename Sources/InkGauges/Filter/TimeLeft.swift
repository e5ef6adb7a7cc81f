/// How a time left is told: no finer than it is known.
public enum TimeLeft {
  /// Minutes up to 99, then tens of minutes, then hours.
  public static func rounded(_ duration: Duration) -> Duration {
    let minutes = duration.inSeconds / 60
    let unit = minutes < 99.5 ? 1.0 : minutes < 995 ? 10 : 60
    return .seconds((minutes / unit).rounded() * unit * 60)
  }
}
