import Foundation

/// How heavy people want text to be.
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}

/// The preferred size of text, by its older name.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  /// True for the five largest.
  public var isAccessibilityCategory: Bool { index >= 7 }

  fileprivate var index: Int { Self.allCases.firstIndex(of: self) ?? 3 }
}

/// Whether a program is in front.
public enum ScenePhase: Hashable, Comparable, Sendable {
  case background, inactive, active
}

/// Opens an address; nothing can be opened here.
public struct OpenURLAction: Sendable {
  /// Does nothing.
  public func callAsFunction(_ url: URL) {}
}

private struct BackgroundMaterialKey: EnvironmentKey {
  static var defaultValue: Material? { nil }
}

extension EnvironmentValues {
  /// True: nothing moves here.
  public var accessibilityReduceMotion: Bool { true }

  /// True: nothing shines through here.
  public var accessibilityReduceTransparency: Bool { true }

  /// True: one ink tells no colours apart.
  public var accessibilityDifferentiateWithoutColor: Bool { true }

  /// False: colours are not turned round.
  public var accessibilityInvertColors: Bool { false }

  /// False: there is no screen reader.
  public var accessibilityVoiceOverEnabled: Bool { false }

  /// False: nothing moves here.
  public var accessibilityPlayAnimatedImages: Bool { false }

  /// How heavy text is wanted; as it is.
  public var legibilityWeight: LegibilityWeight? { .regular }

  /// The preferred size of text, by its older name.
  public var sizeCategory: ContentSizeCategory {
    get {
      ContentSizeCategory.allCases[min(dynamicTypeSize.rawValue, ContentSizeCategory.allCases.count - 1)]
    }
    set { dynamicTypeSize = DynamicTypeSize(rawValue: newValue.index) ?? .large }
  }

  /// In front, always.
  public var scenePhase: ScenePhase { .active }

  /// The material behind the view; there is none here.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }

  /// Opens an address; nothing can be opened here.
  public var openURL: OpenURLAction { OpenURLAction() }
}
