extension Text {
  /// Which part of a long text goes.
  public enum TruncationMode: Hashable, Sendable {
    case head, tail, middle
  }

  /// Capitals for a whole text.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }

  /// A line under or through text.
  public struct LineStyle: Hashable, Sendable {
    /// How the line is broken; every pattern is drawn solid.
    public struct Pattern: Hashable, Sendable {
      private let name: String

      /// Unbroken.
      public static let solid = Pattern(name: "solid")
      /// Dots.
      public static let dot = Pattern(name: "dot")
      /// Dashes.
      public static let dash = Pattern(name: "dash")
      /// A dash and a dot in turn.
      public static let dashDot = Pattern(name: "dashDot")
      /// A dash and two dots in turn.
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }

    /// A line of a pattern; its colour is the text's.
    public init(pattern: Pattern = .solid, color: Color? = nil) {}

    /// An unbroken line.
    public static let single = LineStyle()
  }
}
