/// A view to look at: `preview --previews` draws it.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
  #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// A view with traits to look at: `preview --previews` draws it.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

// What `#Preview` is replaced by: the same arguments, given to these.
extension DeclaredPreview {
  /// A view.
  public init(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) {
    self.init(name: name, content: .views(body, layout: .device))
  }

  /// A view with traits.
  public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    let layout = ([traits] + additionalTraits).compactMap(\.layout).last ?? .device
    self.init(name: name, content: .views(body, layout: layout))
  }
}
