import InkErrors
import Testing

@testable import InkBoards

@Suite struct BoardErrorTests {
  @Test("a bad board file is told by place, cause and remedy", arguments: BadBoards.all)
  func faults_ofABoardFile(_ bad: BadFile) throws {
    let error = try #require(BoardFile.error(in: bad.text, vocabulary: vocabulary))
    #expect(error.explanation == bad.explanation)
    #expect(error.exitStatus == .configuration)
  }

  @Test("all faults of a file are found at once, in reading order")
  func faults_ofOneFile() throws {
    let text = """
      simulatd = true
      [panel]
      model = "waveshare-2in13-v4"
      spi = "spi0"
      lines = { data_command = 8, reset = 17, busy = 17 }
      rotation = 45
      [gauge]
      """
    let error = try #require(BoardFile.error(in: text))
    #expect(
      error.faults.map { "\($0.line):\($0.column) \($0.key)" } == [
        "1:1 simulatd", "4:7 panel.spi", "5:48 panel.lines.busy", "6:12 panel.rotation", "7:1 gauge.model",
      ])
  }

  @Test("a board of no name suggests the nearest, or says where it looked")
  func notFound() {
    let near = BoardError.notFound(name: "simulatet", searched: ["./boards"], known: ["simulated"])
    #expect(
      near.description == """
        There is no board "simulatet".
          likely cause: "simulated" was meant.
          what to do: Write "simulated", or run `inkglance list boards` for all names.
        """)
    let far = BoardError.notFound(
      name: "mine", searched: ["./boards", "/etc/inkglance/boards"], known: ["simulated"])
    #expect(
      far.description == """
        There is no board "mine".
          likely cause: No file mine.toml is in ./boards, /etc/inkglance/boards, and no board of that name is built in.
          what to do: Run `inkglance list boards` for all names, or give the path of a file, such as ./mine.toml.
        """)
    #expect(near.exitStatus == .noInput)
  }
}
