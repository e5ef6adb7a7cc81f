import Foundation
import InkBitmap
import InkErrors
import InkFeeds
import InkPanels
import Testing

@testable import InkHost

@Suite struct DisplayStateTests {
  @Test("Everything comes back as it was written")
  func roundTrip() throws {
    var history = RefreshHistory()
    history.loss = nil
    history.lastFull = .seconds(1_796_042_700)
    history.lastPartial = .milliseconds(1_796_042_760_500)
    history.partials = 12
    history.screens = 1.25
    history.places[9] = 3
    history.wholeScreenTotal = 4
    history.partialTotal = 300
    var state = DisplayState(panel: "waveshare-2in13-v4")
    var color = Frame(width: 122, height: 250)
    color.fill(PixelRect(x: 3, y: 4, width: 50, height: 60))
    let picture = ColorFrame(black: Frame(width: 122, height: 250), color: color, ink: .red)
    state.picture = StoredPicture(picture)
    state.history = StoredHistory(history)
    state.battery = StoredBattery(level: 0.5, readAt: 1_796_042_700)
    state.crashes = [ProviderCrash(kind: "weather", count: 2, at: 1_796_000_000)]
    state.budgetHorizon = -.infinity
    let content = StateFile.decode(StateFile.encode(state))
    #expect(content == .state(state))
    guard case .state(let read) = content else { return }
    #expect(read.picture?.picture(inks: picture.inks) == picture)
    #expect(read.picture?.picture(inks: [.white, .black]) == nil)
    #expect(read.history.history(loss: nil) == history)
  }

  @Test("A history that cannot be is begun anew where it cannot be")
  func nonsense() {
    var stored = StoredHistory()
    stored.partials = -4
    stored.screens = .nan
    stored.places = [1, 2, 3]
    stored.lastFull = .nan
    stored.lastFast = -1e300
    stored.lastPartial = 1e300
    #expect(stored.history(loss: .start) == RefreshHistory())
  }

  static let runs: [(name: String, bytes: [UInt8])] = [
    ("nothing", []), ("one", [7]), ("two alike", [7, 7]), ("three alike", [7, 7, 7]),
    ("unlike", Array(0...255)), ("a long run", [UInt8](repeating: 0, count: 1000)),
    ("129 unlike", (0..<129).map { UInt8($0) }), ("129 alike", [UInt8](repeating: 9, count: 129)),
    ("mixed", [1, 2, 2, 2, 2, 3, 3, 4] + [UInt8](repeating: 0xFF, count: 300) + [5]),
  ]

  @Test("Coded bytes decode to themselves", arguments: runs)
  func packBits(_ name: String, _ bytes: [UInt8]) {
    let code = PackBits.encode(bytes)
    #expect(PackBits.decode(code, limit: bytes.count) == bytes)
    #expect(code.count <= bytes.count + bytes.count / 128 + 1)
    if !bytes.isEmpty { #expect(PackBits.decode(code, limit: bytes.count - 1) == nil) }
  }

  @Test("The example of the format's specification decodes")
  func packBitsExample() {
    let code: [UInt8] = [
      0xFE, 0xAA, 0x02, 0x80, 0x00, 0x2A, 0xFD, 0xAA, 0x03, 0x80, 0x00, 0x2A, 0x22, 0xF7, 0xAA,
    ]
    let bytes: [UInt8] =
      [0xAA, 0xAA, 0xAA, 0x80, 0x00, 0x2A, 0xAA, 0xAA, 0xAA, 0xAA, 0x80, 0x00, 0x2A, 0x22]
      + [UInt8](repeating: 0xAA, count: 10)
    #expect(PackBits.decode(code, limit: 100) == bytes)
    #expect(PackBits.decode([0x05, 1, 2], limit: 100) == nil)
    #expect(PackBits.decode([0xFE], limit: 100) == nil)
  }

  static let directories: [(environment: [String: String], writable: [String], path: String?)] = [
    (
      ["STATE_DIRECTORY": "/var/lib/private/ink:/other", "HOME": "/root"], ["/var/lib"],
      "/var/lib/private/ink"
    ),
    (["HOME": "/home/pi"], ["/var/lib/inkglance"], "/var/lib/inkglance"),
    (["HOME": "/root"], ["/var/lib"], "/var/lib/inkglance"),
    (["HOME": "/home/pi", "XDG_STATE_HOME": "/s"], [], "/s/inkglance"),
    (["HOME": "/home/pi", "XDG_STATE_HOME": "relative"], [], "/home/pi/.local/state/inkglance"),
    ([:], [], nil),
  ]

  @Test(
    "The state directory is the service manager's, else the system's, else the person's",
    arguments: directories)
  func directory(_ environment: [String: String], _ writable: [String], _ path: String?) {
    let directory = StateDirectory(
      environment: { environment[$0] }, mayWrite: { writable.contains($0) },
      exists: { writable.contains($0) && $0.hasSuffix("inkglance") })
    #expect(directory?.path == path)
  }

  static let names = [("desk", "desk.state"), ("../etc/x y", "_etc_x_y.state"), ("..", ".state")]

  @Test("A board's name makes a file's name that stays in its directory", arguments: names)
  func fileName(_ board: String, _ name: String) {
    #expect(StateFile.name(of: board) == name)
    #expect(!StateFile.name(of: board).contains("/"))
  }

  static let errors: [(StateError, InkErrors.ExitStatus, String)] = [
    (
      StateError(operation: .write, path: "/s/desk.state", errno: EACCES), .noPermission,
      """
      The state file /s/desk.state cannot be written: Permission denied.
        likely cause: The directory belongs to another user, perhaps since the program ran once as root.
        what to do: Give it to this user (see `ls -ld /s/desk.state`), or name another in STATE_DIRECTORY.
      """
    ),
    (
      StateError(operation: .write, path: "/s/desk.state", errno: EROFS), .noPermission,
      """
      The state file /s/desk.state cannot be written: Read-only file system.
        likely cause: The file system is mounted read-only, by choice or after a fault of the card.
        what to do: Look at `findmnt -T /s/desk.state`; the display works without, and starts with a full refresh.
      """
    ),
    (
      StateError(operation: .write, path: "/s/desk.state", errno: ENOSPC), .inputOutput,
      """
      The state file /s/desk.state cannot be written: No space left on device.
        likely cause: The file system is full.
        what to do: Run `df -h /s/desk.state` and make room.
      """
    ),
    (
      StateError(operation: .read, path: "/s/desk.state", errno: EIO), .inputOutput,
      """
      The state file /s/desk.state cannot be read: Input/output error.
        likely cause: The card or the file system has a fault.
        what to do: Run `sudo dmesg | tail`.
      """
    ),
  ]

  @Test("Errors say what happened, why, and what to do", arguments: errors)
  func errorText(_ error: StateError, _ status: InkErrors.ExitStatus, _ text: String) {
    #expect(error.description == text)
    #expect(error.exitStatus == status)
  }
}
