import Foundation

/// What a canvas draws into.
///
/// Copies share the drawing and keep their own transform, opacity and clips.
public struct GraphicsContext {
  /// What has been drawn.
  final class Recording {
    let measurer: any TextMeasurer
    var commands: [DrawCommand] = []
    var liveTexts: [LiveText] = []
    /// The canvas's views by their tags.
    var symbols: [AnyHashable: ResolvedSymbol] = [:]

    init(measurer: any TextMeasurer, symbols: [AnyHashable: ResolvedSymbol] = [:]) {
      self.measurer = measurer
      self.symbols = symbols
    }
  }

  let recording: Recording
  /// From the canvas's points to the display list's.
  let base: CGAffineTransform
  /// The environment of the canvas.
  public let environment: EnvironmentValues
  /// From the current points to the canvas's.
  public var transform = CGAffineTransform.identity
  /// Strength of everything drawn from now on, 0…1.
  public var opacity: Double = 1
  /// Accepted; the upper drawing covers the lower one.
  public var blendMode = BlendMode.normal
  /// Clips in force, in the display list's points.
  var clips: [(path: Path, evenOdd: Bool)] = []

  init(_ recording: Recording, environment: EnvironmentValues, base: CGAffineTransform) {
    self.recording = recording
    self.environment = environment
    self.base = base
  }

  /// From the current points to the display list's.
  var full: CGAffineTransform { transform.concatenating(base) }

  /// Adds a command in the opacity and clips in force.
  func append(_ command: DrawCommand) {
    var command = command
    if opacity < 1 {
      let strength = Float(max(opacity, 0))
      command = command.faded(by: strength) ?? .layer(opacity: strength, DisplayList([command]))
    }
    for clip in clips.reversed() {
      command = .clip(clip.path, evenOdd: clip.evenOdd, DisplayList([command]))
    }
    recording.commands.append(command)
  }

  func paint(_ shading: Shading, bounds: CGRect) -> Paint {
    let paint = environment.paint(of: shading.style, in: bounds)
    return (environment.isAccented ? paint.accented : paint).applying(full)
  }
}

extension GraphicsContext {
  /// Shifts what is drawn from now on.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

  /// Scales what is drawn from now on.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

  /// Turns what is drawn from now on.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }

  /// Maps what is drawn from now on.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Draws only inside a path from now on.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    clips.append((path.applying(full), style.isEOFilled))
  }

  /// Draws several things as one, with one opacity.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let layer = Recording(measurer: recording.measurer, symbols: recording.symbols)
    var inner = GraphicsContext(layer, environment: environment, base: base)
    inner.transform = transform
    try content(&inner)
    recording.liveTexts += layer.liveTexts
    append(.layer(opacity: 1, DisplayList(layer.commands)))
  }

  /// How a clip is taken; only its inside counts here.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    /// Options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The outside instead; not supported.
    public static let inverse = ClipOptions(rawValue: 1)
  }
}
