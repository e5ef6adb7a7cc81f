extension Settings {
  /// One widget on the glass.
  public struct Widget: Equatable, Sendable {
    /// Name under which the program knows the widget: "battery".
    public var kind: String
    /// nil leaves the family to the slot, then to the widget.
    public var family: Family?
    public var place: Place
    /// The widget's own settings, with their places in the file for its messages.
    public var configuration: TOMLTable
    /// The QR code to show with it; nil for none.
    public var code: Code?
    /// Where the widget's table begins.
    public var position: TextPosition

    /// A widget.
    public init(
      kind: String, family: Family? = nil, place: Place = .automatic, configuration: TOMLTable = TOMLTable(),
      code: Code? = nil, position: TextPosition = .start
    ) {
      self.kind = kind
      self.family = family
      self.place = place
      self.configuration = configuration
      self.code = code
      self.position = position
    }
  }

  /// What a widget's QR code leads to: its own link, or a text.
  public enum Code: Equatable, Sendable {
    case own, text(String)
  }

  /// Widget families, named as WidgetKit names them.
  public enum Family: String, Sendable, CaseIterable {
    case accessoryInline, accessoryCircular, accessoryRectangular
    case systemSmall, systemMedium, systemLarge, systemExtraLarge
  }

  /// Where a widget goes.
  public enum Place: Hashable, Sendable {
    /// The next free slot that suits the family.
    case automatic
    case slot(Slot)
    /// Points from the top left of the turned picture.
    case frame(x: Int, y: Int, width: Int, height: Int)
  }
}
