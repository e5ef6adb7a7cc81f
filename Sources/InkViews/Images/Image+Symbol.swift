import Foundation

extension Image {
  /// The name of the symbol with the environment's variants; nil for a picture.
  func symbolName(in environment: EnvironmentValues) -> String? {
    guard case .symbol(let name) = source else { return nil }
    return environment.symbolVariants.applied(to: name)
  }

  /// The symbol at the size and weight of the environment's font.
  func symbolRequest(in environment: EnvironmentValues) -> SymbolRequest? {
    guard let name = symbolName(in: environment) else { return nil }
    var font = (environment.font ?? .body).resolved(at: environment.dynamicTypeSize)
    for case .fontChange(let change) in environment.textChanges { font.apply(change) }
    return SymbolRequest(
      name: name, pointSize: font.size * environment.imageScale.factor, weight: font.weight,
      variableValue: variableValue)
  }
}

extension Image {
  /// The picture for the environment's scheme, as a template where the image says so, else where its catalogue does.
  func pictureRequest(
    _ source: ImageRequest.Source, in environment: EnvironmentValues, _ measurer: any TextMeasurer
  ) -> ImageRequest {
    var request = ImageRequest(source, interpolated: interpolation != .none, isDrawing: isDrawing)
    if case .named(let name, let bundle, _) = source {
      request.source = .named(name, bundle: bundle, scheme: environment.colorScheme)
    }
    request.isTemplate = renderingMode.map { $0 == .template } ?? measurer.isTemplate(request)
    return request
  }
}

extension View {
  /// The size of symbols inside, beside text.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

  /// The variant of symbols inside.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = $0.union(variant) }
  }

  /// Accepted; symbols have one layer.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
}
