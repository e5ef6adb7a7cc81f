import InkHost

/// The page of `explain` where no display runs: what the history keeps.
struct PastExplainer {
  private let last: RefreshRecord
  /// Those before it, the newest first.
  private let others: [RefreshRecord]
  private let moments: MomentText

  /// Of records, oldest first; nil where there are none.
  init?(_ records: [RefreshRecord], earlier count: Int, moments: MomentText) {
    guard let last = records.last else { return nil }
    self.last = last
    others = records.dropLast().reversed().prefix(count).map { $0 }
    self.moments = moments
  }

  func text(width: Int) -> String {
    var facts = FactList()
    facts.add("refresh", "\(moments.text(last.date)), \(moments.age(last.date)): \(last.mode)")
    facts.add("why", last.reason)
    let busy = Duration.milliseconds(last.busyMilliseconds).shortText
    facts.add("written", "\(places): \(last.bytes) bytes, \(busy) busy")
    facts.add("next", "nothing: no display runs; this is what its history keeps")
    var text = facts.text(width: width)
    if !others.isEmpty {
      let lines = others.flatMap { other in
        TextWrap.lines("\(moments.text(other.date)) \(other.mode) (\(other.reason))", width: width, indent: 2)
      }
      text += "\nother refreshes\n" + lines.map { $0 + "\n" }.joined()
    }
    return text
  }

  private var places: String {
    last.windows == 0 ? "the whole glass" : StatusReport.count(last.windows, "place", "places")
  }

  /// For programs: the keys of a running display's page, as far as they are known.
  var json: JSONValue {
    [
      "schema": 1, "refresh": json(last), "others": .array(others.map(json)), "next": .null,
      "from_history": true,
    ]
  }

  private func json(_ record: RefreshRecord) -> JSONValue {
    [
      "time": moments.json(record.date), "done": .string(record.mode), "reason": .string(record.reason),
      "bytes": .integer(record.bytes), "busy_milliseconds": .integer(record.busyMilliseconds),
    ]
  }
}
