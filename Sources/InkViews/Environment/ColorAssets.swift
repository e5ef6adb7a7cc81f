/// Finds a named colour: name, path of the bundle asked (nil for the widget's own), light or dark.
public typealias ColorAssets = @Sendable (String, String?, ColorScheme) -> ResolvedColor?
