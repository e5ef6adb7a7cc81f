import Foundation
import InkFeeds
import InkTimelines
import InkViews

/// How much of a place a picture takes.
enum ImageScaling: String, CaseIterable, WidgetParameterValue {
  case fit, fill
}

/// How a picture becomes ink.
enum ImageStyle: String, CaseIterable, WidgetParameterValue {
  case auto, photo, drawing

  /// nil where the picture is to tell.
  var isDrawing: Bool? {
    switch self {
    case .auto: nil
    case .photo: false
    case .drawing: true
    }
  }
}

/// A picture from a file, the web, or whatever else a feed can ask: a photograph, a drawing, a camera's latest shot.
///
/// PNG, JPEG, PBM and BMP. Photographs are dithered, drawings of few colours are crisp, each pixel in the nearest ink, and
/// enlarged by whole numbers. A file is drawn again when it changes; a server is asked whether its picture has changed, and
/// sends it only then. A picture of more than 16 million pixels or 8 MiB is refused, as its header says, and a figure with the
/// reason stands for one that cannot be read. A picture that is old has its age in a corner.
///
/// | setting | | default |
/// |---|---|---|
/// | `source` | where the picture comes from | |
/// | `scaling` | `fit` shows all of it, `fill` covers the place | `fit` |
/// | `style` | `photo` is dithered, `drawing` is crisp, `auto` decides by its colours | `auto` |
///
/// ```toml
/// [[widget]]
/// kind = "image"
/// slot = "large.1"
/// configuration = { scaling = "fill", source = { file = "~/frame.jpg" } }
///
/// [[widget]]
/// kind = "image"
/// slot = "small.1"
/// configuration = { source = { http = "https://camera.example/now.jpg", every = "10m" } }
/// ```
///
/// Families: accessoryCircular, accessoryRectangular, systemSmall, systemMedium, systemLarge, systemExtraLarge.
public struct ImageWidget: ConfigurableWidget {
  /// The widget's settings.
  public struct Settings: WidgetParameters {
    var source: PictureSettings?
    var scaling = ImageScaling.fit
    var style = ImageStyle.auto

    /// The defaults; without a source.
    public init() {}

    public static var fields: [WidgetParameter<Settings>] {
      [
        WidgetParameter("source", \.source, "Where the picture comes from."),
        WidgetParameter("scaling", \.scaling, "Whether all of it is seen or all of the place is covered."),
        WidgetParameter("style", \.style, "Whether it is dithered or crisp."),
      ]
    }
  }

  private let settings: Settings

  /// The widget with these settings.
  public init(parameters: Settings) { settings = parameters }

  public var body: some WidgetConfiguration {
    let settings = settings
    return feedConfiguration("image", source: settings.source?.feed, sample: Self.sample) {
      PictureView(
        entry: $0, isFilling: settings.scaling == .fill, isDrawing: settings.style.isDrawing)
    }
    .configurationDisplayName("Image")
    .description("A picture from a file or the web.")
    .supportedFamilies(Self.families)
  }

  nonisolated static let families: [WidgetFamily] = [
    .accessoryCircular, .accessoryRectangular, .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
    .systemExtraLargePortrait,
  ]

  nonisolated static func sample(at date: Date) -> FeedReport {
    FeedReport(reading: FeedPicture.sample.map { FeedReading(.picture($0), at: date) })
  }
}
