import Foundation
import InkBoards
import InkDiagnosis
import InkFeeds
import InkHost
import InkWeb
import Testing

@testable import InkCommand

@MainActor @Suite("The web view in diagnose")
struct WebCheckTests {
  private let files: TemporaryDirectory
  private let token = "0123456789abcdef"

  init() throws { files = try TemporaryDirectory() }

  /// A program that listens at 8080, as /proc shows it; without a number one that nobody may look at.
  private func listen(_ process: Int?) throws {
    _ = try files.file(
      "proc/net/tcp6",
      "  sl  local_address remote_address st tx_queue rx_queue tr tm->when retrnsmt uid timeout inode\n"
        + "   0: 00000000000000000000000000000000:1F90 00000000000000000000000000000000:0000 0A "
        + "00000000:00000000 00:00000000 00000000     0        0 4711 1\n")
    guard let process else { return }
    _ = try files.file("proc/\(process)/comm", "python3\n")
    _ = try files.file("proc/\(process)/fd/0", "")
    try FileManager.default.createSymbolicLink(
      atPath: "\(files.path)/proc/\(process)/fd/5", withDestinationPath: "socket:[4711]")
  }

  private func outcome(
    _ display: Result<DisplayStatus, ControlError> = .failure(.nobody(searched: [])), token: String? = nil,
    hasLibrary: Bool = true, user: User = User(name: "pi", id: 1000, groups: []), fails: WebError? = nil
  ) -> Outcome {
    var settings = Settings.Web()
    settings.token = token
    var machine = Machine(root: files.path, user: user)
    machine.hasLibrary = { $0 == "libmicrohttpd.so.12" && hasLibrary }
    let isTaken = machine.isListening(at: 8080)
    let check = WebCheck(
      settings: settings, machine: machine,
      secrets: Secrets(credentials: nil, files: ["\(files.path)/secrets"]), display: { display },
      listen: { () throws(WebError) in
        if let fails { throw fails }
        if isTaken { throw .inUse(address: "127.0.0.1:8080") }
      })
    return check.outcome
  }

  @Test("A free port is right while no display runs, and wrong while one does")
  func free() {
    #expect(outcome() == .passed("no display runs; 127.0.0.1:8080 is free for it"))
    let silent = outcome(.success(.fixture))
    #expect(silent.fact == "the display runs, and nobody listens at 127.0.0.1:8080")
    #expect(silent.remedy?.commands == ["inkglance reload", "inkglance logs"])
  }

  @Test("A port that somebody has is the display's, or another's by name where it can be seen")
  func taken() throws {
    try listen(nil)
    #expect(outcome(.success(.fixture)) == .passed("the display serves http://127.0.0.1:8080"))
    guard case .skipped = outcome(.failure(.notOurs(path: "/run/x"))) else {
      Issue.record("another user's display is called wrong")
      return
    }
    let unseen = outcome()
    #expect(unseen.fact == "The web view cannot listen on 127.0.0.1:8080: something else does.")
    #expect(unseen.remedy?.commands == ["sudo inkglance diagnose"])
    #expect(outcome(user: User(name: "root", id: 0, groups: [])).remedy?.commands == [])
    try listen(DisplayStatus.fixture.process)
    #expect(outcome(.success(.fixture)) == .passed("the display serves http://127.0.0.1:8080"))
    let other = outcome()
    #expect(
      other.remedy?.note?.hasPrefix("python3 (process \(DisplayStatus.fixture.process)) listens there.")
        == true)
    #expect(other.remedy?.commands == ["sudo kill \(DisplayStatus.fixture.process)"])
  }

  @Test("Library, token and address come first")
  func lacks() throws {
    #expect(outcome(hasLibrary: false) == .failed(WebError.noLibrary))
    #expect(
      outcome(fails: .noAddress(address: "10.0.0.9:8080"))
        == .failed(WebError.noAddress(address: "10.0.0.9:8080")))
    let missing = outcome(token: "${WEB}")
    #expect(missing.fact == "The web view has no token, and is not served. There is no secret WEB.")
    #expect(
      missing.remedy?.commands == ["sudo nano \(files.path)/secrets", "sudo chmod 600 \(files.path)/secrets"])
    let path = try files.file("secrets", "WEB=\(token)\nSHORT=a\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    #expect(outcome(token: "${WEB}").remedy?.commands == ["sudo chmod 600 \(path)"])
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    #expect(outcome(token: "${WEB}") == .passed("no display runs; 127.0.0.1:8080 is free for it"))
    #expect(outcome(token: "${SHORT}") == .failed(WebError.shortToken(shortest: 16)))
  }
}
