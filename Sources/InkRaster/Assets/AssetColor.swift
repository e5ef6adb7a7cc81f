import Foundation
import InkViews

/// The colour set of an asset catalogue.
public struct AssetColor: Hashable, Sendable {
  /// In light.
  public let light: ResolvedColor
  /// In dark; the light one where the set has no other.
  public let dark: ResolvedColor

  /// What `Contents.json` says of a set (Xcode, Asset Catalog Format Reference).
  private struct Contents: Decodable {
    struct Variant: Decodable {
      var color: Value?
      var appearances: [AssetAppearance]?
    }

    struct Value: Decodable {
      var space: String?
      var components: [String: String]?
      /// A colour of the system by its name, instead of components.
      var reference: String?

      enum CodingKeys: String, CodingKey {
        case space = "color-space"
        case components, reference
      }
    }

    var colors: [Variant]?
  }

  /// Reads a set; nil when it names no colour that is known.
  init?(set: String) {
    guard let data = FileManager.default.contents(atPath: "\(set)/Contents.json"),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return nil }
    func value(isDark: Bool) -> Contents.Value? {
      contents.colors?.first { AssetAppearance.isDark($0.appearances) == isDark && $0.color != nil }?.color
    }
    let (light, dark) = (value(isDark: false), value(isDark: true))
    guard let inLight = (light ?? dark).flatMap({ Self.color($0, dark: false) }),
      let inDark = (dark ?? light).flatMap({ Self.color($0, dark: true) })
    else { return nil }
    self.light = inLight
    self.dark = inDark
  }

  private static func color(_ value: Contents.Value, dark: Bool) -> ResolvedColor? {
    if let reference = value.reference { return SystemPalette.reference(reference, dark: dark) }
    return value.components.flatMap { numbers($0, space: value.space ?? "srgb") }
  }

  /// Components as "0.5", "128" or "0x80"; extended spaces are cut off at what the plain ones have.
  private static func numbers(_ components: [String: String], space: String) -> ResolvedColor? {
    func value(_ name: String) -> Float? {
      guard let text = components[name] else { return nil }
      if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Float($0) / 255 } }
      guard let number = Float(text), number.isFinite else { return nil }
      return min(max(text.contains(".") || number <= 1 ? number : number / 255, 0), 1)
    }
    let isLinear = space.contains("linear")
    func encoded(_ value: Float) -> Float { isLinear ? ResolvedColor.encoded(value) : value }
    let opacity = value("alpha") ?? 1
    if let white = value("white").map(encoded) {
      return ResolvedColor(red: white, green: white, blue: white, opacity: opacity)
    }
    guard let red = value("red"), let green = value("green"), let blue = value("blue") else { return nil }
    if space == "display-p3" {
      return ResolvedColor(p3Red: red, green: green, blue: blue, opacity: opacity)
    }
    return ResolvedColor(red: encoded(red), green: encoded(green), blue: encoded(blue), opacity: opacity)
  }
}
