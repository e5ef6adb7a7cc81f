import Foundation

/// A view made for an instant.
///
/// A widget's view is evaluated once for each of its entries, so the content is made once, for the entry's date.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// What the content is made from.
  public struct Context {
    /// How often the display changes.
    public enum Cadence: Comparable, Sendable {
      case live, seconds, minutes
    }

    /// The instant.
    public let date: Date
    /// How often the display changes.
    public let cadence: Cadence
  }

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
}

/// The context of a timeline view of any schedule.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView where Content: View {
  /// A view for each instant of a schedule.
  public nonisolated init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.init(schedule: schedule, content: content)
  }
}

extension TimelineView: View where Content: View {
  public typealias Body = Never
}

extension TimelineView: PrimitiveView where Content: View {
  func makeNodes(in context: ViewContext) -> [LayoutNode] {
    let isCoarse = context.environment.textCadence >= .seconds(60)
    let date = context.environment.currentDate
    return context.nodes {
      content(TimelineViewDefaultContext(date: date, cadence: isCoarse ? .minutes : .seconds))
    }
  }
}
