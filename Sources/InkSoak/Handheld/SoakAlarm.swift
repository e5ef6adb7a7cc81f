import Foundation
import InkHost
import InkSimulation

/// The clock of a kernel, whose chip is simulated.
struct SoakAlarm: WakeAlarm {
  struct Dead: Error, CustomStringConvertible { let description = "Input/output error" }
  let rtc: SimulatedRTC
  let now: () -> Date
  let name = "simulated clock"
  let reach = Duration.seconds(27 * 86_400)

  func set(_ date: Date) throws {
    guard let time = rtc.now, rtc.setAlarm(time + Int64(date.timeIntervalSince(now()).rounded())) else {
      throw Dead()
    }
  }

  func read() throws -> Date? {
    guard let time = rtc.now else { throw Dead() }
    return rtc.alarm.map { now().addingTimeInterval(TimeInterval($0 - time)) }
  }

  func time() throws -> Date? {
    guard let time = rtc.now else { throw Dead() }
    return Date(timeIntervalSince1970: TimeInterval(time))
  }
}
