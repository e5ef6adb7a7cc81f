import InkTimelines

/// A feed whose bytes are a picture, as a display file has it: the same table as any other feed, without `path`.
public struct PictureSettings: Hashable, Sendable, WidgetParameterValue {
  public var feed: FeedSettings

  public static var parameterType: String { FeedSettings.parameterType }

  public var parameterText: String { feed.parameterText }

  public init(parameter value: WidgetConfigurationValue, key: String) throws(WidgetConfigurationError) {
    if case .table(let values) = value, values["path"] != nil {
      throw WidgetConfigurationError(
        key: "\(key).path", problem: .wrongType(wants: "no path: all of it is the picture", got: "a path"))
    }
    feed = try FeedSettings(parameter: value, key: key)
    feed.path = nil
    feed.content = .picture
  }
}
