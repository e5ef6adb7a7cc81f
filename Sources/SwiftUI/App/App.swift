// An app has windows, a display has widgets: the sources of an app compile beside those of its widgets, and as a program
// of its own it says what is missing.

/// The part of a program that has windows.
@MainActor @preconcurrency
public protocol App {
  /// Its windows.
  associatedtype Body: Scene

  /// Its windows.
  @SceneBuilder var body: Body { get }

  /// Without anything said.
  init()
}

extension App {
  /// Says on standard error that there is nothing to show, and ends with status 64.
  public static func main() {
    let text = """
      This program is an app: it has windows, and a display shows widgets.
      Mark a Widget or a WidgetBundle with @main instead of \(Self.self).

      """
    FileHandle.standardError.write(Data(text.utf8))
    exit(64)
  }
}

/// A window of an app.
@MainActor @preconcurrency
public protocol Scene {}

/// A window.
public struct WindowGroup<Content: View>: Scene {
  /// A window of views.
  public nonisolated init(@ViewBuilder content: () -> Content) {}
  /// A window of views under a name.
  public nonisolated init(id: String, @ViewBuilder content: () -> Content) {}
  /// A window of views under a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

/// The window of settings.
public struct Settings<Content: View>: Scene {
  /// A window of views.
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}

/// Several windows.
public struct SceneList: Scene {
  nonisolated init() {}
}

/// Makes windows of a closure's statements.
@resultBuilder
public struct SceneBuilder {
  /// Several windows.
  public static func buildBlock<each S: Scene>(_ scene: repeat each S) -> SceneList { SceneList() }
}

extension Scene {
  /// Accepted; windows are not shown.
  public nonisolated func commands<C: View>(@ViewBuilder content: () -> C) -> some Scene { SceneList() }
  /// Accepted; windows are not shown.
  public nonisolated func onChange<V: Equatable>(of value: V, _ action: @escaping (V, V) -> Void)
    -> some Scene
  {
    SceneList()
  }
  /// Accepted; windows are not shown.
  public nonisolated func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void)
    -> some Scene
  {
    SceneList()
  }
}
