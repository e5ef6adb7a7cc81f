import Foundation

/// The air pressure's levels in words.
struct PressureWords {
  let language: Language

  init(_ locale: Locale) { language = Language(locale) }

  /// The widget's name.
  var title: String { language.pick("Pressure", "気圧", "气压", "氣壓") }

  /// "Calm", "Caution", "Warning", "Severe".
  func level(_ level: PressureLevel) -> String {
    switch level {
    case .calm: language.pick("Calm", "安定", "平稳", "平穩")
    case .caution: language.pick("Caution", "やや注意", "注意", "注意")
    case .warning: language.pick("Warning", "注意", "警告", "警告")
    case .severe: language.pick("Severe", "警戒", "严重", "嚴重")
    }
  }

  /// "−3.2 in 3 h".
  func change(_ text: String) -> String {
    language.pick("\(text) in 3 h", "3時間で\(text)", "3小时\(text)", "3小時\(text)")
  }

  /// "Last 24 hours".
  var lastDay: String { language.pick("Last 24 hours", "過去24時間", "过去24小时", "過去24小時") }
}
