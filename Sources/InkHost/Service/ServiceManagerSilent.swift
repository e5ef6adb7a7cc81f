import Glibc
import InkErrors

/// The service manager cannot be told anything, and will take the display for one that does not start.
struct ServiceManagerSilent: ExplainedError, Equatable {
  /// The kernel's error number; ENOENT where the library is not there.
  let errno: Int32

  var exitStatus: ExitStatus { .inputOutput }

  var explanation: Explanation {
    Explanation(
      "The service manager cannot be told that the display runs: \(String(cString: strerror(errno))).",
      cause: errno == ENOENT
        ? "libsystemd.so.0 is not installed." : "Its socket, NOTIFY_SOCKET, cannot be reached.",
      remedy: errno == ENOENT
        ? "Run `sudo apt install libsystemd0`." : "Start the display by the unit file that comes with it.")
  }
}
