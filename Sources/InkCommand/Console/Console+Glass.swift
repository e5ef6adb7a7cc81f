import InkBitmap
import InkHost

extension Console {
  /// A picture as this terminal shows it best: as pixels where it takes them, else as characters.
  func glass(_ picture: ColorFrame) -> String {
    if let pixels = pixels(), let text = pixels.text(picture, columns: width) { return text }
    let text = TerminalText(
      columns: width, usesColor: usesColor, isUTF8: isUTF8, hasBraille: hasBraille, symbols: symbols())
    return text.lines(picture).joined(separator: "\n") + "\n"
  }
}
