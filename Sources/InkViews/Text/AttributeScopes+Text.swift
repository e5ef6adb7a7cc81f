import Foundation

extension AttributeScopes {
  /// The attributes that texts understand.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// Font, colour and lines of a stretch of an attributed string.
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    public let foundation: FoundationAttributes

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }

    /// The colour.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The colour behind; not drawn.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// A line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// A line under the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// Points between letters.
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }

    /// Points after each letter.
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }

    /// Points upwards.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }
}

extension AttributeDynamicLookup {
  /// An attribute of texts by its name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension AttributeContainer {
  /// The changes of style the attributes stand for.
  var textChanges: [Text.Change] {
    typealias Scope = AttributeScopes.SwiftUIAttributes
    var changes: [Text.Change] = []
    if let font = self[Scope.FontAttribute.self] { changes.append(.font(font)) }
    if let color = self[Scope.ForegroundColorAttribute.self] { changes.append(.style(AnyShapeStyle(color))) }
    if self[Scope.StrikethroughStyleAttribute.self] != nil { changes.append(.strikethrough(true)) }
    if self[Scope.UnderlineStyleAttribute.self] != nil { changes.append(.underline(true)) }
    if let points = self[Scope.KerningAttribute.self] { changes.append(.kerning(points)) }
    if let points = self[Scope.TrackingAttribute.self] { changes.append(.tracking(points)) }
    if let points = self[Scope.BaselineOffsetAttribute.self] { changes.append(.baselineOffset(points)) }
    if let intent = self[Scope.InlinePresentationIntentAttribute.self] { changes += intent.textChanges }
    return changes
  }
}
