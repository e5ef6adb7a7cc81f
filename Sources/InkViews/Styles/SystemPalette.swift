import Foundation

/// The system colours of iOS as published in the Human Interface Guidelines, light and dark, in sRGB.
package enum SystemPalette {
  /// Colours with a name of their own.
  enum Name: String, Hashable, Sendable, CaseIterable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  }

  static func color(_ name: Name, dark: Bool) -> ResolvedColor {
    switch name {
    case .red: dark ? rgb(255, 69, 58) : rgb(255, 59, 48)
    case .orange: dark ? rgb(255, 159, 10) : rgb(255, 149, 0)
    case .yellow: dark ? rgb(255, 214, 10) : rgb(255, 204, 0)
    case .green: dark ? rgb(48, 209, 88) : rgb(52, 199, 89)
    case .mint: dark ? rgb(99, 230, 226) : rgb(0, 199, 190)
    case .teal: dark ? rgb(64, 200, 224) : rgb(48, 176, 199)
    case .cyan: dark ? rgb(100, 210, 255) : rgb(50, 173, 230)
    case .blue: dark ? rgb(10, 132, 255) : rgb(0, 122, 255)
    case .indigo: dark ? rgb(94, 92, 230) : rgb(88, 86, 214)
    case .purple: dark ? rgb(191, 90, 242) : rgb(175, 82, 222)
    case .pink: dark ? rgb(255, 55, 95) : rgb(255, 45, 85)
    case .brown: dark ? rgb(172, 142, 104) : rgb(162, 132, 94)
    case .gray: rgb(142, 142, 147)
    }
  }

  /// Label colours: full, then 0.6, 0.3, 0.18 of a blueish grey, in the dark 0.16.
  static func label(level: Int, dark: Bool) -> ResolvedColor {
    switch level {
    case ...0: dark ? .white : .black
    case 1: dark ? rgb(235, 235, 245, 0.6) : rgb(60, 60, 67, 0.6)
    case 2: dark ? rgb(235, 235, 245, 0.3) : rgb(60, 60, 67, 0.3)
    case 3: dark ? rgb(235, 235, 245, 0.16) : rgb(60, 60, 67, 0.18)
    default: dark ? rgb(235, 235, 245, 0.09) : rgb(60, 60, 67, 0.09)
    }
  }

  /// Page colours: white or black, and a light grey for what lies on it.
  static func background(level: Int, dark: Bool) -> ResolvedColor {
    switch level {
    case ...0: dark ? .black : .white
    case 1: dark ? rgb(28, 28, 30) : rgb(242, 242, 247)
    default: dark ? rgb(44, 44, 46) : .white
    }
  }

  /// Fills of controls: 0.20, 0.16, 0.12, 0.08 of grey, in the dark 0.36, 0.32, 0.24, 0.18.
  static func fill(level: Int, dark: Bool) -> ResolvedColor {
    switch level {
    case ...0: rgb(120, 120, 128, dark ? 0.36 : 0.2)
    case 1: rgb(120, 120, 128, dark ? 0.32 : 0.16)
    case 2: rgb(118, 118, 128, dark ? 0.24 : 0.12)
    default: dark ? rgb(118, 118, 128, 0.18) : rgb(116, 116, 128, 0.08)
    }
  }

  /// The hairline between things.
  static func separator(dark: Bool) -> ResolvedColor {
    dark ? rgb(84, 84, 88, 0.6) : rgb(60, 60, 67, 0.29)
  }

  /// The hairline between things where nothing is to show through.
  static func opaqueSeparator(dark: Bool) -> ResolvedColor { dark ? rgb(56, 56, 58) : rgb(198, 198, 200) }

  static func rgb(_ red: Float, _ green: Float, _ blue: Float, _ opacity: Float = 1) -> ResolvedColor {
    ResolvedColor(red: red / 255, green: green / 255, blue: blue / 255, opacity: opacity)
  }
}
