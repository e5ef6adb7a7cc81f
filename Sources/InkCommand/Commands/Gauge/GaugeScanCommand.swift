import InkBuses
import InkErrors
import InkGauges
import InkHost
import InkSimulation

/// `inkglance gauge scan`: what gauges there are.
struct GaugeScanCommand: Command {
  static let declaration = CommandDeclaration(
    "gauge scan", "find out what gauges are on the buses",
    discussion: """
      Looks at the addresses at which gauges are found, by reading only, the harmless ones first. Tells what answers, \
      what it may be and by what that was told, and which kernel driver has it. The wires of monitors are left out. \
      Two addresses at which a look may disturb another chip are looked at with `--all` only.
      """,
    options: [
      .board, .json,
      OptionDeclaration("bus", "N", "that bus alone: 1 is the header's pins 3 and 5"),
      OptionDeclaration("all", nil, "0x69 and 0x70 too, where a motion sensor or a multiplexer may be"),
      .fault,
    ],
    examples: [
      .init(command: "inkglance gauge scan", effect: "every bus of this machine"),
      .init(command: "inkglance gauge scan --bus 1 --json", effect: "the header's bus, for a program"),
    ])

  func run(_ arguments: Arguments, in context: CommandContext) throws -> ExitStatus {
    let addresses = GaugeProbe.addresses + (arguments.has("all") ? GaugeProbe.delicateAddresses : [])
    let report = try context.console.showingProgress("looking for gauges") {
      try simulatedReport(arguments, in: context, addresses) ?? realReport(arguments, in: context, addresses)
    }
    context.console.write(
      arguments.has("json") ? try report.json.text() : report.text(width: context.console.width))
    return report.isEmpty ? .checkFailed : .done
  }

  /// The simulated bus, where the board that was named is simulated.
  @MainActor private func simulatedReport(
    _ arguments: Arguments, in context: CommandContext, _ addresses: [UInt8]
  ) throws -> ScanReport? {
    guard arguments.has("board") || context.simulatedPi != nil else { return nil }
    let board = try BoardChoice(arguments, in: context).board
    guard board.isSimulated else { return nil }
    let bus =
      try context.simulatedPi?.probedBus(of: board)
      ?? SimulatedProbedBus(bus: context.simulate(board).hardware.bus)
    let found = try GaugeProbe.scan(bus, addresses: addresses)
    return ScanReport(buses: [.init(name: bus.bus.name, number: bus.number, found: found)])
  }

  /// The buses of this machine.
  @MainActor private func realReport(
    _ arguments: Arguments, in context: CommandContext, _ addresses: [UInt8]
  ) throws -> ScanReport {
    let system = context.machine.system
    var addresses = addresses
    var number = try arguments.integer("bus", in: 0...255)
    if arguments.has("board"), let gauge = try BoardChoice(arguments, in: context).board.gauge {
      // What the board file names comes first.
      number = number ?? gauge.bus
      if let address = try gauge.address ?? GaugeCatalog.model(named: gauge.model).addresses.first {
        addresses = [address] + addresses.filter { $0 != address }
      }
    }
    var buses = number.map { [LinuxProbedBus($0, in: system)] } ?? LinuxProbedBus.all(in: system)
    var report = ScanReport(buses: [], supplies: Self.supplies(LinuxPowerSupplies(in: system)))
    // With no bus at all the header's is the one that is missed.
    if buses.isEmpty, report.supplies.isEmpty { buses = [LinuxProbedBus(1, in: system)] }
    for bus in buses {
      do throws(BusError) {
        let found = try GaugeProbe.scan(bus, addresses: addresses)
        report.buses.append(.init(name: bus.path, number: bus.number, found: found))
      } catch {
        // One bus that cannot be used leaves the others; the only one is the answer.
        guard buses.count > 1 else { throw error }
        report.problems.append(error.explanation.whatHappened)
      }
    }
    return report
  }

  /// Batteries that the kernel looks after.
  private static func supplies(_ supplies: LinuxPowerSupplies) -> [String] {
    supplies.names.filter {
      supplies.text(of: $0, "type") == "Battery" && supplies.text(of: $0, "scope") != "Device"
    }
  }
}
