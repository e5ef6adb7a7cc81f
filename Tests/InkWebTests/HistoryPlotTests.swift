import Foundation
import Testing

@testable import InkHost
@testable import InkWeb

@Suite("HistoryPlot")
final class HistoryPlotTests {
  private let directory = NSTemporaryDirectory() + "inkglance-" + UUID().uuidString
  private let end = PublishedStatus.Edition.now

  deinit { try? FileManager.default.removeItem(atPath: directory) }

  private func bars(_ counts: [(partial: Int, whole: Int)]) -> [HistoryData.Bar] {
    counts.enumerated().map { index, count in
      HistoryData.Bar(
        start: end.addingTimeInterval(Double(index - counts.count) * 3600), partial: count.partial,
        whole: count.whole)
    }
  }

  private func svg(_ data: HistoryData) throws -> String {
    HistoryPlot(data, zone: try #require(TimeZone(identifier: "Europe/Berlin"))).svg().text
  }

  @Test("Readings and refreshes come from the database by stretches, old ones are left out")
  func reads() throws {
    let path = "\(directory)/history.sqlite"
    let database = try HistoryDatabase(path: path)
    func refresh(_ hours: Double, _ mode: String) -> RefreshRecord {
      RefreshRecord(
        date: end.addingTimeInterval(-3600 * hours), mode: mode, reason: "", windows: 1, bytes: 1,
        busyMilliseconds: 1)
    }
    func reading(_ hours: Double, _ percent: Double?) -> BatteryRecord {
      BatteryRecord(date: end.addingTimeInterval(-3600 * hours), percent: percent)
    }
    try database.add(
      [
        refresh(0.5, "partial"), refresh(0.6, "full"), refresh(0.7, "fast"), refresh(23.5, "partial"),
        refresh(25, "full"),
      ],
      [reading(12, 80), reading(1, nil), reading(0.5, 70), reading(30, 99)])
    let data = try HistoryData(days: 1, end: end, path: path)
    #expect(data.bars.count == 24)
    #expect(data.bars.last?.partial == 1 && data.bars.last?.whole == 2)
    #expect(data.bars.first?.partial == 1 && data.bars.first?.whole == 0)
    #expect(data.levels.map(\.percent) == [80, 70])
    #expect(data.summary == "2 partial refreshes and 2 of the whole screen; the battery from 80 % to 70 %.")
    #expect(try HistoryData(days: 7, end: end, path: path).bars.count == 28)
    #expect(try HistoryData(days: 30, end: end, path: path).bars.count == 30)
  }

  @Test("A file that is no database is an error, not an empty plot")
  func broken() throws {
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    let path = "\(directory)/broken.sqlite"
    try
      "nothing that SQLite could read, and longer than a header of a hundred bytes would be, so that it is looked at"
      .write(toFile: path, atomically: false, encoding: .utf8)
    #expect(throws: HistoryError.self) { try HistoryData(days: 1, end: self.end, path: path) }
  }

  @Test("A full scale is a whole plot's height, parts stand above whole ones, and a bar of none is none")
  func stands() throws {
    let data = HistoryData(days: 1, end: end, bars: bars([(3, 1), (0, 0), (0, 4)]), levels: [])
    let text = try svg(data)
    // From 142 to 206: three of four are 48, one is 16.
    #expect(text.contains("<rect class=\"partial\" x=\"363.9\" y=\"142\" width=\"93.3\" height=\"48\"/>"))
    #expect(text.contains("y=\"190\" width=\"93.3\" height=\"16\"/>"))
    #expect(text.contains("y=\"142\" width=\"93.3\" height=\"64\"/>"))
    #expect(text.components(separatedBy: "width=\"93.3\"").count - 1 == 3)
    #expect(!text.contains("class=\"level\""))
  }

  @Test(
    "The scale is the most, to two digits upwards",
    arguments: [(0, 1), (7, 7), (99, 99), (340, 340), (1081, 1100)])
  func scale(most: Int, label: Int) throws {
    let text = try svg(HistoryData(days: 1, end: end, bars: bars([(most, 0)]), levels: []))
    #expect(text.contains("text-anchor=\"end\">\(label)</text>"))
  }

  @Test("The level's line breaks where nothing is known for hours, and keeps within its scale")
  func line() throws {
    let hours: [(Double, Double)] = [(24, 100), (23.5, 50), (12, 0), (0, 140)]
    let levels = hours.map { HistoryData.Level(date: end.addingTimeInterval(-3600 * $0), percent: $1) }
    let text = try svg(HistoryData(days: 1, end: end, bars: [], levels: levels))
    #expect(text.contains("d=\"M46 10h.01L53.3 65M221 120h.01M396 10h.01\""))
  }

  @Test("Hours are named in the display's zone, days by weekday, then by date")
  func axis() throws {
    func names(_ days: Int) throws -> [String] {
      try svg(HistoryData(days: days, end: end, bars: [], levels: [])).matches(
        of: /y="224" text-anchor="\w+">([^<]+)</
      ).map { String($0.1) }
    }
    #expect(try names(1) == ["06:00", "12:00", "18:00", "00:00"])
    #expect(try names(7) == ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"])
    #expect(try names(30) == ["13 Feb", "18 Feb", "23 Feb", "28 Feb", "5 Mar", "10 Mar"])
  }

  @Test("The plot has a title for who does not see it, and no style that a page's policy forbids")
  func accessible() throws {
    let data = HistoryData(days: 1, end: end, bars: bars([(3, 1)]), levels: [])
    let text = HistoryPlot(data, zone: .gmt).svg(isAlone: true).text
    #expect(text.contains("role=\"img\""))
    #expect(text.contains("<title id=\"plot-title\">3 partial refreshes and 1 of the whole screen.</title>"))
    #expect(
      text.contains("fill=\"#8fb3d9\"") && !text.contains("style") && !text.contains("class=\"partial\""))
  }
}
