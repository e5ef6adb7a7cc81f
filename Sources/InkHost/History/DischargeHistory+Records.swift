import InkGauges

extension DischargeHistory {
  /// The history of readings that were kept.
  public init(_ records: [BatteryRecord]) {
    self.init(
      records.compactMap { record in
        record.percent.map {
          LevelSample(
            time: .seconds(record.date.timeIntervalSince1970), percent: $0,
            isDischarging: record.state == ChargeState.discharging.rawValue)
        }
      })
  }
}
