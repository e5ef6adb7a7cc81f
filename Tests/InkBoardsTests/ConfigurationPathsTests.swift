import Testing

@testable import InkBoards

@Suite struct ConfigurationPathsTests {
  static let personal: [([String: String], String?)] = [
    (["XDG_CONFIG_HOME": "/x", "HOME": "/home/pi"], "/x/inkglance"),
    (["HOME": "/home/pi"], "/home/pi/.config/inkglance"),
    (["XDG_CONFIG_HOME": "", "HOME": "/home/pi"], "/home/pi/.config/inkglance"),
    (["XDG_CONFIG_HOME": "relative", "HOME": "/home/pi"], "/home/pi/.config/inkglance"),
    (["HOME": ""], nil), ([:], nil),
  ]

  @Test("the person's own directory comes before the system's", arguments: personal)
  func order(_ environment: [String: String], _ own: String?) {
    let paths = ConfigurationPaths(environment: { environment[$0] })
    let directories = [own, "/etc/inkglance", "/usr/share/inkglance"].compactMap { $0 }
    #expect(paths.boards == ["./boards"] + directories.map { "\($0)/boards" })
    #expect(paths.displays == directories.dropLast().map { "\($0)/inkglance.toml" })
  }
}
