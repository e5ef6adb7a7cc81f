import InkDiagnosis

/// What stands before a finding: a word, so that it survives pasting; coloured where the console can.
enum Mark: CaseIterable {
  case passed, warned, failed, skipped

  init(_ outcome: Outcome) {
    self =
      switch outcome {
      case .passed: .passed
      case .warned: .warned
      case .failed: .failed
      case .skipped: .skipped
      }
  }

  /// At most four letters.
  var word: String {
    switch self {
    case .passed: "ok"
    case .warned: "warn"
    case .failed: "FAIL"
    case .skipped: "-"
    }
  }

  /// The word of the summary and of JSON.
  var summary: String {
    switch self {
    case .passed: "passed"
    case .warned: "warned"
    case .failed: "failed"
    case .skipped: "skipped"
    }
  }

  /// The word in its colour (ECMA-48, SGR).
  func text(usesColor: Bool) -> String {
    guard usesColor else { return word }
    let color =
      switch self {
      case .passed: 32
      case .warned: 33
      case .failed: 31
      case .skipped: 2
      }
    return "\u{1B}[\(color)m\(word)\u{1B}[0m"
  }
}
