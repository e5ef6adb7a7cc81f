import InkDiagnosis
import InkErrors

/// `inkglance diagnose`: one page that says what is wrong and what to do.
struct DiagnoseCommand: Command {
  static let declaration = CommandDeclaration(
    "diagnose", "tell what is wrong and what to do about it",
    discussion: """
      Looks at the machine, its nodes and permissions, the board's lines, the panel, the gauge, fonts, time and \
      configuration, from the ground up: what is wrong first is the likeliest cause of the rest. Nothing is changed; \
      the panel is reset and put to sleep, and keeps its picture. Ends with 0 where nothing failed, else with 1.
      """,
    options: [
      .board, .config, .json, OptionDeclaration("strict", nil, "end with 1 for warnings as well"),
    ],
    examples: [
      .init(command: "inkglance diagnose", effect: "the configured board"),
      .init(
        command: "inkglance diagnose --board waveshare-epd-2in13-v4",
        effect: "that board, before a display file names it"),
    ])

  func run(_ arguments: Arguments, in context: CommandContext) throws -> ExitStatus {
    let subject = try DiagnosisSubject(arguments, in: context).subject
    let findings = StopSignals.deferred(note: {}) { Diagnosis(of: subject).run() }
    let report = DiagnosisReport(
      program: context.program,
      name: ProgramName(context.program, commands: context.commands.declarations), board: subject.board?.name,
      findings: findings)
    context.console.write(
      arguments.has("json") ? try report.json.text() : report.text(for: context.console))
    return report.passes(isStrict: arguments.has("strict")) ? .done : .checkFailed
  }
}
