/// The names that files may use, as far as the caller knows them; nil lets any name pass.
///
/// Board and display files are read below the catalogues that give these names, so the catalogues hand them
/// down. Each is made when a file has something to look up in it: hundreds of names at every start cost milliseconds.
public struct Vocabulary: Sendable {
  /// Names, or nil where any passes.
  public typealias Names = @Sendable () -> [String]?

  /// Panel models.
  let panels: Names
  /// Gauge models.
  let gauges: Names
  /// Widget kinds.
  let widgets: Names
  /// Time zone identifiers.
  let timeZones: Names

  /// Names by subject.
  public init(
    panels: @escaping @autoclosure Names = nil, gauges: @escaping @autoclosure Names = nil,
    widgets: @escaping @autoclosure Names = nil, timeZones: @escaping @autoclosure Names = nil
  ) {
    self.panels = panels
    self.gauges = gauges
    self.widgets = widgets
    self.timeZones = timeZones
  }

  /// Lets every name pass.
  public static let any = Vocabulary()
}
