import Foundation
import InkTestKit
import InkViews
import Testing

/// Views that stand for what a widget cannot show or wait for.
@MainActor @Suite("Stand-ins")
struct StandInTests {
  @Test("a picture from an address shows its placeholder")
  func asyncImage() throws {
    let url = try #require(URL(string: "https://example.org/a.png"))
    let tree = LayoutTree(100, 20) {
      HStack(spacing: 0) {
        AsyncImage(url: url) {
          $0.resizable()
        } placeholder: {
          Text("wait")
        }
        AsyncImage(url: url) { phase in
          if let image = phase.image {
            image
          } else if phase.error != nil {
            Text("bad")
          } else {
            Text("none")
          }
        }
        AsyncImage(url: nil)
      }
    }
    #expect(tree.texts == ["wait", "none"])
  }

  @Test("a label and a value stand at the two ends of a line")
  func labeled() {
    let tree = LayoutTree(200, 20) {
      LabeledContent("Level", value: "81 %").font(.system(size: 10))
    }
    #expect(tree.texts == ["Level", "81 %"])
    #expect(tree.frame(of: "Text \"Level\"")?.minX == 0)
    #expect(tree.frame(of: "Text \"81 %\"")?.maxX == 200)
  }

  @Test("a labelled value is written by its format")
  func formatted() {
    let tree = LayoutTree(200, 20) {
      LabeledContent("Level", value: 0.5, format: .percent)
    }
    #expect(tree.texts == ["Level", "50%"])
  }

  @Test("nothing to show is said by symbol, title and reason, one below the other")
  func unavailable() {
    let tree = LayoutTree(200, 200) {
      ContentUnavailableView("No data", systemImage: "wifi.slash", description: Text("Connect once."))
    }
    #expect(tree.texts == ["No data", "Connect once."])
    let title = tree.frame(of: "Text \"No data\"")
    let reason = tree.frame(of: "Text \"Connect once.\"")
    #expect(title?.midX == 100)
    #expect((title?.maxY ?? 0) <= (reason?.minY ?? 0))
  }

  @Test("a group box writes its title above its content")
  func groupBox() {
    let tree = LayoutTree(200, 200) { GroupBox("Title") { Text("content") } }
    #expect(tree.texts == ["Title", "content"])
  }
}
