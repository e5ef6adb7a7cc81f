import Foundation

/// A picture that a closure draws whenever it is shown.
///
/// Unchecked because the closure runs on the main actor, where views are drawn.
final class CanvasImage: @unchecked Sendable, Equatable {
  /// Points.
  let size: CGSize
  private let renderer: (inout GraphicsContext) -> Void

  init(size: CGSize, _ renderer: @escaping (inout GraphicsContext) -> Void) {
    self.size = size
    self.renderer = renderer
  }

  static func == (one: CanvasImage, other: CanvasImage) -> Bool { one === other }

  /// The picture at its size, or filling what it is given.
  @MainActor
  func view(isResizable: Bool) -> some View {
    let size = size
    let renderer = renderer
    let canvas = Canvas { context, given in
      if size.width > 0, size.height > 0 {
        context.scaleBy(x: given.width / size.width, y: given.height / size.height)
      }
      renderer(&context)
    }
    let limit: CGFloat? = isResizable ? .infinity : nil
    return
      canvas
      .frame(width: isResizable ? nil : size.width, height: isResizable ? nil : size.height)
      .frame(idealWidth: size.width, maxWidth: limit, idealHeight: size.height, maxHeight: limit)
  }
}

extension Image {
  /// A picture of a size in points that the closure draws.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.init(.canvas(CanvasImage(size: size, renderer)))
  }
}
