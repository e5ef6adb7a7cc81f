import InkTestKit
import SwiftUI
import Testing

extension EnvironmentValues {
  @Entry var deskName: String = "desk"
  @Entry fileprivate var spare: Int?
  @Entry var limits = [1, 2]
}

/// `@Entry` as the compiler expands it with the plug-in.
@MainActor @Suite("@Entry")
struct EntryTests {
  private struct Names: View {
    @Environment(\.deskName) private var name
    @Environment(\.spare) private var spare
    @Environment(\.limits) private var limits

    var body: some View { Text("\(name) \(spare.map(String.init) ?? "none") \(limits.count)") }
  }

  @Test("a value without a modifier is its default")
  func defaults() {
    #expect(LayoutTree(200, 20) { Names() }.texts == ["desk none 2"])
  }

  @Test("a value is set for what is inside")
  func set() {
    let tree = LayoutTree(200, 20) {
      Names().environment(\.deskName, "shelf").environment(\.spare, 3).environment(\.limits, [])
    }
    #expect(tree.texts == ["shelf 3 0"])
  }
}

#Preview("Nothing is made of it") { Text("preview") }
