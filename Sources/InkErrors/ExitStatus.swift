/// Exit codes of the program, as in `sysexits.h`.
public enum ExitStatus: Int32, Sendable {
  case done = 0
  /// A check failed (`diagnose`, `check`, `replay` with misuse).
  case checkFailed = 1
  case usage = 64
  /// The input was read and is wrong (a trace, an image, a chip's answer).
  case badData = 65
  case noInput = 66
  /// A device does not answer or is held by somebody else.
  case deviceUnavailable = 69
  /// A fault of ours.
  case software = 70
  case inputOutput = 74
  case noPermission = 77
  case configuration = 78
}
