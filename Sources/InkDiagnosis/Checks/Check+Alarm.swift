import Foundation
import InkErrors
import InkHost

extension Check {
  /// Whether the clock that switches the machine on answers, what it reads and what its alarm is; nothing is set.
  static func alarm(_ subject: Subject) -> Check {
    Check("alarm") {
      guard let alarm = subject.openAlarm?() else {
        return .skipped("the machine does not rest between ticks")
      }
      do {
        let ring = try alarm.read()
        let time = try alarm.time()
        let now = subject.machine.now()
        let set = ring.map { "its alarm at \(stamp($0))" } ?? "no alarm set"
        guard let time else { return .passed("\(alarm.name), \(set)") }
        if time.isOfAnotherDay(than: now) {
          return .warned(
            "\(alarm.name) stands at \(stamp(time))",
            Remedy(
              "It was never set, or lost its battery. A power board's clock is set before the first rest, a clock of the "
                + "kernel's by the command, once the system's time is right.",
              commands: ["timedatectl", "sudo hwclock --systohc"]))
        }
        return .passed("\(alarm.name) reads \(stamp(time)), \(set)")
      } catch {
        guard let error = error as? any ExplainedError else {
          return .failed("the clock that switches the machine on does not answer: \(error)", Remedy())
        }
        return .failed(error)
      }
    }
  }

  private static func stamp(_ date: Date) -> String {
    date.formatted(.iso8601.year().month().day().time(includingFractionalSeconds: false))
  }
}
