import InkBoards
import InkTimelines
import InkViews

extension HostSettings {
  /// One of a display's screens.
  public struct Page: Sendable {
    public var name: String
    public var placements: [Placement]
    /// When it is to be seen; empty for all times at which no other page is.
    public var windows: [InkTimelines.QuietHours.Window] = []

    /// A page of these widgets.
    public init(name: String = Settings.Page.main, placements: [Placement] = []) {
      self.name = name
      self.placements = placements
    }

    /// True where a widget is in the strip, which a line divides from the rest.
    var hasStrip: Bool { placements.contains { $0.slot.family == .accessoryInline } }
  }

  /// The widgets of the first page.
  public var placements: [Placement] {
    get { pages.first?.placements ?? [] }
    set {
      if pages.isEmpty { pages = [Page()] }
      pages[0].placements = newValue
    }
  }

  /// How the pages take turns.
  var pageRules: PageRules {
    var rules = PageRules(count: pages.count)
    if !pages.isEmpty { rules.windows = pages.map(\.windows) }
    rules.rotation = turns.rotation
    rules.followsRelevance = turns.followsRelevance
    if let hold = turns.hold { rules.hold = hold }
    return rules
  }

  /// True where the page has the line under its strip.
  func hasHairlines(_ page: Int) -> Bool { pages.indices.contains(page) && pages[page].hasStrip }
}

extension InkTimelines.QuietHours.Window {
  /// A span of the day of a display file.
  init?(_ hours: InkBoards.QuietHours) {
    guard let start = TimeOfDay(hour: hours.start / 60, minute: hours.start % 60),
      let end = TimeOfDay(hour: hours.end / 60, minute: hours.end % 60)
    else { return nil }
    self.init(from: start, to: end, on: Weekdays(rawValue: hours.days))
  }
}
