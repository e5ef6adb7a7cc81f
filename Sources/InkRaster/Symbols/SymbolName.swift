/// Reads SF Symbols names: exact names first, then the parts they are made of.
enum SymbolName {
  /// How the symbol is drawn; nil for a name no part of which is known.
  ///
  /// `value`, 0…1, replaces the level in names that show one.
  static func drawing(_ name: String, value: Double? = nil) -> SymbolDrawing? {
    let name = name.hasSuffix(".rtl") ? String(name.dropLast(4)) : name
    if let level = level(name, value) { return level }
    if let figure = figure(name) { return figure }
    if name == "sun.max" || name == "sun.min" { return .sun(isFilled: false) }
    if name == "sun.max.fill" || name == "sun.min.fill" { return .sun(isFilled: true) }
    if let code = SymbolMap.codePoints[name] { return .icon(code) }
    if let bare = removing("percent", from: name), let drawing = drawing(bare, value: value) {
      return drawing
    }
    let bare = removing(".fill", from: name)
    if let enclosed = enclosed(bare ?? name, isFilled: bare != nil, value) { return enclosed }
    if let bare { return drawing(bare, value: value) }
    if let inner = removing(".slash", from: name), let drawing = drawing(inner, value: value) {
      return .slashed(drawing)
    }
    // "cloud.sun.badge.plus" is at least a cloud with a sun, and at the least a cloud.
    guard let dot = name.lastIndex(of: ".") else { return nil }
    return drawing(String(name[..<dot]), value: value)
  }

  private static func level(_ name: String, _ value: Double?) -> SymbolDrawing? {
    var parts = name.split(separator: ".")[...]
    switch parts.popFirst() {
    case "battery":
      let hasBolt = parts.last == "bolt"
      if hasBolt { parts.removeLast() }
      guard parts.count == 1, let number = Int(parts[parts.startIndex].replacing("percent", with: "")) else {
        return nil
      }
      return .battery(level: clamped(value ?? Double(number) / 100), hasBolt: hasBolt)
    case "cellularbars": return parts.isEmpty ? .bars(level: clamped(value ?? 1)) : nil
    case "wifi": return parts.isEmpty ? .waves(level: clamped(value ?? 1)) : nil
    default: return nil
    }
  }

  private static func figure(_ name: String) -> SymbolDrawing? {
    let bare = removing(".fill", from: name)
    guard let figure = SymbolDrawing.Figure(rawValue: bare ?? name) else { return nil }
    return .figure(figure, isFilled: bare != nil)
  }

  private static func enclosed(_ name: String, isFilled: Bool, _ value: Double?) -> SymbolDrawing? {
    for figure in [SymbolDrawing.Figure.circle, .square] {
      guard let inner = removing("." + figure.rawValue, from: name) else { continue }
      if inner.count <= 2, inner.allSatisfy({ $0.isLetter || $0.isNumber }), let letter = inner.first {
        return inner.count == 1
          ? .enclosed(.letter(Character(letter.uppercased())), in: figure, isFilled: isFilled) : nil
      }
      guard let drawing = drawing(inner, value: value) else { return nil }
      return .enclosed(drawing, in: figure, isFilled: isFilled)
    }
    return nil
  }

  private static func removing(_ suffix: String, from name: String) -> String? {
    name.hasSuffix(suffix) && name.count > suffix.count ? String(name.dropLast(suffix.count)) : nil
  }

  private static func clamped(_ level: Double) -> Double { level.isFinite ? max(0, min(1, level)) : 0 }
}
