import Foundation
import InkDiagnosis
import InkErrors
import InkFeeds

/// What the sources of a display say when they are asked without it.
struct SourcesCheck {
  let asked: [AskedSource]
  let moments: MomentText
  /// How long they had.
  let limit: Duration

  /// How long all sources have, side by side: somebody waits for the page.
  static let patience = Duration.seconds(10)

  /// Each source with its value and age, those first that give none or an old one.
  var outcome: Outcome {
    guard !asked.isEmpty else { return .skipped("no widget has a source") }
    let findings = asked.map(finding)
    let wrong = findings.filter { $0.remedy != nil }
    let facts = (wrong + findings.filter { $0.remedy == nil }).map(\.fact).joined(separator: "; ")
    guard !wrong.isEmpty else { return .passed(facts) }
    let remedies = wrong.compactMap { finding in finding.remedy.map { (finding.name, $0) } }
    let notes = remedies.map { name, remedy in
      remedies.count == 1 ? remedy.note ?? "" : "\(name): \(remedy.note ?? "")"
    }
    return .warned(
      facts, Remedy(notes.joined(separator: " "), commands: remedies.flatMap(\.1.commands).unique))
  }

  private typealias Found = (name: String, fact: String, remedy: Remedy?)

  private func finding(_ source: AskedSource) -> Found {
    let kinds = source.kinds.joined(separator: ", ")
    let name = "\(kinds) (\(source.feed.source.description.printable(limit: 60)))"
    let report = source.report
    if let error = report.error {
      // The program's own sentence, as a part of another.
      return (name, "\(name): \(error.explanation.whatHappened.withoutStop)", Remedy(error.explanation))
    }
    guard let reading = report.reading else {
      let patience = source.feed.deadline.shortText
      let remedy = Remedy("It may answer all the same: the display gives it \(patience).")
      return (name, "\(name): no answer within \(limit.shortText)", remedy)
    }
    let fact = "\(name): \(Self.words(reading.value)), \(moments.age(reading.date))"
    guard report.isStale(at: moments.now) else { return (name, fact, nil) }
    return (
      name, "\(fact), which is old",
      Remedy(
        "Nobody has renewed it for too long: look at what is to write it, or give a longer `stale_after`.")
    )
  }

  /// A value in a few words; of texts their length alone, since pages are shown to others.
  static func words(_ value: FeedValue) -> String {
    switch value {
    case .number: value.text ?? ""
    case .boolean: value.text ?? ""
    case .text(let text): value.number == nil ? "a text of \(text.count) characters" : text
    case .list(let members): members.count == 1 ? "a list of 1" : "a list of \(members.count)"
    case .table(let members): members.count == 1 ? "a table of 1" : "a table of \(members.count)"
    case .picture(let picture): "a picture of \(picture.width) × \(picture.height)"
    case .nothing: "nothing"
    }
  }
}

extension String {
  /// A sentence as a part of another.
  fileprivate var withoutStop: String { hasSuffix(".") ? String(dropLast()) : self }
}
