import Foundation
import InkFeeds
import InkTimelines
import InkViews

/// A text as a QR code, for a telephone's camera: an address, a wireless network, a ticket.
///
/// Each module is two pixels at the least, and as large as the place allows; a text that is too long for it is shown as a
/// figure, and told. libqrencode draws the code, and is loaded when the first one is shown (`apt install libqrencode4`);
/// a warning sign stands there where it is missing. On a dark display a code among lock-screen
/// widgets is light on dark, which not every reader takes; the system families put it on paper of its own.
///
/// | setting | | default |
/// |---|---|---|
/// | `text` | what the code says; "" takes the source's | "" |
/// | `source` | where the text comes from | |
/// | `title` | what stands beside or below it | "" |
///
/// ```toml
/// [[widget]]
/// kind = "qr"
/// slot = "rectangular.1"
/// configuration = { title = "Guests", text = "WIFI:T:WPA;S:guests;P:correct horse;;" }
/// ```
///
/// Families: accessoryCircular, accessoryRectangular, systemSmall, systemMedium, systemLarge.
public struct QRWidget: ConfigurableWidget {
  /// The widget's settings.
  public struct Settings: WidgetParameters {
    var text = ""
    var source: FeedSettings?
    var title = ""

    /// The defaults; without a text.
    public init() {}

    public static var fields: [WidgetParameter<Settings>] {
      [
        WidgetParameter("text", \.text, "What the code says."),
        WidgetParameter("source", \.source, "Where the text comes from."),
        WidgetParameter("title", \.title, "What stands beside or below it."),
      ]
    }
  }

  private let settings: Settings

  /// The widget with these settings.
  public init(parameters: Settings) { settings = parameters }

  public var body: some WidgetConfiguration {
    let settings = settings
    return feedConfiguration(
      "qr", source: settings.text.isEmpty ? settings.source : nil,
      sample: { FeedReport(reading: FeedReading(.text("https://a.example"), at: $0)) }
    ) { QRView(entry: $0, settings: settings) }
    .configurationDisplayName("QR code")
    .description("A text for a telephone's camera.")
    .supportedFamilies([
      .accessoryCircular, .accessoryRectangular, .systemSmall, .systemMedium, .systemLarge,
    ])
  }
}
