import InkViews

/// Which face a font asks for: families in order of preference, and the weight that reads at a size.
enum FontFamilies {
  /// The regional forms of Han characters.
  enum Han: String, CaseIterable {
    case japanese = "ja"
    case simplified = "zh-cn"
    case traditional = "zh-tw"
    case hongKong = "zh-hk"
    case korean = "ko"

    /// The forms a language tag (BCP 47) asks for; nil for languages not written with Han.
    init?(language: String) {
      let parts = language.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" })
      switch parts.first {
      case "ja": self = .japanese
      case "ko": self = .korean
      case "zh", "yue", "wuu", "cmn":
        if parts.contains("hk") || parts.contains("mo") {
          self = .hongKong
        } else if parts.contains("hant") || parts.contains("tw") {
          self = .traditional
        } else {
          self = parts.first == "yue" && !parts.contains("hans") ? .hongKong : .simplified
        }
      default: return nil
      }
    }

    /// The forms that the text itself shows: kana, hangul, else simplified for any Han character.
    init?(text: String) {
      var found: Han?
      for scalar in text.unicodeScalars where scalar.value >= 0x1100 {
        switch scalar.value {
        case 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F:
          self = .japanese
          return
        case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7AF:
          self = .korean
          return
        case 0x2E80...0x2FDF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: found = .simplified
        default: break
        }
      }
      guard let found else { return nil }
      self = found
    }

    /// Noto's name of the forms.
    var suffix: String {
      switch self {
      case .japanese: "JP"
      case .simplified: "SC"
      case .traditional: "TC"
      case .hongKong: "HK"
      case .korean: "KR"
      }
    }
  }

  /// The language to shape `text` in, as fontconfig writes it.
  static func language(of text: String, displayed language: String) -> String {
    (Han(language: language) ?? Han(text: text))?.rawValue ?? (language.isEmpty ? "en" : language)
  }

  /// From this size on Inter's display cut is used: finer joins and closer spacing.
  static let displaySize = 30

  /// Families in order, as pango takes them.
  static func list(for design: ResolvedFont.Design, pixelSize: Int, language: String) -> String {
    let han = Han(language: language)
    let sans = "Noto Sans CJK \((han ?? .japanese).suffix)"
    let inter = pixelSize >= displaySize ? "Inter Display,Inter" : "Inter"
    // A language written in Han takes its punctuation and symbols from the Han face, others from DejaVu.
    let fallback = han == nil ? "DejaVu Sans,\(sans)" : "\(sans),DejaVu Sans"
    switch design {
    case .standard, .rounded: return "\(inter),\(fallback)"
    case .serif: return "DejaVu Serif,Noto Serif CJK \((han ?? .japanese).suffix),\(inter),\(fallback)"
    case .monospaced: return "DejaVu Sans Mono,\(fallback)"
    case .custom(let name): return "\(name.replacing(",", with: " ")),\(inter),\(fallback)"
    }
  }

  /// The weight of face that keeps the asked weight apart from its neighbours at that size.
  ///
  /// In small type a stem is one pixel or two, nothing between. A semibold's would be one as in regular text,
  /// or two with the dots of the i closed (12, 13 and 20 px); a black's counters fill.
  static func weight(_ weight: Int, pixelSize: Int) -> Int {
    switch pixelSize {
    case ..<10: weight >= 600 ? 800 : 400
    case ..<14: weight >= 600 ? 700 : 400
    case ..<16: min(weight, 700)
    case 20: weight == 600 ? 700 : weight
    default: weight
    }
  }
}
