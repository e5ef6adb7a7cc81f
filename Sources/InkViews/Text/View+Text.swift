import Foundation

/// Adds a change of style to every text inside.
struct TextChangeModifier {
  let text: Text.Change

  init(_ text: Text.Change) { self.text = text }
}

extension TextChangeModifier: EnvironmentModifier {
  func change(_ environment: inout EnvironmentValues) { environment.textChanges.append(text) }
}

extension View {
  /// The font of texts inside; nil is body.
  public nonisolated func font(_ font: Font?) -> some View { environment(\.font, font) }
  /// The weight of fonts inside.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    modifier(TextChangeModifier(.fontChange(.weight(weight))))
  }
  /// The design of fonts inside.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    modifier(TextChangeModifier(.fontChange(.design(design))))
  }
  /// The width of fonts inside.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
    modifier(TextChangeModifier(.fontChange(.width(width))))
  }
  /// Bold inside.
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    modifier(TextChangeModifier(.fontChange(.bold(isActive))))
  }
  /// Italics inside.
  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    modifier(TextChangeModifier(.fontChange(.italic(isActive))))
  }
  /// Every character inside equally wide.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
    transformEnvironment(\.textChanges) { if isActive { $0.append(.fontChange(.design(.monospaced))) } }
  }
  /// Every digit inside equally wide.
  public nonisolated func monospacedDigit() -> some View {
    modifier(TextChangeModifier(.fontChange(.monospacedDigits)))
  }
  /// A line under texts inside.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    modifier(TextChangeModifier(.underline(isActive)))
  }
  /// A line through texts inside.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    modifier(TextChangeModifier(.strikethrough(isActive)))
  }
  /// Points between letters inside.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View {
    modifier(TextChangeModifier(.kerning(kerning)))
  }
  /// Points after each letter inside.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View {
    modifier(TextChangeModifier(.tracking(tracking)))
  }
  /// Points upwards for texts inside.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    modifier(TextChangeModifier(.baselineOffset(baselineOffset)))
  }
}
