import Foundation
import InkRaster
import InkTimelines
import InkViews
import Testing

@testable import InkCatalogue

/// A place for a widget, as panels have them.
struct Place: CustomTestStringConvertible, Sendable {
  let family: WidgetFamily
  let width: CGFloat
  let height: CGFloat

  var size: CGSize { CGSize(width: width, height: height) }
  var testDescription: String { "\(family) \(width)×\(height)" }

  /// The lock-screen slots of 212 × 104, 250 × 122, 296 × 128, 400 × 300 and 800 × 480, and a phone's system families.
  static let all: [Place] = [
    Place(family: .accessoryInline, width: 119, height: 26),
    Place(family: .accessoryCircular, width: 76, height: 76),
    Place(family: .accessoryCircular, width: 62, height: 62),
    Place(family: .accessoryRectangular, width: 126, height: 62),
    Place(family: .accessoryRectangular, width: 147, height: 79),
    Place(family: .accessoryRectangular, width: 185, height: 82),
    Place(family: .accessoryRectangular, width: 191, height: 135),
    Place(family: .accessoryRectangular, width: 411, height: 234),
    Place(family: .systemSmall, width: 141, height: 141),
    Place(family: .systemSmall, width: 158, height: 158),
    Place(family: .systemSmall, width: 169, height: 246),
    Place(family: .systemSmall, width: 349, height: 426),
    Place(family: .systemMedium, width: 292, height: 141),
    Place(family: .systemMedium, width: 338, height: 158),
    Place(family: .systemLarge, width: 338, height: 354),
    Place(family: .systemLarge, width: 400, height: 300),
    Place(family: .systemExtraLarge, width: 800, height: 480),
  ]
}

/// Where a widget is looked at.
@MainActor
struct Stage {
  /// With the machine's fonts, opened once.
  static let measurer = Result {
    PangoTextMeasurer(fonts: try FontLibrary(), pictures: PictureStore(), scale: 1)
  }
  static let date = Date(timeIntervalSince1970: 1_796_042_700)
  var battery = BatteryStatus()
  var locale = "en_GB"
  var configuration: WidgetConfigurationValues = [:]
  var isPlaceholder = false

  static func descriptor(_ kind: String) throws -> WidgetDescriptor {
    try #require(WidgetDescriptor.all(in: Catalogue()).first { $0.kind == kind })
  }

  /// What a kind shows at a place, with sample data where it would need settings.
  func view(of kind: String, at place: Place, measurer: some TextMeasurer) async throws -> RenderedView {
    let descriptor = try Self.descriptor(kind)
    #expect(descriptor.supportedFamilies.contains(place.family))
    var environment = EnvironmentValues()
    environment.widgetFamily = place.family
    environment.locale = Locale(identifier: locale)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    calendar.locale = environment.locale
    environment.calendar = calendar
    environment.currentDate = Self.date
    environment.battery = battery
    let isSample = descriptor.promptsForUserConfiguration && configuration.isEmpty
    let context = TimelineProviderContext(
      family: place.family, displaySize: place.size, isPreview: isSample, environment: environment)
    let source = try descriptor.makeSource(configuration)
    let entry: PreparedEntry
    if isPlaceholder {
      entry = source.placeholder(in: context)
      environment.redactionReasons = .placeholder
    } else if isSample {
      entry = try await source.snapshot(in: context)
    } else {
      let timeline = try await source.timeline(in: context)
      entry = timeline.entry(at: timeline.dates.index(at: Self.date))
    }
    return ViewRenderer(entry.view(), environment: environment, measurer: measurer).layout(in: place.size)
  }
}

extension RenderedView {
  /// How many texts end in "…" for want of room.
  var truncatedTexts: Int { Self.truncatedTexts(displayList) }

  private static func truncatedTexts(_ list: DisplayList) -> Int {
    list.commands.reduce(0) { sum, command in
      switch command {
      case .text(let layout, _, _, _): sum + (layout.isTruncated ? 1 : 0)
      case .clip(_, _, let list), .layer(_, let list): sum + truncatedTexts(list)
      case .mask(let list, let mask): sum + truncatedTexts(list) + truncatedTexts(mask)
      case .fill, .stroke, .symbol, .image: sum
      }
    }
  }

  /// The words of every text, in order.
  var texts: [String] {
    frames.compactMap { entry in
      guard entry.name.hasPrefix("Text \""), entry.name.hasSuffix("\"") else { return nil }
      return String(entry.name.dropFirst(6).dropLast())
    }
  }
}
