import Foundation
import InkBitmap
import InkBoards
import InkPanels
import InkTimelines

/// What a display shows and by which rules, read from its files.
public struct HostSettings: Sendable {
  /// A widget and where it stands.
  public struct Placement: Sendable {
    /// The widget's kind.
    public var kind: String
    public var slot: Slot
    /// The widget's own settings from the display file.
    public var configuration: WidgetConfigurationValues
    /// A QR code to show with it; nil for none.
    public var code: Settings.Code?
    /// Where a display file says so; nil for a placement that no file names.
    public var origin: Origin?

    /// A placed widget.
    public init(kind: String, slot: Slot, configuration: WidgetConfigurationValues = [:]) {
      self.kind = kind
      self.slot = slot
      self.configuration = configuration
    }
  }

  /// The screens that take turns, one at least.
  public var pages: [Page]
  /// How they do.
  public var turns = Settings.Turns()
  /// The buttons there are, each with what its presses do.
  public var buttons: [Board.Button] = []
  /// Shown in quiet hours in the place of all others; empty leaves the others.
  public var nightPlacements: [Placement] = []
  /// Lines between the places, points.
  public var hairlines: [CGRect] = []
  public var locale = Locale(identifier: "en")
  public var timeZone = TimeZone.current
  /// True follows the machine's zone when it is changed.
  public var followsSystemZone = false
  /// Pixels a point.
  public var scale: CGFloat = 1
  /// How far the panel stands turned: the picture is turned back by as much on its way to the glass.
  public var rotation = QuarterTurn.none
  public var refresh = RefreshPolicy()
  public var ticks = TickPolicy()
  /// What to do as the battery runs out.
  public var battery = BatteryPolicy()
  /// Switches the machine off, run by a shell; nil leaves it running.
  public var powerOffCommand: String?
  /// How the machine rests between two ticks; nil leaves it running.
  public var sleep: Settings.Sleep?
  /// The view for browsers; nil serves none.
  public var web: Settings.Web?
  /// The broker that the display hangs on; nil for none.
  public var fleet: Settings.Fleet?

  /// Settings for these widgets.
  public init(placements: [Placement]) { pages = [Page(placements: placements)] }
}
