import Foundation
import Testing

@testable import InkFeeds

@Suite("Secrets")
final class SecretsTests {
  private let directory = FileManager.default.temporaryDirectory.appending(
    path: "secrets-\(UUID().uuidString)")
  private var file: String { directory.appending(path: "secrets").path() }

  init() throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: directory) }

  private func write(_ text: String, permissions: Int) throws {
    try text.write(toFile: file, atomically: false, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: file)
  }

  @Test("Names stand for the texts of an owner's file")
  func fills() throws {
    try write("# keys\nWEATHER = a=b \n\nOTHER=2\n", permissions: 0o600)
    let secrets = Secrets(credentials: nil, files: ["/nowhere/secrets", file])
    #expect(try secrets.filled("x${WEATHER}y${OTHER}${") == "xa=by2${")
    #expect(try secrets.filled("plain") == "plain")
    #expect(throws: HTTPError.noSecret(name: "WETHER", places: ["/nowhere/secrets", file])) {
      try secrets.filled("${WETHER}")
    }
  }

  @Test("A file that others can read is refused", arguments: [0o640, 0o604, 0o660])
  func open(_ permissions: Int) throws {
    try write("A=1\n", permissions: permissions)
    #expect(throws: HTTPError.openSecrets(path: file)) {
      try Secrets(credentials: nil, files: [file]).filled("${A}")
    }
  }

  @Test("The service manager's credentials come first, and no name leads out of them")
  func credentials() throws {
    try write("A=file\n", permissions: 0o600)
    try "given\n".write(toFile: directory.appending(path: "A").path(), atomically: false, encoding: .utf8)
    let secrets = Secrets(credentials: directory.path(), files: [file])
    #expect(try secrets.filled("${A}") == "given")
    #expect(throws: HTTPError.self) { try secrets.filled("${../\(directory.lastPathComponent)/A}") }
  }

  @Test("They are looked for beside the display file")
  func places() {
    let named = Secrets { ["XDG_CONFIG_HOME": "/x", "HOME": "/h", "CREDENTIALS_DIRECTORY": "/run/c"][$0] }
    #expect(
      named
        == Secrets(credentials: "/run/c", files: ["/x/inkglance/secrets", "/etc/inkglance/secrets"]))
    let homely = Secrets { ["XDG_CONFIG_HOME": "x", "HOME": "/h"][$0] }
    #expect(
      homely
        == Secrets(credentials: nil, files: ["/h/.config/inkglance/secrets", "/etc/inkglance/secrets"]))
  }
}
