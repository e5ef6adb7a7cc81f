import Foundation
import InkBuses
import InkClocks
import InkErrors

/// The clock of a power board, which gives the machine its supply when its alarm rings.
///
/// The alarm is set by how far it lies ahead, so that a clock in local time rings at the right moment too. The bus is
/// opened when it is needed, and again after a failure.
public final class BoardWakeAlarm: WakeAlarm {
  private let model: ClockModel
  private let open: () throws -> any BoardClock
  private let now: () -> Date
  private var opened: (any BoardClock)?

  /// A board's clock, which `open` gives; `now` is the system's time.
  public init(_ model: ClockModel, now: @escaping () -> Date, open: @escaping () throws -> any BoardClock) {
    (self.model, self.now, self.open) = (model, now, open)
  }

  public var name: String { opened?.name ?? "the \(model.title)" }
  public var reach: Duration { opened?.reach ?? .seconds(86_400 - 120) }

  public var cutsLater: Bool { model.cutsLater }

  public func set(_ date: Date) throws {
    let clock = try clock()
    try clock.setAlarm(try clock.time() + Int64(date.timeIntervalSince(now()).rounded()))
  }

  public func clear() throws { try clock().disarm() }

  public func read() throws -> Date? {
    let clock = try clock()
    guard let alarm = try clock.alarm() else { return nil }
    return now().addingTimeInterval(TimeInterval(alarm - (try clock.time())))
  }

  public func time() throws -> Date? {
    do {
      return Date(timeIntervalSince1970: TimeInterval(try clock().time()))
    } catch BoardClockError.noTime {
      // Long ago, which has it set.
      return Date(timeIntervalSince1970: 0)
    }
  }

  public func setTime(_ date: Date) throws -> Bool {
    try clock().setTime(Int64(date.timeIntervalSince1970.rounded()))
    return true
  }

  public func cause() throws -> WakeCause? { try clock().cause() }

  public func cutSupply(after delay: Duration) throws { try clock().cutSupply(after: delay) }

  public func keepSupply() throws { try clock().keepSupply() }

  public func cut() throws -> Duration? { try clock().cut() }

  private func clock() throws -> any BoardClock {
    if let opened { return opened }
    let clock = try open()
    opened = clock
    return clock
  }
}
