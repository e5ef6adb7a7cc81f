import Foundation

/// Something drawn by hand before it is known where it goes, as contexts of UIKit record it.
///
/// Texts are kept as words and laid out by whoever draws, so that recording needs no fonts and may happen on any
/// thread.
package struct RecordedDrawing: Sendable {
  /// One thing drawn.
  package enum Mark: Sendable {
    /// Anything but a text.
    case command(DrawCommand)
    /// A text in a box, before `transform`; an infinite side does not limit it.
    case text(StyledText, ParagraphStyle, in: CGRect, Paint, transform: CGAffineTransform)
  }

  /// A path to draw inside.
  package struct Clip: Sendable {
    package var path: Path
    package var evenOdd: Bool

    package init(_ path: Path, evenOdd: Bool = false) {
      self.path = path
      self.evenOdd = evenOdd
    }
  }

  /// A mark with the clips and the opacity it was made in.
  package struct Step: Sendable {
    package var mark: Mark
    /// The outermost first.
    package var clips: [Clip]
    /// 0…1.
    package var opacity: Float

    package init(_ mark: Mark, clips: [Clip] = [], opacity: Float = 1) {
      self.mark = mark
      self.clips = clips
      self.opacity = opacity
    }
  }

  /// In the order drawn.
  package var steps: [Step] = []

  package init() {}

  /// The drawing under a map of its space.
  package func applying(_ map: CGAffineTransform) -> RecordedDrawing {
    if map.isIdentity { return self }
    var copy = self
    copy.steps = steps.map { $0.applying(map) }
    return copy
  }

  /// The drawing in one paint, of whose strength its own opacities are left.
  package func tinted(_ tint: Paint) -> RecordedDrawing {
    var copy = self
    for index in steps.indices {
      switch steps[index].mark {
      case .command(let command): copy.steps[index].mark = .command(command.tinted(tint))
      case .text(let text, let style, let box, let paint, let transform):
        copy.steps[index].mark = .text(
          text, style, in: box, tint.faded(by: paint.opacity), transform: transform)
      }
    }
    return copy
  }

  /// The commands that draw it, its texts laid out; in one paint where there is a tint.
  package func commands(_ measurer: any TextMeasurer, tint: Paint? = nil) -> [DrawCommand] {
    (tint.map { tinted($0) } ?? self).steps.map { $0.command(measurer) }
  }
}

extension RecordedDrawing.Step {
  fileprivate func applying(_ map: CGAffineTransform) -> RecordedDrawing.Step {
    var copy = self
    copy.clips = clips.map { .init($0.path.applying(map), evenOdd: $0.evenOdd) }
    switch mark {
    case .command(let command): copy.mark = .command(command.applying(map))
    case .text(let text, let style, let box, let paint, let transform):
      copy.mark = .text(
        text, style, in: box, paint.applying(map), transform: transform.concatenating(map))
    }
    return copy
  }

  fileprivate func command(_ measurer: any TextMeasurer) -> DrawCommand {
    var command: DrawCommand
    switch mark {
    case .command(let plain): command = plain
    case .text(let text, let style, let box, let paint, let transform):
      let layout = measurer.layout(
        text, style: style, width: box.width.isFinite ? box.width : nil,
        height: box.height.isFinite ? box.height : nil)
      // A layout is as wide as its longest line; where that stands in the box is the paragraph's affair.
      var origin = box.origin
      if box.width.isFinite {
        let slack = box.width - layout.size.width
        switch style.alignment {
        case .leading: break
        case .center: origin.x += slack / 2
        case .trailing: origin.x += slack
        }
      }
      command = .text(layout, origin: origin, paint, transform: transform)
    }
    if opacity < 1 {
      command = command.faded(by: opacity) ?? .layer(opacity: opacity, DisplayList([command]))
    }
    for clip in clips.reversed() {
      command = .clip(clip.path, evenOdd: clip.evenOdd, DisplayList([command]))
    }
    return command
  }
}
