import Foundation
import InkFeeds

/// The last time something happened, read from a feed's report.
struct LastEvent: Equatable {
  var date: Date?
  var name: String?
  /// Such as milligrams of caffeine.
  var amount: Double?
  var unit: String?

  /// Reads an instant, or a table with `time` and, if it likes, `name`, `amount` and `unit`.
  ///
  /// Of a file that holds no instant it is the time it was changed, and what it holds is the name: `touch` will do.
  init(_ report: FeedReport?, isFile: Bool = false) {
    guard let reading = report?.reading else { return }
    switch reading.value {
    case .table:
      date = reading.value["time"]?.date
      name = reading.value["name"]?.text
      amount = reading.value["amount"]?.number
      unit = reading.value["unit"]?.text.map { String($0.prefix(12)) }
    case _ where reading.value.date != nil: date = reading.value.date
    case .text(let text) where isFile:
      date = reading.date
      name = text.isEmpty ? nil : text
    default: break
    }
    if let line = name?.split(whereSeparator: \.isNewline).first { name = String(line.prefix(80)) }
  }

  /// "95", "0.5".
  var amountText: String? {
    amount.map { $0 == $0.rounded() ? "\(Int($0))" : "\(($0 * 10).rounded() / 10)" }
  }
}
