/// The previews of an editor.
public enum Preview {
  /// What can be said of a view's preview.
  public struct ViewTraits: Sendable {}
}

/// How a preview is shown: only its size counts here.
public struct PreviewTrait<T>: Sendable {
  /// The size it asks for; nil where it is about something else.
  let layout: PreviewLayout?

  fileprivate init(_ layout: PreviewLayout? = nil) { self.layout = layout }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// As large as the device.
  public static var defaultLayout: PreviewTrait<T> { PreviewTrait(.device) }
  /// As large as the view wants to be.
  public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait(.sizeThatFits) }
  /// Upright.
  public static var portrait: PreviewTrait<T> { PreviewTrait() }
  /// Turned to the left.
  public static var landscapeLeft: PreviewTrait<T> { PreviewTrait() }
  /// Turned to the right.
  public static var landscapeRight: PreviewTrait<T> { PreviewTrait() }
  /// Upside down.
  public static var portraitUpsideDown: PreviewTrait<T> { PreviewTrait() }

  /// So many points wide and tall.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    PreviewTrait(.fixed(width: width, height: height))
  }
}
