import InkErrors

/// The manual page, in the man macros, from the declarations of the commands.
struct Manual {
  /// The program's name.
  let program: String
  let commands: [CommandDeclaration]

  /// The page, for section 1.
  var text: String {
    ([
      ".TH \(Self.plain(program.uppercased())) 1 \"\" \"\(Self.plain(program)) \(Version.number)\"",
      ".SH NAME", "\(Self.plain(program)) \\- widgets on e-paper", ".SH SYNOPSIS",
      ".B \(Self.plain(program))", ".I COMMAND", "[\\fIOPTIONS\\fR]", ".SH DESCRIPTION",
      Self.plain(
        "Shows widgets on an e-paper panel and keeps them right, reads fuel gauges, and tells what is wrong where "
          + "something is. With nothing configured every command uses a simulated board, so that each shows something."
      ), ".SH COMMANDS",
    ] + commands.flatMap(section) + closing).map { $0 + "\n" }.joined()
  }

  private func section(_ command: CommandDeclaration) -> [String] {
    var lines = [
      ".SS \(Self.plain(command.name))",
      Self.plain(command.summary.prefix(1).uppercased() + command.summary.dropFirst() + "."),
    ]
    for paragraph in command.discussion.split(separator: "\n") { lines += [".PP", Self.plain(paragraph)] }
    for operand in command.operands {
      lines += [".TP", ".I \(Self.plain(operand.name))", Self.plain(operand.help)]
    }
    for option in command.options {
      let value = option.value.map { " \\fI\(Self.plain($0))\\fR" } ?? ""
      lines += [".TP", "\\fB\\-\\-\(Self.plain(option.name))\\fR\(value)", Self.plain(option.help)]
    }
    for example in command.examples {
      let words = example.command.split(separator: " ", maxSplits: 1)
      let own = ([program] + words.dropFirst().map(String.init)).joined(separator: " ")
      lines += [".PP", "\(Self.plain(example.effect)):", ".PP", ".EX", "  \(Self.plain(own))", ".EE"]
    }
    return lines
  }

  private var closing: [String] {
    let statuses = Self.statuses.map { (name: "\($0.status.rawValue)", meaning: $0.meaning) }
    return Self.list("EXIT STATUS", statuses) + Self.list("ENVIRONMENT", Self.variables)
      + Self.list("FILES", Self.files)
      + [".SH SEE ALSO", ".BR journalctl (1), gpioinfo (1), i2cdetect (8), raspi\\-config (1)"]
  }

  private static func list(_ title: String, _ rows: [(name: String, meaning: String)]) -> [String] {
    [".SH \(title)"] + rows.flatMap { [".TP", ".B \(plain($0.name))", plain($0.meaning)] }
  }

  private static let statuses: [(status: ExitStatus, meaning: String)] = [
    (.done, "done"), (.checkFailed, "a check failed"), (.usage, "the command line cannot be understood"),
    (.badData, "the input is wrong"), (.noInput, "there is no such file"),
    (.deviceUnavailable, "a device does not answer or is held by another program; no display runs"),
    (.software, "a fault of the program"), (.inputOutput, "reading or writing failed"),
    (.noPermission, "this user may not do it"), (.configuration, "a board or a display file is wrong"),
  ]

  private static let variables = [
    (name: "NO_COLOR", meaning: "no colours, if it is not empty"),
    (name: "COLUMNS", meaning: "the width of the page where the output is no terminal; else 80"),
    (
      name: "XDG_CONFIG_HOME", meaning: "where inkglance/inkglance.toml is looked for first; else ~/.config"
    ),
    (name: "XDG_RUNTIME_DIR", meaning: "where the control socket of a user's own display is"),
  ]

  private static let files = [
    (name: "~/.config/inkglance/inkglance.toml", meaning: "what a user's display shows"),
    (name: "/etc/inkglance/inkglance.toml", meaning: "what the service shows"),
    (
      name: "/etc/inkglance/boards/NAME.toml",
      meaning: "how a board is wired; those of the same name built in come after"
    ),
    (
      name: "/run/inkglance/control.sock",
      meaning: "the control socket of the service: one line of JSON each way"
    ),
  ]

  /// Text as roff takes it: no backslash, no dash that breaks, no line that begins as a request; what stands in
  /// backquotes is bold.
  static func plain(_ text: some StringProtocol) -> String {
    let escaped = String(text).replacing("\\", with: "\\e").replacing("-", with: "\\-")
    let parts = escaped.split(separator: "`", omittingEmptySubsequences: false)
    // Every second part was quoted; a quote without an end is none.
    guard parts.count % 2 == 1 else { return guarded(escaped) }
    return guarded(
      parts.enumerated().map { $0.offset % 2 == 0 ? String($0.element) : "\\fB\($0.element)\\fR" }.joined())
  }

  private static func guarded(_ escaped: String) -> String {
    escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }
}
