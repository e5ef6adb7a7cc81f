import Foundation

/// What widgets say about their data when there is none.
struct FeedWords {
  let language: Language

  init(_ locale: Locale) { language = Language(locale) }

  /// The source gave nothing yet.
  var noData: String { language.pick("No data", "データなし", "无数据", "無資料") }

  /// The source gave an empty list.
  var nothing: String { language.pick("Nothing", "なし", "无", "無") }

  /// The display file names no source.
  var noSource: String { language.pick("No source set", "データ元が未設定", "未设置数据源", "未設定資料來源") }
}
