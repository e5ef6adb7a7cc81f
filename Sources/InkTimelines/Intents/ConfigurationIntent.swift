/// The intent of Xcode's widget template, without settings.
open class ConfigurationIntent: INIntent, @unchecked Sendable {}
