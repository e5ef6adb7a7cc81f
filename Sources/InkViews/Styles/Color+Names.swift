extension Color {
  /// The system's red.
  public static let red = Color(.system(.red))
  /// The system's orange.
  public static let orange = Color(.system(.orange))
  /// The system's yellow.
  public static let yellow = Color(.system(.yellow))
  /// The system's green.
  public static let green = Color(.system(.green))
  /// The system's mint.
  public static let mint = Color(.system(.mint))
  /// The system's teal.
  public static let teal = Color(.system(.teal))
  /// The system's cyan.
  public static let cyan = Color(.system(.cyan))
  /// The system's blue.
  public static let blue = Color(.system(.blue))
  /// The system's indigo.
  public static let indigo = Color(.system(.indigo))
  /// The system's purple.
  public static let purple = Color(.system(.purple))
  /// The system's pink.
  public static let pink = Color(.system(.pink))
  /// The system's brown.
  public static let brown = Color(.system(.brown))
  /// The system's gray.
  public static let gray = Color(.system(.gray))
  /// Black in light and dark.
  public static let black = Color(.numbers(.black))
  /// White in light and dark.
  public static let white = Color(.numbers(.white))
  /// No colour.
  public static let clear = Color(.numbers(ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0)))
  /// The colour of text.
  public static let primary = Color(.label(level: 0))
  /// The colour of text of second rank.
  public static let secondary = Color(.label(level: 1))
  /// The colour of interactive things.
  public static let accentColor = Color(.accent)
}
