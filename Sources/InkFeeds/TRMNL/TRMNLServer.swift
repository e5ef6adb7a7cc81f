import InkTimelines

/// The address of a server of TRMNL displays, as a widget's setting.
public struct TRMNLServer: Hashable, Sendable, WidgetParameterValue {
  /// TRMNL's own.
  public static let usual = TRMNLServer(text: "https://trmnl.app")
  public static let parameterType = "an address such as \"https://trmnl.app\""

  let text: String

  public var parameterText: String { text.parameterText }

  private init(text: String) { self.text = text }

  public init(parameter value: WidgetConfigurationValue, key: String) throws(WidgetConfigurationError) {
    let text = try String(parameter: value, key: key)
    guard WebAddress(text) != nil else {
      throw WidgetConfigurationError(
        key: key,
        problem: .wrongType(wants: Self.parameterType, got: text.printable(limit: 60).parameterText))
    }
    self.text = text
  }

  /// A display's pictures as a feed; what is empty is left out.
  public func feed(key: String, id: String, certificates: String) -> FeedSettings? {
    func given(_ text: String) -> String? { text.isEmpty ? nil : text }
    let source = TRMNLSource(
      server: text, key: given(key), id: given(id), certificates: given(certificates))
    guard let source else { return nil }
    var feed = FeedSettings(source, deadline: .seconds(30))
    feed.content = .picture
    return feed
  }
}
