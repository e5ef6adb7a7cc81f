import InkErrors
import Testing

@testable import InkBoards

@Suite struct SettingsErrorTests {
  @Test("a bad display file is told by place, cause and remedy", arguments: BadDisplays.all)
  func faults_ofADisplayFile(_ bad: BadFile) throws {
    let error = try #require(DisplayFile.error(in: bad.text, vocabulary: vocabulary))
    #expect(error.explanation == bad.explanation)
    #expect(error.exitStatus == .configuration)
  }
}
