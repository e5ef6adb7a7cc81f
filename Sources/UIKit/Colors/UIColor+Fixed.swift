extension UIColor {
  private static func gray(_ white: CGFloat) -> UIColor { UIColor(white: white, alpha: 1) }

  private static func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: 1)
  }

  /// No ink and no paper.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// Black in light and dark.
  public static let black = gray(0)
  /// A third of white.
  public static let darkGray = gray(1 / 3)
  /// Half of white; not the system's.
  public static let gray = gray(0.5)
  /// Two thirds of white.
  public static let lightGray = gray(2 / 3)
  /// White in light and dark.
  public static let white = gray(1)
  /// Pure red; the system's is `systemRed`.
  public static let red = rgb(1, 0, 0)
  /// Pure green; the system's is `systemGreen`.
  public static let green = rgb(0, 1, 0)
  /// Pure blue; the system's is `systemBlue`.
  public static let blue = rgb(0, 0, 1)
  /// Green and blue.
  public static let cyan = rgb(0, 1, 1)
  /// Red and green.
  public static let yellow = rgb(1, 1, 0)
  /// Red and blue.
  public static let magenta = rgb(1, 0, 1)
  /// Red and half of green.
  public static let orange = rgb(1, 0.5, 0)
  /// Half of red and blue.
  public static let purple = rgb(0.5, 0, 0.5)
  /// Dark orange.
  public static let brown = rgb(0.6, 0.4, 0.2)
}
