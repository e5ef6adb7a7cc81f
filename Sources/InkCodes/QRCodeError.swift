/// Why a text is not shown as a QR code.
package enum QRCodeError: Error, Equatable, CustomStringConvertible {
  /// libqrencode cannot be loaded.
  case noLibrary
  /// More than the largest code holds.
  case tooLong(characters: Int)
  /// Two pixels a module are more than the place has.
  case noRoom(modules: Int, pixels: Int, width: Int, height: Int)
  /// Nothing in the widget leads anywhere.
  case noLink

  package var description: String {
    switch self {
    case .noLibrary:
      "no QR code, since libqrencode is not installed: `apt install libqrencode4`"
    case .tooLong(let characters):
      "no QR code, since its text of \(characters) characters is longer than any holds: shorten it"
    case .noRoom(let modules, let pixels, let width, let height):
      "no QR code, since its \(modules) modules with the margin need \(pixels) × \(pixels) pixels and its place has "
        + "\(width) × \(height): give it a larger place or a shorter text"
    case .noLink:
      "no QR code, since it has no widgetURL and no Link: write the text of one, as qr_code = \"https://…\""
    }
  }
}
