import Testing

@testable import InkHost

struct ControlPathTests {
  @Test(
    "the service's directory, else the user's, else the system's",
    arguments: [
      ([:], ["/run/inkglance/control.sock"]),
      (
        ["XDG_RUNTIME_DIR": "/run/user/1000"],
        ["/run/user/1000/inkglance/control.sock", "/run/inkglance/control.sock"]
      ),
      (
        ["RUNTIME_DIRECTORY": "/run/a:/run/b", "XDG_RUNTIME_DIR": ""],
        ["/run/a/control.sock", "/run/inkglance/control.sock"]
      ),
      (["RUNTIME_DIRECTORY": "", "XDG_RUNTIME_DIR": "x"], ["/run/inkglance/control.sock"]),
    ])
  func places(environment: [String: String], expected: [String]) {
    #expect(ControlPath.candidates { environment[$0] } == expected)
    #expect(ControlPath.own { environment[$0] } == expected.first)
  }
}
