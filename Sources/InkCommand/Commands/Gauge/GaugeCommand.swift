import InkBoards
import InkErrors
import InkGauges
import InkHost

/// `inkglance gauge`: one reading, or one after the other.
struct GaugeCommand: Command {
  static let declaration = CommandDeclaration(
    "gauge", "read the fuel gauge",
    discussion: """
      Tells what the gauge knows; what it does not know is called unknown, never zero. A first reading takes half a \
      second, since the gauge may just have woken. Nothing is written to the gauge but a wake-up where it sleeps, and \
      what the board file names of its battery and alert pin; never a reset or a quick start.
      """,
    options: [
      .board, .config, .json, .fault,
      OptionDeclaration("raw", nil, "the registers as they are on the wire, with their names"),
      OptionDeclaration("watch", nil, "read again and again, a line for each reading, until Ctrl-C"),
      OptionDeclaration("every", "SECONDS", "with `--watch`, how often: 1 to 3600, else 5"),
      OptionDeclaration("count", "N", "with `--watch`, end after so many readings"),
      OptionDeclaration("history", nil, "how the battery ran down so far, and how long it lasts by that"),
      OptionDeclaration(
        "since", "TIME",
        "with `--history`, a moment or how long ago, such as 30d; all that was kept if not given"),
    ],
    examples: [
      .init(command: "inkglance gauge", effect: "percent, voltage, state and time left"),
      .init(
        command: "inkglance gauge --board waveshare-epd-2in13-v4 --json",
        effect: "the same of that board, for a program"),
      .init(
        command: "inkglance gauge --watch --every 60 --json", effect: "a JSON document a line, once a minute"),
      .init(
        command: "inkglance gauge --history", effect: "the discharge curve, and the time left by it"),
    ])

  func run(_ arguments: Arguments, in context: CommandContext) throws -> ExitStatus {
    let choice = try BoardChoice(arguments, in: context)
    if arguments.has("history") {
      for other in ["watch", "raw"] where arguments.has(other) {
        throw UsageError.conflict("`--history` and `--\(other)` were both given.", command: "gauge")
      }
      guard choice.board.gauge != nil || choice.board.isSimulated else {
        throw NoGauge(board: choice.board.name)
      }
      let report = try history(choice, arguments, in: context)
      choice.announce(in: context)
      context.console.write(
        arguments.has("json") ? try report.json.text() : report.text(width: context.console.width))
      return .done
    }
    let (gauge, clock) = try GaugeOpening.open(choice.board, in: context)
    guard let gauge else { throw NoGauge(board: choice.board.name) }
    choice.announce(in: context)

    if arguments.has("watch") {
      if arguments.has("raw") {
        throw UsageError.conflict("`--watch` and `--raw` were both given.", command: "gauge")
      }
      // On a simulated board time does not take time, so there it ends by itself.
      let count = try arguments.integer("count", in: 1...1_000_000) ?? (choice.board.isSimulated ? 60 : nil)
      let watch = GaugeWatch(
        gauge: gauge, clock: clock, isSimulated: choice.board.isSimulated,
        every: .seconds(try arguments.integer("every", in: 1...3600) ?? 5), count: count,
        isJSON: arguments.has("json"))
      try watch.run(in: context)
      return .done
    }
    if arguments.has("raw") {
      let registers = try context.console.showingProgress("reading the gauge") { () throws(GaugeError) in
        try gauge.rawRegisters()
      }
      let report = RegisterReport(gauge: gauge.name, source: gauge.source, registers: registers)
      context.console.write(
        arguments.has("json") ? try report.json.text() : report.text(width: context.console.width))
      return .done
    }
    let reading = try context.console.showingProgress("reading the gauge") { () throws(GaugeError) in
      try gauge.read()
    }
    var filter = ReadingFilter(for: gauge)
    // One reading has nothing before it: taken as if it had lasted some minutes, it says what the rate leads to.
    for age in [150, 135] { filter.add(reading, at: clock.now - .seconds(age)) }
    let battery = filter.add(reading, at: clock.now)
    let report = GaugeReport(
      gauge: gauge.name, isSimulated: choice.board.isSimulated, reading: reading, battery: battery,
      age: battery.age(at: clock.now), moment: context.now())
    context.console.write(
      arguments.has("json") ? try report.json.text() : report.text(width: context.console.width))
    return .done
  }
}
