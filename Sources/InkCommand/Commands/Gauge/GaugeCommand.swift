import InkBoards
import InkErrors
import InkGauges
import InkHost

/// `inkglance gauge`: one reading.
struct GaugeCommand: Command {
  static let declaration = CommandDeclaration(
    "gauge", "read the fuel gauge once",
    discussion: """
      Tells what the gauge knows; what it does not know is called unknown, never zero. A first reading takes half a \
      second, since the gauge may just have woken. Nothing is written to the gauge but a wake-up where it sleeps.
      """,
    options: [
      .board, .config, .json,
      OptionDeclaration("raw", nil, "the registers as they are on the wire, with their names"),
    ],
    examples: [
      .init(command: "inkglance gauge", effect: "percent, voltage, state and time left"),
      .init(
        command: "inkglance gauge --board waveshare-epd-2in13-v4 --json",
        effect: "the same of that board, for a program"),
    ])

  func run(_ arguments: Arguments, in context: CommandContext) throws -> ExitStatus {
    let choice = try BoardChoice(arguments, in: context)
    let (gauge, clock) = try GaugeOpening.open(choice.board, in: context)
    guard let gauge else { throw NoGauge(board: choice.board.name) }
    choice.announce(in: context)

    if arguments.has("raw") {
      let report = RegisterReport(gauge: gauge.name, registers: try gauge.rawRegisters())
      context.console.write(
        arguments.has("json") ? try report.json.text() : report.text(width: context.console.width))
      return .done
    }
    let reading = try gauge.read()
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
