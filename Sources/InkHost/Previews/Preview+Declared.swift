import Foundation
import InkTimelines
import InkViews

extension Preview {
  /// A preview that the program's sources declare, ready to be drawn.
  public struct Declared {
    /// What it is called: its own name, else its type's or its widget's.
    public let name: String
    public let subject: Subject
  }

  /// Everything the program declares to look at: its `PreviewProvider`s and every `#Preview`.
  ///
  /// Entries of a provider are those it gives at `date`, eight at the most.
  public static func declared(
    in settings: HostSettings, size: CGSize, look: PreviewLook, at date: Date
  ) async throws -> [Declared] {
    let screen = try Screen(CGSize(width: 1, height: 1), scale: settings.scale)
    let finder = DeclaredPreviewFinder(
      settings: settings, size: size, look: look, date: date, measurer: screen.textMeasurer)
    var found: [Declared] = []
    for case let provider as any PreviewProvider.Type in ConformingTypes.all(of: (any PreviewProvider).self) {
      found += finder.previews(of: provider.previews, named: "\(provider)", layout: .device)
    }
    for case let type as any PreviewRegistration.Type in ConformingTypes.all(
      of: (any PreviewRegistration).self)
    {
      found += await finder.previews(of: type.preview)
    }
    return found
  }
}

/// Turns declarations into what can be drawn.
@MainActor
private struct DeclaredPreviewFinder {
  let settings: HostSettings
  /// The size of a view that says nothing, points.
  let size: CGSize
  let look: PreviewLook
  let date: Date
  let measurer: any TextMeasurer

  /// Entries drawn of one preview, at the most.
  private static let entryLimit = 8

  func previews(of declared: DeclaredPreview) async -> [Preview.Declared] {
    switch declared.content {
    case .views(let make, let layout):
      return previews(of: make(), named: declared.name ?? "Preview", layout: layout)
    case .widget(let family, let make, let entries):
      return await previews(of: make(), as: family, entries, named: declared.name)
    }
  }

  func previews(of view: any View, named name: String, layout: PreviewLayout) -> [Preview.Declared] {
    var environment = settings.environment(for: .systemSmall, hasContentMargins: true, at: date)
    look.apply(to: &environment)
    let views = PreviewedView.all(in: view, environment: environment, measurer: measurer) { family, values in
      settings.prepare(&values, for: family, hasContentMargins: true)
    }
    return views.enumerated().map { index, view in
      let title = view.name ?? (views.count > 1 ? "\(name) \(index + 1)" : name)
      return Preview.Declared(name: title, subject: .view(view, canvas(of: view, layout)))
    }
  }

  private func canvas(of view: PreviewedView, _ declared: PreviewLayout) -> CGSize {
    if let family = view.family { return family.canvas }
    var layout = view.layout
    if case .device = layout { layout = declared }
    switch layout {
    case .device: return size
    case .sizeThatFits:
      let fitting = view.renderer.fittingSize(within: size)
      return CGSize(width: max(1, fitting.width), height: max(1, fitting.height))
    case .fixed(let width, let height):
      return CGSize(width: min(4096, max(1, width)), height: min(4096, max(1, height)))
    }
  }

  private func previews(
    of widget: any Widget, as family: WidgetFamily,
    _ entries: @escaping @MainActor (TimelineProviderContext) async -> [any TimelineEntry],
    named name: String?
  ) async -> [Preview.Declared] {
    guard let descriptor = WidgetDescriptor.all(in: widget).first,
      let source = try? descriptor.makeSource()
    else { return [] }
    let hasMargins = !descriptor.areContentMarginsDisabled
    var environment = settings.environment(for: family, hasContentMargins: hasMargins, at: date)
    look.apply(to: &environment)
    let context = TimelineProviderContext(
      family: family, displaySize: family.canvas, isPreview: true, environment: environment)
    let prepared = await limited { await entries(context).compactMap { source.prepared($0) } }
      .prefix(Self.entryLimit)
    let title = name ?? "\(descriptor.kind) \(family)"
    return prepared.enumerated().map { index, entry in
      Preview.Declared(
        name: prepared.count > 1 ? "\(title) \(index + 1)" : title,
        subject: .entry(entry, kind: descriptor.kind, family, hasContentMargins: hasMargins))
    }
  }

  /// What `work` gives, nothing once 5 s are over.
  private func limited(
    _ work: @escaping @MainActor () async -> [PreparedEntry]
  ) async -> [PreparedEntry] {
    let question = Task { @MainActor in await work() }
    let deadline = Task {
      try await Task.sleep(for: .seconds(5))
      question.cancel()
    }
    defer { deadline.cancel() }
    return await question.value
  }
}
