import InkDiagnosis

extension Finding {
  /// The same finding with every text of it changed.
  func mapped(_ change: (String) -> String) -> Finding {
    func changed(_ remedy: Remedy) -> Remedy {
      Remedy(remedy.note.map(change), commands: remedy.commands.map(change))
    }
    let outcome: Outcome =
      switch outcome {
      case .passed(let fact): .passed(change(fact))
      case .warned(let fact, let remedy): .warned(change(fact), changed(remedy))
      case .failed(let fact, let remedy): .failed(change(fact), changed(remedy))
      case .skipped(let fact): .skipped(change(fact))
      }
    return Finding(name: name, outcome: outcome)
  }
}
