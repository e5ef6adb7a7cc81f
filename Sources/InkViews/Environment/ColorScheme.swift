/// Light or dark appearance.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  case light, dark
}

/// How much contrast is wanted.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  case standard, increased
}

/// How much room there is along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular
}

/// The direction of reading.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight, rightToLeft
}

/// Finds a named colour: name, path of the bundle asked (nil for the widget's own), light or dark.
public typealias ColorAssets = @Sendable (String, String?, ColorScheme) -> ResolvedColor?
