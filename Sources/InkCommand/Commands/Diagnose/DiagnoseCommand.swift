import InkBitmap
import InkDiagnosis
import InkErrors
import InkHost

/// `inkglance diagnose`: one page that says what is wrong and what to do.
struct DiagnoseCommand: Command {
  static let declaration = CommandDeclaration(
    "diagnose", "tell what is wrong and what to do about it",
    discussion: """
      Looks at the machine, its nodes and permissions, the board's lines, the panel, the gauge, fonts, time and \
      configuration, the running display and its sources, the broker and the web view, from the ground up: what is \
      wrong first is the likeliest cause of the rest. Nothing is changed; the panel is reset and put to sleep, and keeps \
      its picture. Where no display runs each source is asked once, all of them within ten seconds. Ends with 0 where nothing failed, else with 1.
      """,
    options: [
      .board, .config, .json, OptionDeclaration("strict", nil, "end with 1 for warnings as well"),
      OptionDeclaration(
        "report", nil, "the page as Markdown for an issue, without secrets, names and addresses"),
      OptionDeclaration("active", nil, "draw the test card on the panel as well, and ask what you see"),
      .fault,
    ],
    examples: [
      .init(command: "inkglance diagnose", effect: "the configured board"),
      .init(
        command: "inkglance diagnose --board waveshare-epd-2in13-v4",
        effect: "that board, before a display file names it"),
      .init(command: "inkglance diagnose --active", effect: "and a picture that only a person can judge"),
      .init(command: "inkglance diagnose --report", effect: "to paste where you ask for help"),
    ])

  func run(_ arguments: Arguments, in context: CommandContext) async throws -> ExitStatus {
    if arguments.has("report"), arguments.has("json") {
      throw UsageError.conflict("`--report` and `--json` were both given.", command: "diagnose")
    }
    let diagnosed = try DiagnosisSubject(arguments, in: context)
    let subject = await diagnosed.askingSources(arguments, in: context)
    let console = context.console
    var findings = StopSignals.deferred(note: {}) {
      Diagnosis(of: subject).checks.map { check in
        console.showingProgress("looking at \(check.name)") { check.run() }
      }
    }
    if arguments.has("active") {
      findings.append(Finding(name: "test card", outcome: testCard(diagnosed, in: context)))
    }
    if let root = context.simulatedPi?.root {
      // Before lines are broken, which is by what a person sees.
      findings = findings.map { finding in finding.mapped { $0.replacing(root, with: "") } }
    }
    let report = DiagnosisReport(
      program: context.program,
      name: ProgramName(context.program, commands: context.commands.declarations), board: subject.board?.name,
      findings: findings)
    if arguments.has("report") {
      let text = report.markdown(
        settings: try? EffectiveSettings(arguments, in: context),
        moment: context.moments.stamp(context.now()), redaction: context.redaction)
      context.console.write(text)
    } else {
      context.console.write(
        arguments.has("json") ? try report.json.text() : report.text(for: context.console))
    }
    return report.passes(isStrict: arguments.has("strict")) ? .done : .checkFailed
  }

  @MainActor
  private func testCard(_ diagnosed: DiagnosisSubject, in context: CommandContext) -> Outcome {
    let subject = diagnosed.subject
    guard let board = subject.board, let open = subject.openPanel else {
      return .skipped("no board says on which panel")
    }
    let console = context.console
    do {
      let timing = try StopSignals.deferred(note: {}) {
        let panel = try open()
        return try console.showingProgress("test card", typical: panel.model.full.typical) {
          try TestCardInterview.show(on: panel, of: board)
        }
      }
      if let outcome = timing.outcome { return outcome }
    } catch let error as any ExplainedError {
      return .failed(error)
    } catch {
      return .failed("it could not be shown: \(error)", Remedy("This is a fault of the program."))
    }
    if console.isTerminal, let glass = diagnosed.hardware()?.glass.picture {
      let upright = glass.rotated(by: QuarterTurn(board.panel.rotation).inverse)
      console.write("The simulated glass:\n" + console.glass(upright))
    }
    return TestCardInterview(console: console, readLine: context.readLine).ask()
  }
}
