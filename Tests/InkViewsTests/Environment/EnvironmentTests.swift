import Foundation
import InkTestKit
import Testing

@testable import InkViews

private struct StepKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var step: Int {
    get { self[StepKey.self] }
    set { self[StepKey.self] = newValue }
  }
}

/// Shows the step it reads.
private struct Reader: View {
  @Environment(\.step) var step

  var body: some View { Text(verbatim: "\(step)") }
}

/// Adds to the step inside.
private struct Increment: ViewModifier {
  @Environment(\.step) var step

  func body(content: Content) -> some View { content.environment(\.step, step + 1) }
}

@MainActor @Suite("Environment")
struct EnvironmentTests {
  @Test("a value flows down, and only down")
  func down() {
    let tree = LayoutTree(200, 100) {
      VStack {
        Reader()
        Group {
          Reader()
          HStack { Reader().environment(\.step, 2) }
        }.environment(\.step, 1)
        Reader()
      }
    }
    #expect(tree.texts == ["0", "1", "2", "0"])
  }

  @Test("it reaches closures that are called later")
  func closures() {
    let tree = LayoutTree(200, 100) {
      GeometryReader { _ in
        VStack {
          ForEach(0..<1) { _ in Reader() }
          Color.red.overlay { Reader() }
        }
      }
      .environment(\.step, 7)
    }
    #expect(tree.texts == ["7", "7"])
  }

  @Test("modifiers read it too, each where it stands")
  func modifiers() {
    let tree = LayoutTree(200, 100) { Reader().modifier(Increment()).modifier(Increment()) }
    #expect(tree.texts == ["2"])
  }

  @Test("a value is transformed from the one outside")
  func transformed() {
    let tree = LayoutTree(200, 100) {
      Reader().transformEnvironment(\.step) { $0 *= 5 }.environment(\.step, 3)
    }
    #expect(tree.texts == ["15"])
  }

  @Test("outside an evaluation it is the default")
  func outside() {
    #expect(Reader().step == 0)
    #expect(CurrentEnvironment.values.locale == Locale.current)
  }

  @Test("defaults that follow from other values")
  func derived() {
    var environment = EnvironmentValues()
    #expect(environment.widgetRenderingMode == .fullColor)
    #expect(environment.showsWidgetContainerBackground)
    #expect(environment.colorScheme == .light)
    #expect(environment.isLuminanceReduced)
    environment.widgetFamily = .accessoryRectangular
    environment.textCadence = .seconds(1)
    environment.displayScale = 2
    environment.locale = Locale(identifier: "ar")
    #expect(environment.widgetRenderingMode == .vibrant)
    #expect(!environment.showsWidgetContainerBackground)
    #expect(environment.colorScheme == .dark)
    #expect(!environment.isLuminanceReduced)
    #expect(environment.pixelLength == 0.5)
    #expect(environment.layoutDirection == .rightToLeft)
    environment.widgetRenderingMode = .accented
    #expect(environment.widgetRenderingMode == .accented)
  }

  @Test("a stored nil is not the default")
  func storedNil() {
    var environment = EnvironmentValues()
    #expect(environment.horizontalSizeClass == .compact)
    environment.horizontalSizeClass = nil
    #expect(environment.horizontalSizeClass == nil)
  }

  @Test("preferences told inside reach a layer outside")
  func preferences() {
    struct Names: PreferenceKey {
      static let defaultValue: [String] = []
      static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }
    let tree = LayoutTree(200, 100) {
      HStack {
        Color.red.preference(key: Names.self, value: ["a"])
        Color.red.preference(key: Names.self, value: ["b"])
      }
      .overlayPreferenceValue(Names.self) { names in Text(verbatim: names.joined()) }
    }
    #expect(tree.texts == ["ab"])
  }
}
