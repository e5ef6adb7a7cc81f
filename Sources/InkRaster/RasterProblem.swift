/// Something that could not be drawn as asked, and what was drawn instead; drawing never stops for it.
public enum RasterProblem: Hashable, Sendable {
  /// No font of the machine has the character; a box stands for it.
  case missingCharacter(Character)
  /// No symbol of that name is known; a question mark in a box stands for it.
  case unknownSymbol(String)
  /// The icon font is not installed.
  case noIconFont
  /// A picture could not be read; nothing is drawn.
  case unreadableImage(String)
}

extension RasterProblem: CustomStringConvertible {
  /// One sentence with what to do.
  public var description: String {
    switch self {
    case .missingCharacter(let character):
      let codes = character.unicodeScalars.map { scalar in
        let hex = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex
      }
      return "No installed font has “\(character)” (\(codes.joined(separator: " "))): "
        + (Self.isEmoji(character)
          ? "sudo apt install fonts-symbola, which has them in one colour."
          : "sudo apt install fonts-noto-cjk fonts-dejavu-core, or a font of that script.")
    case .unknownSymbol(let name):
      return "No symbol is called “\(name)”: use another SF Symbols name or an image."
    case .noIconFont:
      return "Symbols need the icon font: sudo apt install fonts-materialdesignicons-webfont."
    case .unreadableImage(let name):
      return "The picture \(name) cannot be read: "
        + "check that it exists and is PNG, JPEG, PBM, BMP, SVG or PDF."
    }
  }

  /// True for what only fonts of emoji have: those of the supplementary planes.
  private static func isEmoji(_ character: Character) -> Bool {
    character.unicodeScalars.contains { $0.value >= 0x1F000 && $0.properties.isEmoji }
  }
}
