import Glibc
import Testing

@testable import InkHost

struct ServiceManagerSilentTests {
  @Test(
    "the library that is missing, and the socket that cannot be reached, have their own remedies",
    arguments: [
      (
        ENOENT,
        """
        The service manager cannot be told that the display runs: No such file or directory.
          likely cause: libsystemd.so.0 is not installed.
          what to do: Run `sudo apt install libsystemd0`.
        """
      ),
      (
        ECONNREFUSED,
        """
        The service manager cannot be told that the display runs: Connection refused.
          likely cause: Its socket, NOTIFY_SOCKET, cannot be reached.
          what to do: Start the display by the unit file that comes with it.
        """
      ),
    ])
  func text(errno: Int32, text: String) {
    let error = ServiceManagerSilent(errno: errno)
    #expect(error.description == text)
    #expect(error.exitStatus == .inputOutput)
  }
}
