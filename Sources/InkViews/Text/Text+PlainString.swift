extension Text {
  /// What it reads as in an environment, styles left out.
  package func plainString(in environment: EnvironmentValues) -> String {
    TextResolution(self, in: environment).runs.filter { $0.symbol == nil }.map(\.string).joined()
  }
}
