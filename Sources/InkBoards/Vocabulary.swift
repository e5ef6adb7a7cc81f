/// The names that files may use, as far as the caller knows them; nil lets any name pass.
///
/// Board and display files are read below the catalogues that give these names, so the catalogues hand them
/// down.
public struct Vocabulary: Sendable {
  /// Panel models.
  public var panels: [String]?
  /// Gauge models.
  public var gauges: [String]?
  /// Widget kinds.
  public var widgets: [String]?
  /// Time zone identifiers.
  public var timeZones: [String]?

  /// Names by subject.
  public init(
    panels: [String]? = nil, gauges: [String]? = nil, widgets: [String]? = nil, timeZones: [String]? = nil
  ) {
    self.panels = panels
    self.gauges = gauges
    self.widgets = widgets
    self.timeZones = timeZones
  }

  /// Lets every name pass.
  public static let any = Vocabulary()
}
