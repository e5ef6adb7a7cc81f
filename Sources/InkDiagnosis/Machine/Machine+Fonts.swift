import Foundation
import InkRaster
import InkViews

extension Machine {
  /// The characters of a text that no font of this machine has, each once; nil where there is no font at all.
  ///
  /// Opens the fonts as the program does when it draws, which takes some 10 ms.
  static func undrawable(_ text: String, _ locale: Locale) -> [Character]? {
    guard let fonts = try? FontLibrary() else { return nil }
    let measurer = PangoTextMeasurer(fonts: fonts)
    let run = StyledText.Run(text, font: ResolvedFont(size: 15))
    _ = measurer.layout(
      StyledText([run]), style: ParagraphStyle(language: locale.identifier(.bcp47)), width: nil, height: nil)
    return fonts.problems.compactMap { problem in
      if case .missingCharacter(let character) = problem { character } else { nil }
    }
  }
}
