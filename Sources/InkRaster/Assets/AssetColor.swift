import Foundation
import InkViews

/// The colour set of an asset catalogue.
public struct AssetColor: Hashable, Sendable {
  /// In light.
  public let light: ResolvedColor
  /// In dark; the light one where the set has no other.
  public let dark: ResolvedColor

  /// Light or dark, among other appearances.
  struct Appearance: Decodable {
    var appearance: String
    var value: String
  }

  /// What `Contents.json` says of a set (Xcode, Asset Catalog Format Reference).
  private struct Contents: Decodable {
    struct Variant: Decodable {
      var color: Value?
      var appearances: [Appearance]?
    }

    struct Value: Decodable {
      var components: [String: String]?
    }

    var colors: [Variant]?
  }

  /// Reads a set; nil when it names no colour of its own.
  init?(set: String) {
    guard let data = FileManager.default.contents(atPath: "\(set)/Contents.json"),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return nil }
    func color(_ isWanted: (Contents.Variant) -> Bool) -> ResolvedColor? {
      contents.colors?.first(where: isWanted)?.color?.components.flatMap(Self.numbers)
    }
    let dark = color { variant in
      variant.appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false
    }
    guard let light = color({ $0.appearances == nil }) ?? dark else { return nil }
    self.light = light
    self.dark = dark ?? light
  }

  /// Components as "0.5", "128" or "0x80".
  private static func numbers(_ components: [String: String]) -> ResolvedColor? {
    func value(_ name: String) -> Float? {
      guard let text = components[name] else { return nil }
      if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Float($0) / 255 } }
      guard let number = Float(text) else { return nil }
      return text.contains(".") || number <= 1 ? number : number / 255
    }
    let opacity = value("alpha") ?? 1
    if let white = value("white") {
      return ResolvedColor(red: white, green: white, blue: white, opacity: opacity)
    }
    guard let red = value("red"), let green = value("green"), let blue = value("blue") else { return nil }
    return ResolvedColor(red: red, green: green, blue: blue, opacity: opacity)
  }
}
