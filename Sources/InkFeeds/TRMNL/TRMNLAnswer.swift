import Foundation

/// What a server of TRMNL displays says about the next picture, as far as it is used.
///
/// Names and meanings: TRMNL's private API and its firmware's README. Numbers come as numbers or as texts, depending on the
/// server.
struct TRMNLAnswer: Equatable {
  /// HTTP's statuses, or 0 for all well; nil where there is none.
  var status: Int?
  var imageURL: String?
  var filename: String?
  /// What the server has to say to people.
  var message: String?
  var key: String?
  var friendlyID: String?
  /// 30 seconds to a day.
  var refreshRate: Duration?

  /// How often a display asks a server that does not say.
  static let usualRefreshRate = Duration.seconds(900)

  /// Reads an answer; nil for one that is no table.
  init?(_ bytes: [UInt8]) {
    guard let value = try? FeedValue(json: bytes), case .table = value else { return nil }
    func text(_ name: String) -> String? { value[name]?.text.flatMap { $0.isEmpty ? nil : $0 } }
    status = value["status"]?.number.flatMap { Int(exactly: $0) }
    imageURL = text("image_url")
    filename = text("filename")
    message = (text("message") ?? text("error")).map { $0.printable(limit: 120) }
    key = text("api_key")
    friendlyID = text("friendly_id").map { $0.printable(limit: 20) }
    refreshRate = value["refresh_rate"]?.number.map { .seconds(min(max($0, 30), 86_400)) }
  }
}
