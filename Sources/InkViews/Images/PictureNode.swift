import Foundation

/// A picture made of pixels.
@MainActor
final class PictureNode: LayoutNode {
  private let request: ImageRequest
  private let size: CGSize
  private let isMissing: Bool
  private let image: Image

  init(_ image: Image, _ source: ImageRequest.Source, in context: ViewContext) {
    self.image = image
    let measurer = context.evaluation.measurer
    request = image.pictureRequest(source, in: context.environment, measurer)
    let known = measurer.imageSize(request).map {
      CGSize(width: $0.width / image.scale, height: $0.height / image.scale)
    }
    if known == nil {
      context.evaluation.report(
        "The picture \(source.title) cannot be read; a frame with a hill stands for it"
          + (measurer.missingPackage(for: request).map { ": sudo apt install \($0)" } ?? ""))
    }
    isMissing = known == nil
    size = known ?? MissingPicture.size
    super.init(context)
  }

  override var name: String { "Image \(request.source.title)" }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard image.isResizable else { return size }
    let wanted = proposal.replacingUnspecifiedDimensions(by: size)
    let caps = image.capInsets
    return CGSize(
      width: max(wanted.width, caps.leading + caps.trailing),
      height: max(wanted.height, caps.top + caps.bottom))
  }

  override func draw(in frame: CGRect, proposal: ProposedViewSize, on pass: DrawingPass) {
    guard frame.width > 0, frame.height > 0 else { return }
    if environment.isRedacted {
      pass.fill(Rectangle(), in: frame, with: RedactedShapeStyle(), environment: environment)
      return
    }
    guard !isMissing else {
      let standIn = MissingPicture().stroke(lineWidth: 1) as any Shape
      pass.fill(standIn, in: frame, with: ForegroundStyle(), environment: environment)
      return
    }
    let tint =
      request.isTemplate ? pass.paint(ForegroundStyle(), bounds: frame, environment: environment) : nil
    pass.append(.image(request, in: frame, tint: tint, opacity: 1, transform: pass.transform))
  }
}

extension ImageRequest.Source {
  /// What a message calls the picture.
  var title: String {
    switch self {
    case .file(let path): "\"\(path)\""
    case .named(let name, _, _): "\"\(name)\""
    case .data(let data): "of \(data.count) bytes"
    }
  }
}
