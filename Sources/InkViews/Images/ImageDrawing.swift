import Foundation

/// A drawing as a picture: a size, and what is drawn in it.
package final class ImageDrawing: Sendable {
  /// Points.
  package let size: CGSize
  package let drawing: RecordedDrawing

  package init(size: CGSize, _ drawing: RecordedDrawing) {
    self.size = size
    self.drawing = drawing
  }

  /// The commands that draw it in a rectangle, cut off at its edges; in one paint where there is a tint.
  package func commands(
    in rect: CGRect, _ measurer: any TextMeasurer, tint: Paint? = nil,
    transform: CGAffineTransform = .identity
  ) -> [DrawCommand] {
    guard size.width > 0, size.height > 0, !drawing.steps.isEmpty else { return [] }
    let map = CGAffineTransform(scaleX: rect.width / size.width, y: rect.height / size.height)
      .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
      .concatenating(transform)
    let commands = drawing.applying(map).commands(measurer, tint: tint)
    return [.clip(Path(rect).applying(transform), evenOdd: false, DisplayList(commands))]
  }
}

extension ImageDrawing: Equatable {
  package static func == (one: ImageDrawing, other: ImageDrawing) -> Bool { one === other }
}

/// The node of a picture that was drawn by hand.
@MainActor
final class ImageDrawingNode: LayoutNode {
  private let image: Image
  private let picture: ImageDrawing
  private let measurer: any TextMeasurer

  init(_ image: Image, _ picture: ImageDrawing, in context: ViewContext) {
    self.image = image
    self.picture = picture
    measurer = context.evaluation.measurer
    super.init(context)
  }

  override var name: String { "Image drawing" }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    image.isResizable ? proposal.replacingUnspecifiedDimensions(by: picture.size) : picture.size
  }

  override func draw(in frame: CGRect, proposal: ProposedViewSize, on pass: DrawingPass) {
    guard frame.width > 0, frame.height > 0 else { return }
    if environment.isRedacted {
      pass.fill(Rectangle(), in: frame, with: RedactedShapeStyle(), environment: environment)
      return
    }
    let tint =
      image.renderingMode == .template
      ? pass.paint(ForegroundStyle(), bounds: frame, environment: environment) : nil
    for command in picture.commands(in: frame, measurer, tint: tint, transform: pass.transform) {
      pass.append(command)
    }
  }
}
