import InkSoak
import Testing

struct SoakProgressTests {
  @Test("on a terminal one line is written over, four times a second, with the time that is left")
  func terminal() {
    let progress = SoakProgress(days: 365, isTerminal: true)
    #expect(progress.begin == "day 0 of 365")
    #expect(progress.text(day: 1, after: .milliseconds(200)) == nil)
    #expect(
      progress.text(day: 73, after: .seconds(20)) == "\r\u{1B}[Kday 73 of 365, 20 s, about 80 s to go")
    #expect(progress.text(day: 74, after: .milliseconds(20_100)) == nil)
    #expect(progress.end == "\r\u{1B}[K")
  }

  @Test("elsewhere a line every thirty days, and nothing that moves a terminal")
  func log() {
    let progress = SoakProgress(days: 60, isTerminal: false)
    #expect(progress.begin == "" && progress.end == "")
    #expect(progress.text(day: 29, after: .seconds(9)) == nil)
    #expect(progress.text(day: 30, after: .seconds(10)) == "day 30 of 60, 10 s, about 10 s to go\n")
  }
}
