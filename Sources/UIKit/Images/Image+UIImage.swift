extension Image {
  /// A picture of UIKit.
  public init(uiImage: UIImage) {
    var image: Image
    switch uiImage.source {
    case .nothing: image = Image(ImageDrawing(size: .zero, RecordedDrawing()))
    case .pixels(let source): image = Image(source, scale: uiImage.scale)
    case .symbol, .drawing:
      // A symbol keeps the size it was given, unlike one of SwiftUI, which follows the font.
      let renderer = UIGraphicsImageRenderer(size: uiImage.size)
      image = Image(ImageDrawing(size: uiImage.size, renderer.record { _ in uiImage.draw(at: .zero) }))
    }
    let isTemplate = uiImage.renderingMode == .alwaysTemplate || uiImage.isSymbolImage && uiImage.tint == nil
    self = isTemplate && uiImage.renderingMode != .alwaysOriginal ? image.renderingMode(.template) : image
  }
}
