import Foundation

/// Limits the lines of texts.
struct LineLimitModifier {
  let limit: Int?
  let reserved: Int

  init(_ limit: Int?, reserved: Int = 0) {
    self.limit = limit
    self.reserved = reserved
  }
}

extension LineLimitModifier: EnvironmentModifier {
  func change(_ environment: inout EnvironmentValues) {
    environment.lineLimit = limit
    environment.reservedLines = reserved
  }
}

extension View {
  /// The most lines texts inside take; nil is no limit.
  public nonisolated func lineLimit(_ number: Int?) -> some View { modifier(LineLimitModifier(number)) }

  /// At least the first and at most the last number of lines.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    modifier(LineLimitModifier(limit.upperBound, reserved: limit.lowerBound))
  }

  /// At least so many lines.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    modifier(LineLimitModifier(nil, reserved: limit.lowerBound))
  }

  /// At most so many lines.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    modifier(LineLimitModifier(limit.upperBound))
  }

  /// At most so many lines, with room for all of them if wanted.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    modifier(LineLimitModifier(limit, reserved: reservesSpace ? limit : 0))
  }

  /// How small texts inside may become to fit, 0…1.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Which part of long texts goes.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Where short lines stand.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Whether letters may move closer to fit.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }

  /// Points between wrapped lines.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Capitals for texts inside.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }

  /// The preferred size of text styles inside.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// The preferred size of text styles inside, kept in a range.
  public nonisolated func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      if let nearest = allowed.min(by: { abs($0.rawValue - size.rawValue) < abs($1.rawValue - size.rawValue) }
      ) {
        size = nearest
      }
    }
  }
}
