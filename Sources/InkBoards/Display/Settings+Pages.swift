extension Settings {
  /// A screen of several.
  public struct Page: Equatable, Sendable {
    /// The name of the page of widgets that no page is named for.
    public static let main = "main"

    public var name: String
    /// When it is to be seen; empty for all times at which no other page is.
    public var windows: [QuietHours] = []
    /// In the order of the file; later ones are drawn above.
    public var widgets: [Widget]
    /// Where its table begins.
    public var position = TextPosition.start

    /// A page of these widgets.
    public init(name: String, widgets: [Widget] = []) {
      self.name = name
      self.widgets = widgets
    }
  }

  /// How pages take turns.
  public struct Turns: Equatable, Sendable {
    /// How long each stays; nil turns none.
    public var rotation: Duration?
    /// True shows the page whose widget matters most.
    public var followsRelevance = false
    /// How long a page that a person chose stays; nil leaves it to the program.
    public var hold: Duration?

    /// Pages are turned by hand.
    public init() {}
  }

  /// Every page, one at least: the widgets that stand outside of pages are the first.
  public var allPages: [Page] {
    widgets.isEmpty && !pages.isEmpty ? pages : [Page(name: Page.main, widgets: widgets)] + pages
  }
}
