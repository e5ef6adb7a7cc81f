import InkErrors
import Testing

/// The testing library has a type of the same name.
typealias ExitStatus = InkErrors.ExitStatus

@Suite struct ExitStatusTests {
  @Test(
    "statuses have the numbers of sysexits.h",
    arguments: [
      (ExitStatus.done, Int32(0)), (.checkFailed, 1), (.usage, 64), (.badData, 65), (.noInput, 66),
      (.deviceUnavailable, 69), (.software, 70), (.inputOutput, 74), (.noPermission, 77),
      (.configuration, 78),
    ])
  func numbers(status: ExitStatus, number: Int32) {
    #expect(status.rawValue == number)
  }
}
