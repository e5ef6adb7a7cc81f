import Foundation
import Testing

@testable import InkCatalogue

@Suite("AgeWords")
struct AgeWordsTests {
  static let ages: [(Double, String, String, String, String)] = [
    (-5, "just now", "たった今", "刚刚", "剛剛"), (0, "just now", "たった今", "刚刚", "剛剛"),
    (59.9, "just now", "たった今", "刚刚", "剛剛"), (60, "1 min ago", "1分前", "1分钟前", "1分鐘前"),
    (3599, "59 min ago", "59分前", "59分钟前", "59分鐘前"), (3600, "1 h ago", "1時間前", "1小时前", "1小時前"),
    (172_799, "47 h ago", "47時間前", "47小时前", "47小時前"), (172_800, "2 days ago", "2日前", "2天前", "2天前"),
    (1e18, "11574074 days ago", "11574074日前", "11574074天前", "11574074天前"),
  ]

  @Test("An age is said in one unit, rounded down", arguments: ages)
  func ago(_ seconds: Double, _ en: String, _ ja: String, _ hans: String, _ hant: String) {
    let locales = ["en_GB", "ja_JP", "zh_CN", "zh_TW"].map(Locale.init(identifier:))
    #expect(locales.map { AgeWords($0).ago(seconds) } == [en, ja, hans, hant])
  }

  @Test("An age reads differently by the minute, then by the hour, then by the day")
  func changes() {
    let event = Date(timeIntervalSince1970: 1_796_042_700)
    func offsets(_ age: Double, _ count: Int) -> [Double] {
      AgeWords.changes(of: event, after: event + age, count: count).map { $0.timeIntervalSince(event) }
    }
    #expect(offsets(0, 3) == [60, 120, 180])
    #expect(offsets(3540, 3) == [3600, 7200, 10_800])
    #expect(offsets(170_000, 2) == [172_800, 259_200])
    #expect(offsets(-100, 2) == [0, 60])
  }

  @Test(
    "Each instant given is one at which the words differ, and none between is left out",
    arguments: [0.0, 3000, 160_000])
  func changesAreChanges(age: Double) {
    let event = Date(timeIntervalSince1970: 1_796_042_700)
    var now = event + age
    for change in AgeWords.changes(of: event, after: now, count: 70) {
      #expect(
        AgeWords.unit(of: change.timeIntervalSince(event)) != AgeWords.unit(of: now.timeIntervalSince(event)))
      #expect(
        AgeWords.unit(of: change.timeIntervalSince(event) - 0.5)
          == AgeWords.unit(of: now.timeIntervalSince(event)))
      now = change
    }
  }
}
