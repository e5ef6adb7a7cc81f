import Foundation
import InkTimelines
import InkViews

/// A colour of a display file: a name, or "#RRGGBB".
struct InkColor: Hashable, WidgetParameterValue {
  /// As it is written.
  let text: String
  /// Red, green and blue, 0…1.
  private let components: [Double]

  static let white = InkColor(text: "white", components: [1, 1, 1])
  static let black = InkColor(text: "black", components: [0, 0, 0])

  /// The system's colours in their light variants (Human Interface Guidelines, Color), black and white.
  private static let named: [(name: String, hex: UInt32)] = [
    ("black", 0x000000), ("white", 0xFFFFFF), ("red", 0xFF3B30), ("orange", 0xFF9500), ("yellow", 0xFFCC00),
    ("green", 0x34C759), ("mint", 0x00C7BE), ("teal", 0x30B0C7), ("cyan", 0x32ADE6), ("blue", 0x007AFF),
    ("indigo", 0x5856D6), ("purple", 0xAF52DE), ("pink", 0xFF2D55), ("brown", 0xA2845E), ("gray", 0x8E8E93),
  ]

  static let names = named.map(\.name)
  static var parameterType: String { "a colour: \(names.joined(separator: ", ")) or \"#RRGGBB\"" }
  var parameterText: String { text.parameterText }

  private init(text: String, components: [Double]) {
    self.text = text
    self.components = components
  }

  /// Reads a colour; nil for anything else.
  init?(_ text: String) {
    var hex = Self.named.first { $0.name == text.lowercased() }?.hex
    if text.hasPrefix("#"), text.utf8.count == 7, text.dropFirst().allSatisfy(\.isHexDigit) {
      hex = UInt32(text.dropFirst(), radix: 16)
    }
    guard let hex else { return nil }
    self.init(text: text, components: [16, 8, 0].map { Double(hex >> UInt32($0) & 0xFF) / 255 })
  }

  init(parameter value: WidgetConfigurationValue, key: String) throws(WidgetConfigurationError) {
    guard case .string(let text) = value else { throw .init(key: key, wants: Self.self, got: value) }
    guard let color = InkColor(text) else {
      throw .init(key: key, problem: .notAmong(Self.names, got: text))
    }
    self = color
  }

  /// For views.
  var color: Color { Color(red: components[0], green: components[1], blue: components[2]) }

  /// How light it looks, 0…1 (ITU-R BT.709 weights on the encoded values).
  var lightness: Double { 0.2126 * components[0] + 0.7152 * components[1] + 0.0722 * components[2] }
}
