/// A view of UIKit among views; it is made, updated and drawn whenever the views around it are.
///
/// Apple's widgets refuse such views. Here they draw, since drawing is all that a view of UIKit can do.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View {
  /// The view of UIKit.
  associatedtype UIViewType: UIView
  /// What keeps an eye on it.
  associatedtype Coordinator = Void

  /// What it is told about its surroundings.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes it.
  @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType

  /// Brings it up to date.
  @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)

  /// Makes what keeps an eye on it.
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable where Coordinator == Void {
  /// Nothing.
  public func makeCoordinator() {}
}

/// What a view of UIKit is told about its surroundings.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What keeps an eye on the view.
  public let coordinator: Representable.Coordinator
  /// The values at its place.
  public let environment: EnvironmentValues
}

extension UIViewRepresentable {
  /// A canvas as large as proposed that the view draws on.
  public var body: some View {
    let representable = Handed(value: self)
    return Canvas { graphics, size in
      let environment = Handed(value: graphics.environment)
      // The engine draws on the main actor.
      let drawing = MainActor.assumeIsolated { representable.value.recorded(size, environment.value) }
      graphics.draw(drawing)
    }
  }

  private func recorded(_ size: CGSize, _ environment: EnvironmentValues) -> RecordedDrawing {
    let context = Context(coordinator: makeCoordinator(), environment: environment)
    let canvas = CGContext(bounds: CGRect(origin: .zero, size: size))
    UITraitCollection(environment).performAsCurrent {
      let view = makeUIView(context: context)
      view.frame = CGRect(origin: .zero, size: size)
      updateUIView(view, context: context)
      view.layer.render(in: canvas)
    }
    return canvas.drawing
  }
}

/// Passes a value into a closure that runs on the same actor.
private struct Handed<Value>: @unchecked Sendable {
  let value: Value
}
