import Foundation
import InkFeeds
import InkTimelines

/// Asks the sources of a display's widgets once, where no display runs that could tell what they give.
@MainActor
public enum SourceSurvey {
  /// What each source gives at `now`, all of them asked side by side, each within its own deadline and `limit`.
  ///
  /// Takes as long as the slowest. Providers are asked as the display asks them, so that the sources are those that it
  /// would have; drawn is nothing.
  public static func ask(
    _ settings: HostSettings, widgets: [WidgetDescriptor], at now: Date, within limit: Duration
  ) async throws -> [AskedSource] {
    let center = FeedCenter()
    let questions = try PlacedWidget.all(settings, among: widgets).values.map { widget in
      var environment = widget.environment(settings, at: now)
      environment.feeds = center
      let context = widget.context(environment)
      return Task { _ = try? await widget.source.timeline(in: context, within: limit) }
    }
    for question in questions { await question.value }
    return center.asked
  }
}
