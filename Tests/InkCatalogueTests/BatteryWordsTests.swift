import Foundation
import InkTimelines
import Testing

@testable import InkCatalogue

@Suite("BatteryWords")
struct BatteryWordsTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let locale: String
    let battery: BatteryStatus
    let state: String
    let remaining: String?
    var testDescription: String { "\(locale) \(battery.state) \(state)" }
  }

  static let cases: [Case] = [
    Case(
      locale: "en_US", battery: .init(level: 0.8, state: .charging, timeRemaining: 4320), state: "Charging",
      remaining: "1 h 12 min to full"),
    Case(
      locale: "en_GB", battery: .init(level: 0.5, state: .unplugged, timeRemaining: 12_000),
      state: "On battery",
      remaining: "3 h 20 min left"),
    Case(
      locale: "de_DE", battery: .init(level: 0.5, state: .unplugged, timeRemaining: 2700),
      state: "On battery",
      remaining: "45 min left"),
    Case(locale: "en", battery: .init(level: 1, state: .full), state: "Charged", remaining: nil),
    Case(locale: "en", battery: .init(level: 0.4), state: "Battery", remaining: nil),
    Case(locale: "en", battery: .init(), state: "No battery data", remaining: nil),
    Case(
      locale: "en", battery: .init(level: 0.4, state: .unplugged, timeRemaining: 7200, isStale: true),
      state: "On battery", remaining: "gauge silent"),
    Case(
      locale: "en", battery: .init(level: 0.9, state: .unplugged, timeRemaining: 200_000),
      state: "On battery",
      remaining: "2 days left"),
    Case(
      locale: "en", battery: .init(level: 0.9, state: .unplugged, timeRemaining: 100_000),
      state: "On battery", remaining: "27 h left"),
    Case(
      locale: "en", battery: .init(level: 0.9, state: .unplugged, timeRemaining: 59), state: "On battery",
      remaining: nil),
    Case(
      locale: "ja_JP", battery: .init(level: 0.8, state: .charging, timeRemaining: 4320), state: "充電中",
      remaining: "あと1時間12分"),
    Case(
      locale: "zh_CN", battery: .init(level: 0.8, state: .charging, timeRemaining: 3600), state: "正在充电",
      remaining: "1小时后充满"),
    Case(
      locale: "zh_TW", battery: .init(level: 0.8, state: .unplugged, timeRemaining: 3900), state: "使用電池",
      remaining: "剩餘1小時5分"),
    Case(locale: "zh-Hans-HK", battery: .init(level: 1, state: .full), state: "已充满", remaining: nil),
    Case(locale: "zh_HK", battery: .init(level: 1, state: .full), state: "已充滿", remaining: nil),
  ]

  @Test("States and times are said in the locale's words", arguments: cases)
  func words(_ it: Case) {
    let words = BatteryWords(Locale(identifier: it.locale))
    #expect(words.state(it.battery) == it.state)
    #expect(words.remaining(it.battery) == it.remaining)
  }

  @Test("An unknown level is a dash, never 0 %")
  func unknownPercent() {
    #expect(BatteryWords(Locale(identifier: "en")).percent(BatteryStatus()) == "–")
    #expect(BatteryWords(Locale(identifier: "en")).percent(BatteryStatus(level: 0.004)) == "0%")
    #expect(BatteryWords(Locale(identifier: "en")).percent(BatteryStatus(level: 0.745)) == "75%")
  }
}
