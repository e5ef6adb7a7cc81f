import Foundation
import InkFeeds
import InkTimelines
import InkViews

/// The picture of a server of TRMNL displays, so that its plugins come for free: the company's, or one of one's own.
///
/// The server is asked in the way of a TRMNL display, with the size of the place, and says itself how long its picture holds.
/// At the first time it is asked for a key by the address of the machine's network card: add a display with this address on
/// the server, or write the key that it shows. Pictures in black and white come as they are.
///
/// | setting | | default |
/// |---|---|---|
/// | `server` | the address, without `/api` | "https://trmnl.app" |
/// | `key` | the display's key, as `${NAME}`, a secret's name | the one that the server gives |
/// | `id` | the display's name for the server, such as "02:00:00:00:00:01" | the network card's address |
/// | `certificates` | a PEM file of authorities to trust instead of the system's | |
///
/// ```toml
/// [[widget]]
/// kind = "trmnl"
/// slot = "screen"
/// configuration = { server = "https://byos.example" }
/// ```
///
/// Families: accessoryRectangular, systemSmall, systemMedium, systemLarge, systemExtraLarge.
public struct TRMNLWidget: ConfigurableWidget {
  /// The widget's settings.
  public struct Settings: WidgetParameters {
    var server = TRMNLServer.usual
    var key = ""
    var id = ""
    var certificates = ""

    /// The defaults.
    public init() {}

    public static var fields: [WidgetParameter<Settings>] {
      [
        WidgetParameter("server", \.server, "The server's address."),
        WidgetParameter("key", \.key, "The display's key, as a secret's name."),
        WidgetParameter("id", \.id, "The display's name for the server."),
        WidgetParameter("certificates", \.certificates, "A file of authorities to trust."),
      ]
    }

    /// The same as a feed.
    var feed: FeedSettings? {
      server.feed(key: key, id: id, certificates: certificates)
    }
  }

  private let settings: Settings

  /// The widget with these settings.
  public init(parameters: Settings) { settings = parameters }

  public var body: some WidgetConfiguration {
    feedConfiguration("trmnl", source: settings.feed, sample: ImageWidget.sample) {
      PictureView(entry: $0, isFilling: false)
    }
    .configurationDisplayName("TRMNL")
    .description("The picture of a server of TRMNL displays.")
    .supportedFamilies(ImageWidget.families.filter { $0 != .accessoryCircular })
  }
}
