import Foundation
import InkHost
import InkSimulation

/// The clock of a kernel, whose chip is simulated.
package struct SoakAlarm: WakeAlarm {
  struct Dead: Error, CustomStringConvertible { let description = "Input/output error" }
  let rtc: SimulatedRTC
  let now: () -> Date
  package let name = "simulated clock"
  package let reach = Duration.seconds(27 * 86_400)

  /// A clock; `now` is the system's time.
  package init(rtc: SimulatedRTC, now: @escaping () -> Date) { (self.rtc, self.now) = (rtc, now) }

  package func set(_ date: Date) throws {
    guard let time = rtc.now, rtc.setAlarm(time + Int64(date.timeIntervalSince(now()).rounded())) else {
      throw Dead()
    }
  }

  package func clear() throws {
    guard rtc.setAlarm(nil) else { throw Dead() }
  }

  package func read() throws -> Date? {
    guard let time = rtc.now else { throw Dead() }
    return rtc.alarm.map { now().addingTimeInterval(TimeInterval($0 - time)) }
  }

  package func time() throws -> Date? {
    guard let time = rtc.now else { throw Dead() }
    return Date(timeIntervalSince1970: TimeInterval(time))
  }
}
