import Foundation

/// A picture from an address; a widget is drawn at once, so that its placeholder is what shows.
public struct AsyncImage<Content: View> {
  let content: Content

  /// The placeholder, a faint area.
  public nonisolated init(url: URL?, scale: CGFloat = 1) where Content == Color {
    content = Color.secondary.opacity(0.2)
  }

  /// The placeholder.
  public nonisolated init<I: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> Content
  ) {
    self.content = placeholder()
  }

  /// What stands for nothing loaded.
  public nonisolated init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.content = content(.empty)
  }
}

extension AsyncImage: View {
  /// What is shown.
  public var body: some View { content }
}

/// How far a picture is loaded; never here.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  /// The picture; nil until it is loaded.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  /// Why it is not loaded; nil when nothing went wrong.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A change and how it would move; nothing moves here.
public struct Transaction: Sendable {
  /// How it would move.
  public var animation: Animation?
  /// Whether it would not move after all.
  public var disablesAnimations = false

  /// A change that does not move.
  public init() {}

  /// A change that would move.
  public init(animation: Animation?) { self.animation = animation }
}
