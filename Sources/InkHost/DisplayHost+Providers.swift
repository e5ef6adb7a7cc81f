import Foundation
import InkTimelines

extension DisplayHost {
  /// Asks a provider.
  func ask(_ request: ReloadRequest, at now: Date) {
    guard let widget = widgets[request.placement] else { return }
    guard !isLeftAlone(widget, at: now) else {
      answers.append((request, .failure(.leftAlone(kind: widget.placement.kind))))
      return
    }
    crashWatch?.begins(widget.placement.kind)
    questions[request] = Task(executorPreference: MainQueueExecutor.shared) {
      await self.answer(request, by: widget, at: now)
    }
  }

  private func answer(_ request: ReloadRequest, by widget: PlacedWidget, at now: Date) async {
    let context = widget.context(environment(of: widget, at: now))
    let result: Result<PreparedTimeline, TimelineError>
    do throws(TimelineError) {
      result = .success(try await widget.source.timeline(in: context))
    } catch {
      result = .failure(error)
    }
    crashWatch?.ends(widget.placement.kind)
    guard questions.removeValue(forKey: request) != nil else { return }
    answers.append((request, result))
    if questions.isEmpty { answersToCome.end() }
    if isWaiting { clock.interrupt() }
  }

  /// Takes the timelines that have come.
  func takeAnswers(at now: Date, into report: inout TickReport) {
    defer { answers = [] }
    for (request, result) in answers {
      switch result {
      case .success(let timeline):
        if scheduler.loaded(request, dates: timeline.dates, policy: timeline.policy, at: now) {
          widgets[request.placement]?.timeline = timeline
          widgets[request.placement]?.error = nil
          if scheduler.pages.followsRelevance {
            scheduler.setRelevance(timeline.relevances(from: now), of: request.placement, at: now)
          }
          if let widget = widgets[request.placement] { remember(widget, at: now) }
        }
      case .failure(let error):
        guard scheduler.failed(request, at: now) else { continue }
        widgets[request.placement]?.error = error
        report.problems.append(error.description)
      }
    }
  }
}
