import InkDiagnosis

/// The page of findings.
struct DiagnosisReport {
  let program: String
  let name: ProgramName
  /// Nil where there is none.
  let board: String?
  let findings: [Finding]

  /// True where nothing failed, and with `isStrict` nothing was warned of either.
  func passes(isStrict: Bool) -> Bool {
    findings.allSatisfy { finding in
      switch finding.outcome {
      case .passed, .skipped: true
      case .warned: !isStrict
      case .failed: false
      }
    }
  }

  /// A line for each check; what needs doing is indented below it, commands on lines of their own.
  func text(for console: Console) -> String {
    let column = (findings.map(\.name.count).max() ?? 0) + 8
    let isNarrow = console.width - column < 24
    let indent = isNarrow ? 6 : column
    var lines = TextWrap.lines(heading, width: console.width)
    for finding in findings {
      let mark = Mark(finding.outcome)
      let shown = mark.text(usesColor: console.usesColor)
      let fact = TextWrap.lines(finding.outcome.fact, width: console.width, indent: indent)
      let head = "\(shown)\(String(repeating: " ", count: 6 - mark.word.count))\(finding.name)"
      if isNarrow {
        lines += [head] + fact
      } else {
        let gap = String(repeating: " ", count: column - 6 - finding.name.count)
        lines.append("\(head)\(gap)\((fact.first ?? "").dropFirst(indent))")
        lines += fact.dropFirst()
      }
      guard let remedy = finding.outcome.remedy else { continue }
      if let note = remedy.note.map(name.inPlaceOfOurs) {
        lines += TextWrap.lines(note, width: console.width, indent: 6)
      }
      // A command is never broken: it is there to be pasted.
      lines += remedy.commands.map { "      " + name.inPlaceOfOurs(in: $0) }
    }
    return (lines + [summary]).map { $0 + "\n" }.joined()
  }

  var heading: String {
    "\(program) \(Version.number), " + (board.map { "board \($0)" } ?? "no board")
  }

  var summary: String {
    Mark.allCases.compactMap { mark in
      let count = findings.count { Mark($0.outcome) == mark }
      return count == 0 ? nil : "\(count) \(mark.summary)"
    }.joined(separator: ", ")
  }

  /// For programs.
  var json: JSONValue {
    [
      "schema": 1, "program": .string(program), "version": .string(Version.number), "board": .text(board),
      "passes": .bool(passes(isStrict: false)),
      "checks": .array(
        findings.map { finding in
          [
            "name": .string(finding.name.replacing(" ", with: "_")),
            "outcome": .string(Mark(finding.outcome).summary), "fact": .string(finding.outcome.fact),
            "remedy": .text(finding.outcome.remedy?.note.map(name.inPlaceOfOurs)),
            "commands": .array(
              (finding.outcome.remedy?.commands ?? []).map { .string(name.inPlaceOfOurs(in: $0)) }),
          ]
        }),
    ]
  }
}
