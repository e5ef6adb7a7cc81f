import InkDiagnosis

extension DiagnosisReport {
  /// The page as Markdown for an issue, with secrets, names and addresses taken out.
  ///
  /// `settings` are those in effect, nil where the files cannot be used; `moment` is when it was made.
  func markdown(settings: EffectiveSettings?, moment: String, redaction: Redaction) -> String {
    var lines = [
      "**\(heading)**, \(moment): \(summary)", "", "| | check | what was found |", "|---|---|---|",
    ]
    for finding in findings {
      let mark = Mark(finding.outcome)
      let word = finding.outcome.remedy == nil ? mark.word : "**\(mark.word)**"
      var cell = Self.cell(finding.outcome.fact)
      if let note = finding.outcome.remedy?.note { cell += "<br>*\(Self.cell(note))*" }
      for command in finding.outcome.remedy?.commands ?? [] { cell += "<br>`\(Self.cell(command))`" }
      lines.append("| \(word) | \(finding.name) | \(cell) |")
    }
    if let settings {
      let text = settings.settings.map { "\($0.assignment)  # \($0.origin)" }
      lines += ["", "<details><summary>settings in effect</summary>", "", "```toml"] + text
      lines += ["```", "</details>"]
    }
    return lines.map { redaction.clean($0) + "\n" }.joined()
  }

  /// Text as it may stand in a cell of a table.
  private static func cell(_ text: String) -> String {
    text.replacing("|", with: "\\|").replacing("\n", with: " ").replacing("<", with: "&lt;")
  }
}
