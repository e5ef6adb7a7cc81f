import Foundation
import InkGauges
import InkPanels
import Testing

@testable import InkBoards

/// The files of `boards/`, each of which somebody has on the desk.
@Suite struct BoardFolderTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("boards").path
  static let names = TextFile.tomlNames(in: folder)

  static let catalogues = Vocabulary(
    panels: PanelCatalog.all.map(\.name), gauges: GaugeCatalog.names)

  func board(_ name: String) throws -> Board {
    try BoardFile.load("\(Self.folder)/\(name).toml", vocabulary: Self.catalogues)
  }

  @Test("the folder is found and holds the boards of the manual")
  func folder_isFound() {
    #expect(Self.names.count >= 8)
    #expect(Set(Self.names).isSuperset(of: ["simulated", "waveshare-epd-2in13-v4"]))
  }

  @Test(
    "it has no fault: every name is in a catalogue, no line has two owners or the kernel for one",
    arguments: names)
  func parses(_ name: String) throws {
    let board = try board(name)
    #expect(board.name == name)
    #expect(board.title != name, "a board has a title that a person reads")
    #expect(board.isSimulated == (board.panel.wiring == nil))
  }

  @Test("its file name is in kebab case", arguments: names)
  func name_isKebabCase(_ name: String) {
    #expect(name.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") })
  }

  @Test("its lines are on the header and none is a chip select", arguments: names)
  func lines_areOnTheHeader(_ name: String) throws {
    guard let wiring = try board(name).panel.wiring else { return }
    let lines = [wiring.dataCommand, wiring.busy] + [wiring.reset, wiring.power].compactMap { $0 }
    #expect(Set(lines).count == lines.count)
    for case .number(let number) in lines {
      #expect((2...27).contains(number) && ![7, 8].contains(number))
    }
  }

  @Test("its address is one that its gauge can have", arguments: names)
  func address_isTheGauges(_ name: String) throws {
    guard let gauge = try board(name).gauge, let address = gauge.address else { return }
    #expect(try GaugeCatalog.model(named: gauge.model).addresses.contains(address))
  }

  @Test("the program carries the same text; scripts/embed-boards writes it", arguments: names)
  func isBuiltIn(_ name: String) throws {
    let text = try String(contentsOfFile: "\(Self.folder)/\(name).toml", encoding: .utf8)
    #expect(BuiltInBoards.texts[name] == text)
  }

  @Test("the program carries no board that the folder has not")
  func nothingElseIsBuiltIn() {
    #expect(BuiltInBoards.texts.keys.sorted() == Self.names)
  }
}
