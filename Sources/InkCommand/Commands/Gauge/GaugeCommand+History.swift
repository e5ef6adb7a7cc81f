import Foundation
import InkBoards
import InkErrors
import InkGauges
import InkHost

extension GaugeCommand {
  /// How the battery ran down so far: by the readings a running display kept, or by a few simulated days.
  @MainActor
  func history(_ choice: BoardChoice, _ arguments: Arguments, in context: CommandContext) throws
    -> DischargeReport
  {
    let since = try HistoryCommand.since(arguments, orElse: "400d", command: "gauge", in: context)
    if choice.board.isSimulated { return try simulatedHistory(choice.board, in: context) }
    guard let path = context.stateDirectory?.historyPath, FileAccess.exists(path) else {
      throw NoHistory(path: context.stateDirectory?.historyPath)
    }
    let records = try HistoryDatabase(path: path, isReadOnly: true).readings(since: since)
    let gauge = try GaugeOpening.open(choice.board, in: context).gauge
    let last = records.last { $0.percent != nil }
    var level = last.flatMap { record in record.percent.map { (percent: $0, date: record.date) } }
    // A display that runs has read it a while ago; where none runs the gauge is asked, and silence is no error here.
    if level.map({ context.now().timeIntervalSince($0.date) > 900 }) ?? true,
      let percent = try? gauge?.read().percent
    {
      level = (min(100, percent), context.now())
    }
    return DischargeReport(
      gauge: gauge?.name, isSimulated: false, history: DischargeHistory(records), readings: records.count,
      since: records.first?.date, level: level, moments: context.moments)
  }

  /// Three days of the simulated board's battery, read once a minute as a display does.
  @MainActor
  private func simulatedHistory(_ board: Board, in context: CommandContext) throws -> DischargeReport {
    let simulated = try context.simulatedStation(board)
    guard let gauge = simulated.station.gauge else { throw NoGauge(board: board.name) }
    let clock = simulated.hardware.clock
    var filter = ReadingFilter(for: gauge)
    var records: [BatteryRecord] = []
    let end = context.now()
    let start = end.addingTimeInterval(-3 * 86_400)
    while clock.now < .seconds(3 * 86_400) {
      if let reading = try? gauge.read() {
        let battery = filter.add(reading, at: clock.now)
        records.append(
          BatteryRecord(
            date: start.addingTimeInterval(clock.now.seconds), percent: battery.level.map { $0 * 100 },
            volts: battery.volts, amperes: battery.amperes, celsius: battery.celsius,
            state: battery.state?.rawValue))
      }
      simulated.hardware.advance(by: .seconds(60))
    }
    let last = records.last { $0.percent != nil }
    return DischargeReport(
      gauge: gauge.name, isSimulated: true, history: DischargeHistory(records), readings: records.count,
      since: records.first?.date,
      level: last.flatMap { record in record.percent.map { ($0, record.date) } }, moments: context.moments)
  }
}
