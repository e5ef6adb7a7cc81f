import Foundation
import InkFeeds

extension FeedWords {
  /// Why a source gave nothing, in the few words that a place on the glass has room for.
  ///
  /// The whole sentence, with what to do, is in `diagnose`, `status` and the log.
  func cause(_ error: FeedError) -> String {
    switch error {
    case .notStarted: noProgram
    case .failed(_, let status, _): exit(status)
    case .killed: stopped
    case .deadline: late
    case .silent: empty
    case .unreadable(_, let number): number == ENOENT || number == ENOTDIR ? noFile : notReadable
    case .notFile: noFile
    case .http(let error): cause(error)
    case .mqtt(let error): cause(error)
    case .noMetric, .noMember, .null: noValue
    case .tooLong, .tooDeep: tooLong
    case .notText, .notJSON, .picture, .bitmap: notReadable
    case .calendar(.tooSlow): late
    case .calendar: notReadable
    case .trmnl(.notClaimed), .trmnl(.notKnown): refused
    case .trmnl: noPicture
    }
  }

  private func cause(_ error: HTTPError) -> String {
    switch error {
    case .status(_, let code, _): "HTTP \(code)"
    case .noLibrary: missing("libcurl")
    case .noSecret, .openSecrets: noSecret
    case .noHost, .noConnection, .notAddress, .other: noServer
    case .deadline: late
    case .certificate, .authorities, .insecureRedirect: untrusted
    case .redirects, .redirectElsewhere: refused
    case .silent: empty
    case .tooLong: tooLong
    }
  }

  private func cause(_ error: MQTTError) -> String {
    switch error {
    case .noLibrary: missing("libmosquitto")
    case .unreachable, .hungUp, .lost, .setup: noBroker
    case .refused, .replaced: refused
    case .untrusted: untrusted
    case .silent: noMessage
    case .secret(let error): cause(error)
    }
  }

  /// It gave nothing.
  var empty: String { language.pick("Empty", "空", "空", "空") }

  /// It gave something that is no value of the widget's kind.
  var notUsable: String { language.pick("Unusable", "使用不可", "无法使用", "無法使用") }

  /// A shared library that is not installed.
  func missing(_ library: String) -> String {
    language.pick("No \(library)", "\(library)なし", "无 \(library)", "無 \(library)")
  }

  /// What a code is to say does not fit into one of this size.
  var tooLong: String { language.pick("Too long", "長すぎます", "太长", "太長") }

  private func exit(_ status: Int32) -> String {
    language.pick("Exit \(status)", "終了 \(status)", "退出 \(status)", "結束 \(status)")
  }
  private var late: String { language.pick("Late", "応答なし", "超时", "逾時") }
  private var stopped: String { language.pick("Stopped", "停止", "已停止", "已停止") }
  private var noProgram: String { language.pick("No program", "プログラムなし", "无程序", "無程式") }
  private var noFile: String { language.pick("No file", "ファイルなし", "无文件", "無檔案") }
  private var noValue: String { language.pick("No value", "値なし", "无数值", "無數值") }
  private var noPicture: String { language.pick("No picture", "画像なし", "无图片", "無圖片") }
  private var noServer: String { language.pick("No server", "サーバーなし", "无服务器", "無伺服器") }
  private var noBroker: String { language.pick("No broker", "ブローカーなし", "无代理", "無代理") }
  private var noMessage: String { language.pick("No message", "メッセージなし", "无消息", "無訊息") }
  private var noSecret: String { language.pick("No secret", "キーなし", "无密钥", "無金鑰") }
  private var refused: String { language.pick("Refused", "拒否", "被拒绝", "遭拒絕") }
  private var untrusted: String { language.pick("Not trusted", "信頼不可", "不受信任", "不受信任") }
  private var notReadable: String { language.pick("Not readable", "読取不可", "无法读取", "無法讀取") }
}
