import Foundation
import InkErrors
import InkTimelines
import InkViews

/// A widget in its place: its provider, its last good timeline, and the environment it is evaluated in.
@MainActor
final class PlacedWidget {
  let placement: HostSettings.Placement
  /// Tells it from every other one, also in a later run.
  let place: String
  /// When it is to be seen.
  let page: TickScheduler.Page
  let source: any TimelineSource
  /// The last good one; nil before the first.
  var timeline: PreparedTimeline? { didSet { isProven = false } }
  /// True once its timeline, or the placeholder before it, was drawn without a violent end.
  var isProven = false
  /// Why the last answer of the provider was none; nil when it was one.
  var error: TimelineError?
  /// True while its place shows the placeholder that stands for a time nobody knows.
  var showsPlaceholder = false
  /// True when it makes no sense without settings and has none.
  let lacksConfiguration: Bool
  /// What is to be said of its settings.
  let notes: [String]
  private let hasContentMargins: Bool
  private var reported: Set<String> = []

  init(
    _ placement: HostSettings.Placement, on page: TickScheduler.Page = .day,
    among descriptors: [WidgetDescriptor]
  ) throws {
    self.placement = placement
    place = placement.identity
    self.page = page
    guard let descriptor = descriptors.first(where: { $0.kind == placement.kind }) else {
      throw PlacementError.unknownKind(
        placement.kind, suggestion: Suggestion.nearest(to: placement.kind, among: descriptors.map(\.kind)))
    }
    guard descriptor.supportedFamilies.contains(placement.slot.family) else {
      throw PlacementError.unsupportedFamily(
        kind: placement.kind, family: placement.slot.family.description,
        supported: descriptor.supportedFamilies.map(\.description))
    }
    hasContentMargins = !descriptor.areContentMarginsDisabled
    lacksConfiguration = descriptor.promptsForUserConfiguration && placement.configuration.isEmpty
    notes = descriptor.settingsNotGiven(in: placement.configuration).map(\.explanation.sentences)
    do throws(WidgetConfigurationError) {
      source = try descriptor.makeSource(placement.configuration)
    } catch {
      guard let origin = placement.origin else { throw error }
      throw ConfigurationFault(error, in: origin)
    }
  }

  /// The widgets of a display by their number, those of the night page last.
  static func all(
    _ settings: HostSettings, among descriptors: [WidgetDescriptor]
  ) throws -> [PlacementID: PlacedWidget] {
    var placed: [PlacementID: PlacedWidget] = [:]
    var places: [(HostSettings.Placement, TickScheduler.Page)] = []
    for (number, page) in settings.pages.enumerated() {
      places += page.placements.map { ($0, .screen(number)) }
    }
    places += settings.nightPlacements.map { ($0, .night) }
    for (index, (placement, page)) in places.enumerated() {
      placed[PlacementID(index)] = try PlacedWidget(placement, on: page, among: descriptors)
    }
    return placed
  }

  /// What a provider is told.
  func context(_ environment: EnvironmentValues, isPreview: Bool = false) -> TimelineProviderContext {
    TimelineProviderContext(
      family: placement.slot.family, displaySize: placement.slot.frame.size, isPreview: isPreview,
      environment: environment)
  }

  /// The entry at `index` of the timeline; the placeholder when there is none.
  func entry(_ index: Int?, _ environment: EnvironmentValues) -> PreparedEntry {
    if let index, let timeline, index < timeline.count { return timeline.entry(at: index) }
    return source.placeholder(in: context(environment))
  }

  /// The environment at `now`, but for the battery.
  func environment(_ settings: HostSettings, at now: Date) -> EnvironmentValues {
    settings.environment(
      for: placement.slot.family, hasContentMargins: hasContentMargins, at: now)
  }

  /// The timeline as it is kept over a restart, from the entry that shows at `now`; nil where its entries cannot be
  /// coded.
  func stored(at now: Date) -> StoredTimeline? {
    guard let timeline else { return nil }
    let first = timeline.dates.index(at: now)
    var entries: [String] = []
    var size = 0
    for index in first..<min(timeline.count, first + StoredTimeline.mostEntries) {
      guard let code = timeline.entry(at: index).code() else { break }
      size += code.count
      guard size <= StoredTimeline.mostBytes else { break }
      entries.append(String(decoding: code, as: UTF8.self))
    }
    guard !entries.isEmpty else { return nil }
    return StoredTimeline(place: place, loadedAt: now.timeIntervalSince1970, entries: entries)
  }

  /// Those problems that were not reported before.
  func newProblems(_ problems: [String]) -> [String] { problems.filter { reported.insert($0).inserted } }
}

extension HostSettings.Placement {
  /// Tells it from every other one, in every run: its kind, slot and settings.
  var identity: String {
    let settings = WidgetConfigurationValue.table(configuration).canonicalText
    return Fingerprint.text(of: "\(kind) \(slot.family) \(slot.name) \(settings)".utf8)
  }
}
