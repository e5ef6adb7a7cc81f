/// What is soldered: a panel, perhaps a gauge, and how both are wired.
public struct Board: Equatable, Sendable {
  /// Name of the file without ".toml": "waveshare-epd-2in13-v4".
  public var name: String
  /// What a person calls it; the name where the file gives no title.
  public var title: String
  /// True where the devices are the program's own models, and no node of the machine is opened.
  public var isSimulated: Bool
  public var panel: Panel
  /// nil where there is no gauge and the battery, if any, is unknown.
  public var gauge: Gauge?
  /// Its push buttons, in the order in which they stand.
  public var buttons: [Button] = []

  /// A board.
  public init(
    name: String, title: String? = nil, isSimulated: Bool = false, panel: Panel, gauge: Gauge? = nil
  ) {
    self.name = name
    self.title = title ?? name
    self.isSimulated = isSimulated
    self.panel = panel
    self.gauge = gauge
  }
}
